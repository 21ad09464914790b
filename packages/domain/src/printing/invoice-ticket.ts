import {
  type InvoicePaper,
  correctionText,
  documentCodeText,
  invoiceLines,
  invoiceName,
  invoiceNumberText,
  invoiceWords,
  tellsVat,
} from "../invoicing/index.ts";
import { cents, formatMoney } from "../kernel/index.ts";
import { amountOf, besideOf, dayText, deductionOf, ending, pairOf, rule, textOf, titleOf } from "./ticket-parts.ts";
import type { TicketLine } from "./ticket.ts";

/** `qrAddress`: what its QR holds. */
export type TicketInvoice = InvoicePaper & { readonly qrAddress: string };

const issuerOf = (invoice: TicketInvoice): readonly TicketLine[] => [
  ...titleOf(invoice.legalName),
  ...titleOf(invoice.address, "plain"),
  ...titleOf(`CUIT ${invoice.cuit}`, "plain"),
  ...titleOf(`Ingresos brutos: ${invoice.grossIncome}`, "plain"),
  ...titleOf(invoiceWords.conditions[invoice.vatCondition], "plain"),
  ...titleOf(`Inicio de actividades: ${dayText(invoice.startDate)}`, "plain"),
];

const vatOf = (invoice: TicketInvoice): readonly TicketLine[] =>
  tellsVat(invoice)
    ? [
        rule,
        ...textOf(invoiceWords.transparency),
        ...amountOf(invoiceWords.containedVat, invoice.vat),
        ...amountOf(invoiceWords.otherTaxes, cents(0)),
      ]
    : [];

/** An authorised invoice on paper, with every line that the law wants. PRINT-16 */
export function invoiceTicket(invoice: TicketInvoice): readonly TicketLine[] {
  const corrected = correctionText(invoice);
  return [
    ...issuerOf(invoice),
    rule,
    ...titleOf(invoiceName(invoice).toUpperCase(), "large"),
    ...titleOf(documentCodeText(invoice), "plain"),
    ...pairOf("Número", invoiceNumberText(invoice.pointOfSale, invoice.number)),
    ...pairOf("Fecha", dayText(invoice.issuedOn)),
    ...(corrected === null ? [] : textOf(corrected)),
    ...textOf(invoiceWords.buyer),
    rule,
    ...invoiceLines(invoice).flatMap(({ name, quantity, total }) =>
      besideOf(name, formatMoney(total), "plain", `${quantity} x `),
    ),
    ...deductionOf("Descuento", invoice.discount),
    rule,
    ...amountOf("TOTAL", invoice.total, "large"),
    ...vatOf(invoice),
    rule,
    ...pairOf("CAE", invoice.cae),
    ...pairOf("Vencimiento del CAE", dayText(invoice.caeDueOn)),
    { kind: "qr", text: invoice.qrAddress },
    ...ending,
  ];
}
