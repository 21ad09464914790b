import type { InvoiceRequest, LoginTicket } from "@cantina/domain/invoicing";
import { type Cents, type LocalDate, centsFromDecimal, localDateIfAny } from "@cantina/domain/kernel";
import { escaped } from "../markup/index.ts";

const decimal = (amount: Cents): string => (amount / 100).toFixed(2);
const compact = (day: LocalDate): string => day.replaceAll("-", "");

/** 20261126; undefined: none. */
export function dayOf(text: string | undefined): LocalDate | undefined {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/u.exec(text ?? "") ?? [];
  return year === undefined ? undefined : (localDateIfAny(`${year}-${month ?? ""}-${day ?? ""}`) ?? undefined);
}

export function centsOf(text: string | undefined): Cents | undefined {
  if (text === undefined || !/^\d+(\.\d+)?$/u.test(text)) return undefined;
  const read = centsFromDecimal(Number(text));
  return read.ok ? read.value : undefined;
}

type Item = readonly [name: string, value: string | number | readonly Item[]];

const written = (items: readonly Item[]): string =>
  items
    .map(([name, value]) => `<${name}>${typeof value === "object" ? written(value) : escaped(String(value))}</${name}>`)
    .join("");

const nameSpace = "http://ar.gov.afip.dif.FEV1/";
export const actionOf = (method: string): string => `${nameSpace}${method}`;

export const callOf = (method: string, cuit: string, { token, sign }: LoginTicket, items: readonly Item[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body><${method} xmlns="${nameSpace}">` +
  written([
    [
      "Auth",
      [
        ["Token", token],
        ["Sign", sign],
        ["Cuit", cuit],
      ],
    ],
    ...items,
  ]) +
  `</${method}></soap:Body></soap:Envelope>`;

/** The office's own codes of the rates. */
const vatIds = { 0: 3, 1_050: 4, 2_100: 5 } as const;

/** The order is the schema's. ARCA-03 */
export function requestItems(request: InvoiceRequest): readonly Item[] {
  const { pointOfSale, documentType, number, issuedOn, net, vat, total, vatRate, corrects } = request;
  const details: Item[] = [
    ["Concepto", 1],
    ["DocTipo", 99],
    ["DocNro", 0],
    ["CbteDesde", number],
    ["CbteHasta", number],
    ["CbteFch", compact(issuedOn)],
    ["ImpTotal", decimal(total)],
    ["ImpTotConc", "0.00"],
    ["ImpNeto", decimal(net)],
    ["ImpOpEx", "0.00"],
    ["ImpTrib", "0.00"],
    ["ImpIVA", decimal(vat)],
    ["MonId", "PES"],
    ["MonCotiz", 1],
    ["CondicionIVAReceptorId", 5],
  ];
  if (corrects !== null)
    details.push([
      "CbtesAsoc",
      [
        [
          "CbteAsoc",
          [
            ["Tipo", corrects.documentType],
            ["PtoVta", corrects.pointOfSale],
            ["Nro", corrects.number],
            ["Cuit", corrects.cuit],
            ["CbteFch", compact(corrects.issuedOn)],
          ],
        ],
      ],
    ]);
  if (vatRate !== null)
    details.push([
      "Iva",
      [
        [
          "AlicIva",
          [
            ["Id", vatIds[vatRate]],
            ["BaseImp", decimal(net)],
            ["Importe", decimal(vat)],
          ],
        ],
      ],
    ]);
  return [
    [
      "FeCAEReq",
      [
        [
          "FeCabReq",
          [
            ["CantReg", 1],
            ["PtoVta", pointOfSale],
            ["CbteTipo", documentType],
          ],
        ],
        ["FeDetReq", [["FECAEDetRequest", details]]],
      ],
    ],
  ];
}
