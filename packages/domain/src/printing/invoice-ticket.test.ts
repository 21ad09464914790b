import fc from "fast-check";
import * as v from "valibot";
import { beforeAll, expect, it } from "vitest";
import { cents, loadTemporal, localDate } from "../kernel/index.ts";
import { type TicketInvoice, invoiceTicket, printJob, ticketText } from "./index.ts";

beforeAll(loadTemporal);

const invoice = (): TicketInvoice => ({
  kind: "INVOICE",
  cuit: "30712345671",
  pointOfSale: 3,
  documentType: 6,
  number: 42,
  issuedOn: localDate("2026-11-26"),
  total: cents(11_100),
  vat: cents(1_926),
  cae: "70417054367476",
  caeDueOn: localDate("2026-12-06"),
  legalName: "Comedor San Martín SRL",
  address: "Mitre 100, Rosario",
  vatCondition: "REGISTERED",
  grossIncome: "901-123456-7",
  startDate: localDate("2020-03-01"),
  correctedNumber: null,
  orderType: "ORDER",
  lines: [{ name: "Milanesa con puré de calabaza", quantity: 2, price: cents(6_050), total: cents(12_100) }],
  discount: cents(1_000),
  qrAddress: "https://www.arca.gob.ar/fe/qr/?p=eyJ2ZXIiOjF9",
});

const rowsOf = (of: TicketInvoice): readonly string[] =>
  ticketText(invoiceTicket(of)).map((row) => row.replaceAll("\u00A0", " ").trim());

it("[PRINT-16] has every line that the law wants, and its QR", () => {
  const rows = rowsOf(invoice());
  for (const row of [
    "Comedor San Martín SRL",
    "Mitre 100, Rosario",
    "CUIT 30712345671",
    "Ingresos brutos: 901-123456-7",
    "IVA responsable inscripto",
    "Inicio de actividades: 01/03/2020",
    "FACTURA B",
    "Código 06",
    "Número                00003-00000042",
    "Fecha                     26/11/2026",
    "A CONSUMIDOR FINAL",
    "2 x Milanesa con puré de    $ 121,00",
    "Descuento                   −$ 10,00",
    "TOTAL                       $ 111,00",
    "IVA contenido                $ 19,26",
    "CAE                   70417054367476",
    "Vencimiento del CAE       06/12/2026",
  ])
    expect(rows).toContain(row);
  expect(rows.join(" ")).toContain("Régimen de Transparencia Fiscal al Consumidor (Ley 27.743)");
  expect(invoiceTicket(invoice())).toContainEqual({ kind: "qr", text: invoice().qrAddress });
});

it("[PRINT-16] a credit note names what it takes back, letter C tells no VAT, and a top-up is one line", () => {
  const note = rowsOf({
    ...invoice(),
    kind: "CREDIT_NOTE",
    documentType: 13,
    correctedNumber: 7,
    lines: [],
    orderType: "BALANCE_CHARGE",
  });
  expect(note).toContain("NOTA DE CRÉDITO C");
  expect(note).toContain("De la factura C 00003-00000007");
  expect(note).toContain("1 x Carga de saldo          $ 111,00");
  expect(note.join(" ")).not.toMatch(/IVA contenido|Ley 27/u);
});

it("[PRINT-01] [PRINT-16] whatever its texts hold, a printer takes it", () => {
  const text = fc.string({ unit: "grapheme", minLength: 1, maxLength: 250 });
  fc.assert(
    fc.property(text, text, text, (legalName, address, name) => {
      const lines = [{ name, quantity: 1, price: cents(100), total: cents(100) }];
      const ticket = invoiceTicket({ ...invoice(), legalName, address, lines });
      expect(v.is(printJob, { id: "7b1d3f0a-6f0e-4f6e-9a55-0d8c1f2e3a4b", lines: ticket })).toBe(true);
    }),
  );
});
