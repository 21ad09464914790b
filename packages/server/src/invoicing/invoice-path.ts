/** Below the server's own address. */
export const invoiceBase = "/facturas";

/** Where whoever has it reads an invoice, by its path, as a picture's; null: there is none. INVOICING-07 */
export const arcaInvoiceUrl = (linkId: string | null): string | null =>
  linkId === null ? null : `${invoiceBase}/${linkId}`;
