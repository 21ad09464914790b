import { type QrOf, qrAddress } from "@cantina/domain/invoicing";

/** What the QR of an invoice holds. */
export const qrAddressOf = (invoice: QrOf, base: string): string =>
  qrAddress(invoice, base, (json) => Buffer.from(json, "ascii").toString("base64"));
