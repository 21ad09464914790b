import { type Cents, type LocalDate, decimalFromCents } from "../kernel/index.ts";

export type QrOf = {
  readonly issuedOn: LocalDate;
  readonly cuit: string;
  readonly pointOfSale: number;
  readonly documentType: number;
  readonly number: number;
  readonly total: Cents;
  readonly cae: string;
};

export const usualQrBase = "https://www.arca.gob.ar/fe/qr/";

/** What the QR holds, for `toBase64` of ASCII text. RG 4892/2020. INVOICE-09 */
export function qrAddress(of: QrOf, base: string, toBase64: (text: string) => string): string {
  const json = JSON.stringify({
    ver: 1,
    fecha: of.issuedOn,
    cuit: Number(of.cuit),
    ptoVta: of.pointOfSale,
    tipoCmp: of.documentType,
    nroCmp: of.number,
    importe: decimalFromCents(of.total),
    moneda: "PES",
    ctz: 1,
    tipoDocRec: 99,
    nroDocRec: 0,
    tipoCodAut: "E",
    codAut: Number(of.cae),
  });
  return `${base}?p=${encodeURIComponent(toBase64(json))}`;
}
