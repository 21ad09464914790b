import { usualQrBase } from "@cantina/domain/invoicing";
import { cents, loadTemporal, localDate } from "@cantina/domain/kernel";
import jsQR from "jsqr";
import { expect, test } from "vitest";
import { invoiceHtml } from "./invoice-html.ts";

await loadTemporal();

const page = {
  kind: "INVOICE",
  cuit: "30712345671",
  pointOfSale: 3,
  documentType: 6,
  number: 42,
  issuedOn: localDate("2026-11-26"),
  total: cents(12_100),
  vat: cents(2_100),
  cae: "70417054367476",
  caeDueOn: localDate("2026-12-06"),
  legalName: "Comedor <San Martín> SRL",
  address: "Mitre 100, Rosario",
  vatCondition: "REGISTERED",
  grossIncome: "901-123456-7",
  startDate: localDate("2020-03-01"),
  correctedNumber: null,
  orderType: "ORDER",
  lines: [{ name: "Milanesa", quantity: 2, price: cents(6_050), total: cents(12_100) }],
  discount: cents(0),
} as const;

/** As a phone sees it: four dots for each square. */
function readQr(html: string): string | undefined {
  const size = Number(/viewBox="0 0 (\d+)/u.exec(html)?.[1]);
  const wide = size * 4;
  const pixels = new Uint8ClampedArray(wide * wide * 4).fill(255);
  for (const [, x, y] of html.matchAll(/M(\d+) (\d+)h1v1h-1z/gu))
    for (let dot = 0; dot < 16; dot += 1) {
      const at = ((Number(y) * 4 + Math.floor(dot / 4)) * wide + Number(x) * 4 + (dot % 4)) * 4;
      pixels.set([0, 0, 0], at);
    }
  return jsQR(pixels, wide, wide)?.data;
}

test("[INVOICING-07] another program reads the QR: the address of the law, with this invoice in it", () => {
  const read = readQr(invoiceHtml(page, usualQrBase));
  expect(read?.startsWith("https://www.arca.gob.ar/fe/qr/?p=")).toBe(true);
  const json: unknown = JSON.parse(atob(new URL(read ?? "").searchParams.get("p") ?? ""));
  expect(json).toMatchObject({ nroCmp: 42, ptoVta: 3, importe: 121, cuit: 30_712_345_671, codAut: 70_417_054_367_476 });
});

test("[INVOICING-07] has every line that the law wants, the contained VAT of letter B only, and texts as texts", () => {
  const html = invoiceHtml(page, usualQrBase);
  for (const line of [
    "Factura B 00003-00000042",
    "Código 06 · 26/11/2026",
    "Comedor &lt;San Martín&gt; SRL",
    "Mitre 100, Rosario",
    "CUIT 30712345671",
    "Ingresos brutos: 901-123456-7",
    "IVA responsable inscripto",
    "Inicio de actividades: 01/03/2020",
    "A CONSUMIDOR FINAL",
    "Milanesa",
    "CAE 70417054367476",
    "Vencimiento del CAE: 06/12/2026",
    "Régimen de Transparencia Fiscal al Consumidor (Ley 27.743)",
  ])
    expect(html).toContain(line);
  const ofC = invoiceHtml(
    {
      ...page,
      documentType: 13,
      kind: "CREDIT_NOTE",
      vatCondition: "EXEMPT",
      correctedNumber: 41,
      lines: [],
    },
    usualQrBase,
  );
  expect(ofC).toContain("Nota de crédito C 00003-00000042");
  expect(ofC).toContain("De la factura C 00003-00000041");
  expect(ofC).not.toContain("27.743");
});
