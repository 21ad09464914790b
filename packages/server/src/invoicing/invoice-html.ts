import { type VatCondition, invoiceNumberText, letterOfDocument, qrAddress } from "@cantina/domain/invoicing";
import { type Cents, type LocalDate, formatMoney } from "@cantina/domain/kernel";
import { encode } from "uqr";
import { escaped } from "../markup/index.ts";
import type { InvoicePage, PageLine } from "./invoice-page.queries.ts";

const dayText = (day: LocalDate): string => day.split("-").toReversed().join("/");

/** One path of squares, so that it prints sharply at any size. */
function qrSvg(text: string): string {
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    `<svg role="img" aria-label="Código QR de ARCA" width="180" height="180" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<rect width="${size}" height="${size}" fill="#fff"/><path fill="#000" d="${squares.join("")}"/></svg>`
  );
}

const conditions: Readonly<Record<VatCondition, string>> = {
  REGISTERED: "IVA responsable inscripto",
  MONOTRIBUTO: "Responsable monotributo",
  EXEMPT: "IVA sujeto exento",
};

const names = { INVOICE: "Factura", CREDIT_NOTE: "Nota de crédito" } as const;
const wholes: Readonly<Record<string, string>> = {
  BALANCE_CHARGE: "Carga de saldo",
  COUPON_BUY: "Cupón",
  SUBSCRIPTION_CHARGE: "Suscripción",
};

const lineRow = ({ name, quantity, price, total }: PageLine): string =>
  `<tr><td>${escaped(name)}</td><td>${quantity}</td><td>${formatMoney(price)}</td><td>${formatMoney(total)}</td></tr>`;

const linesOf = ({ lines, orderType, total }: InvoicePage): readonly PageLine[] =>
  lines.length > 0 ? lines : [{ name: wholes[orderType] ?? "Consumo", quantity: 1, price: total, total }];

const transparency = (vat: Cents): string =>
  `<section><h2>Régimen de Transparencia Fiscal al Consumidor (Ley 27.743)</h2>` +
  `<p>IVA contenido: ${formatMoney(vat)}</p><p>Otros impuestos nacionales indirectos: ${formatMoney(0 as Cents)}</p></section>`;

const style = `body{font:15px/1.5 system-ui,sans-serif;margin:0 auto;max-width:560px;padding:24px 16px;color:#111;background:#fff}
h1{font-size:22px;margin:0}h2{font-size:15px;margin:16px 0 4px}p{margin:0;overflow-wrap:anywhere}
table{width:100%;border-collapse:collapse;margin:16px 0}th,td{text-align:right;padding:6px 0 6px 8px;border-bottom:1px solid #ccc;vertical-align:top}
th:first-child,td:first-child{text-align:left;padding-left:0;overflow-wrap:anywhere}tfoot td{font-weight:700;border:0}
hr{border:0;border-top:1px solid #ccc;margin:16px 0}`;

/** All that the law wants on it. INVOICING-07 */
export function invoiceHtml(page: InvoicePage, qrBase: string): string {
  const { kind, pointOfSale, number, documentType, total, discount } = page;
  const letter = letterOfDocument(documentType);
  const title = `${names[kind]} ${letter} ${invoiceNumberText(pointOfSale, number)}`;
  const address = qrAddress(page, qrBase, (json) => Buffer.from(json, "ascii").toString("base64"));
  const corrected =
    page.correctedNumber === null
      ? ""
      : `<p>De la factura ${letter} ${invoiceNumberText(pointOfSale, page.correctedNumber)}</p>`;
  const reduced = discount > 0 ? `<tr><td colspan="3">Descuento</td><td>−${formatMoney(discount)}</td></tr>` : "";
  return `<!doctype html><html lang="es-AR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head><body><main>
<h1>${title}</h1><p>Código ${String(documentType).padStart(2, "0")} · ${dayText(page.issuedOn)}</p>${corrected}<hr>
<p><strong>${escaped(page.legalName)}</strong></p><p>${escaped(page.address)}</p><p>CUIT ${page.cuit}</p>
<p>Ingresos brutos: ${escaped(page.grossIncome)}</p><p>${conditions[page.vatCondition]}</p>
<p>Inicio de actividades: ${dayText(page.startDate)}</p><hr><p>A CONSUMIDOR FINAL</p>
<table><thead><tr><th>Descripción</th><th>Cant.</th><th>Precio</th><th>Total</th></tr></thead>
<tbody>${linesOf(page).map(lineRow).join("")}${reduced}</tbody>
<tfoot><tr><td colspan="3">Total</td><td>${formatMoney(total)}</td></tr></tfoot></table>
${letter === "B" ? transparency(page.vat) : ""}
<hr><p>CAE ${page.cae}</p><p>Vencimiento del CAE: ${dayText(page.caeDueOn)}</p>${qrSvg(address)}
</main></body></html>`;
}
