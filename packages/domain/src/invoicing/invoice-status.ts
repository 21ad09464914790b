/** VOID: its order was reverted before anything was asked for. */
export const invoiceStatuses = ["DUE", "ASKED", "UNKNOWN", "AUTHORISED", "REJECTED", "VOID"] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** Where an invoice may go from where it is; domain and server know no other. INVOICE-05 */
export const invoiceTransitions: Readonly<Record<InvoiceStatus, readonly InvoiceStatus[]>> = {
  DUE: ["ASKED", "REJECTED", "VOID"],
  ASKED: ["UNKNOWN", "AUTHORISED", "REJECTED", "DUE"],
  UNKNOWN: ["ASKED", "AUTHORISED", "REJECTED", "DUE"],
  AUTHORISED: [],
  REJECTED: ["DUE", "VOID"],
  VOID: [],
};
