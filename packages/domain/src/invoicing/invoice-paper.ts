import type { Cents, LocalDate } from "../kernel/index.ts";
import type { OrderType } from "../orders/index.ts";
import { type InvoiceKind, type VatCondition, letterOfDocument } from "./document-type.ts";
import { invoiceNumberText } from "./invoice-number-text.ts";

/** Amounts are what the line comes to, in minor units. */
export type InvoiceLine = {
  readonly name: string;
  readonly quantity: number;
  readonly price: Cents;
  readonly total: Cents;
};

/** An authorised invoice with all that the law wants on it; INVOICING-07. */
export type InvoicePaper = {
  readonly kind: InvoiceKind;
  readonly cuit: string;
  readonly pointOfSale: number;
  /** The tax office's code. */
  readonly documentType: number;
  readonly number: number;
  readonly issuedOn: LocalDate;
  readonly total: Cents;
  readonly vat: Cents;
  readonly cae: string;
  readonly caeDueOn: LocalDate;
  readonly legalName: string;
  readonly address: string;
  readonly vatCondition: VatCondition;
  readonly grossIncome: string;
  readonly startDate: LocalDate;
  /** Of the invoice that it takes back; null: of none. */
  readonly correctedNumber: number | null;
  readonly orderType: OrderType;
  readonly lines: readonly InvoiceLine[];
  /** Of the order as a whole. */
  readonly discount: Cents;
};

/** How the law calls what stands on it, whatever it is printed on. */
export const invoiceWords = {
  kinds: { INVOICE: "Factura", CREDIT_NOTE: "Nota de crédito" },
  conditions: {
    REGISTERED: "IVA responsable inscripto",
    MONOTRIBUTO: "Responsable monotributo",
    EXEMPT: "IVA sujeto exento",
  },
  buyer: "A CONSUMIDOR FINAL",
  transparency: "Régimen de Transparencia Fiscal al Consumidor (Ley 27.743)",
  containedVat: "IVA contenido",
  otherTaxes: "Otros impuestos nacionales indirectos",
} as const satisfies {
  readonly kinds: Readonly<Record<InvoiceKind, string>>;
  readonly conditions: Readonly<Record<VatCondition, string>>;
} & Readonly<Record<string, unknown>>;

const wholes: Readonly<Partial<Record<OrderType, string>>> = {
  BALANCE_CHARGE: "Carga de saldo",
  COUPON_BUY: "Cupón",
  SUBSCRIPTION_CHARGE: "Suscripción",
};

/** What has no lines of its own is one line. */
export const invoiceLines = ({ lines, orderType, total }: InvoicePaper): readonly InvoiceLine[] =>
  lines.length > 0 ? lines : [{ name: wholes[orderType] ?? "Consumo", quantity: 1, price: total, total }];

/** 'Factura B'. */
export const invoiceName = ({ kind, documentType }: Pick<InvoicePaper, "kind" | "documentType">): string =>
  `${invoiceWords.kinds[kind]} ${letterOfDocument(documentType)}`;

/** 'De la factura B 00003-00000042'; null: it takes none back. */
export const correctionText = ({ correctedNumber, pointOfSale, documentType }: InvoicePaper): string | null =>
  correctedNumber === null
    ? null
    : `De la factura ${letterOfDocument(documentType)} ${invoiceNumberText(pointOfSale, correctedNumber)}`;

/** Whether the contained VAT is told. */
export const tellsVat = ({ documentType }: InvoicePaper): boolean => letterOfDocument(documentType) === "B";

/** The tax office's code as it stands on paper: 'Código 06'. */
export const documentCodeText = ({ documentType }: InvoicePaper): string =>
  `Código ${String(documentType).padStart(2, "0")}`;
