import {
  type InvoiceLine,
  type InvoicePaper,
  correctionText,
  documentCodeText,
  invoiceLines,
  invoiceName,
  invoiceNumberText,
  invoiceWords,
  tellsVat,
} from "@cantina/domain/invoicing";
import { type Cents, type LocalDate, formatMoney } from "@cantina/domain/kernel";
import { qrPath } from "@cantina/domain/printing";
import { encode } from "uqr";
import { escaped } from "../markup/index.ts";
import { qrAddressOf } from "./qr-address-of.ts";

const dayText = (day: LocalDate): string => day.split("-").toReversed().join("/");

function qrSvg(text: string): string {
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  return (
    `<svg role="img" aria-label="Código QR de ARCA" width="180" height="180" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<rect width="${size}" height="${size}" fill="#fff"/><path fill="#000" d="${qrPath(data)}"/></svg>`
  );
}

const lineRow = ({ name, quantity, price, total }: InvoiceLine): string =>
  `<tr><td>${escaped(name)}</td><td>${quantity}</td><td>${formatMoney(price)}</td><td>${formatMoney(total)}</td></tr>`;

const transparency = (vat: Cents): string =>
  `<section><h2>${invoiceWords.transparency}</h2>` +
  `<p>${invoiceWords.containedVat}: ${formatMoney(vat)}</p><p>${invoiceWords.otherTaxes}: ${formatMoney(0 as Cents)}</p></section>`;

const style = `body{font:15px/1.5 system-ui,sans-serif;margin:0 auto;max-width:560px;padding:24px 16px;color:#111;background:#fff}
h1{font-size:22px;margin:0}h2{font-size:15px;margin:16px 0 4px}p{margin:0;overflow-wrap:anywhere}
table{width:100%;border-collapse:collapse;margin:16px 0}th,td{text-align:right;padding:6px 0 6px 8px;border-bottom:1px solid #ccc;vertical-align:top}
th:first-child,td:first-child{text-align:left;padding-left:0;overflow-wrap:anywhere}tfoot td{font-weight:700;border:0}
hr{border:0;border-top:1px solid #ccc;margin:16px 0}`;

/** All that the law wants on it. INVOICING-07 */
export function invoiceHtml(page: InvoicePaper, qrBase: string): string {
  const { pointOfSale, number, total, discount } = page;
  const title = `${invoiceName(page)} ${invoiceNumberText(pointOfSale, number)}`;
  const address = qrAddressOf(page, qrBase);
  const correction = correctionText(page);
  const corrected = correction === null ? "" : `<p>${correction}</p>`;
  const reduced = discount > 0 ? `<tr><td colspan="3">Descuento</td><td>−${formatMoney(discount)}</td></tr>` : "";
  return `<!doctype html><html lang="es-AR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head><body><main>
<h1>${title}</h1><p>${documentCodeText(page)} · ${dayText(page.issuedOn)}</p>${corrected}<hr>
<p><strong>${escaped(page.legalName)}</strong></p><p>${escaped(page.address)}</p><p>CUIT ${page.cuit}</p>
<p>Ingresos brutos: ${escaped(page.grossIncome)}</p><p>${invoiceWords.conditions[page.vatCondition]}</p>
<p>Inicio de actividades: ${dayText(page.startDate)}</p><hr><p>${invoiceWords.buyer}</p>
<table><thead><tr><th>Descripción</th><th>Cant.</th><th>Precio</th><th>Total</th></tr></thead>
<tbody>${invoiceLines(page).map(lineRow).join("")}${reduced}</tbody>
<tfoot><tr><td colspan="3">Total</td><td>${formatMoney(total)}</td></tr></tfoot></table>
${tellsVat(page) ? transparency(page.vat) : ""}
<hr><p>CAE ${page.cae}</p><p>Vencimiento del CAE: ${dayText(page.caeDueOn)}</p>${qrSvg(address)}
</main></body></html>`;
}
