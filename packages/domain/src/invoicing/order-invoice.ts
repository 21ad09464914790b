import type { InvoiceKind } from "./document-type.ts";

/** How an order stands with the tax office, as the history tells it. */
export type OrderInvoice = {
  readonly kind: InvoiceKind;
  /** PENDING: it will be asked for, or nobody heard the answer yet. */
  readonly status: "PENDING" | "AUTHORISED" | "REJECTED";
  /** As it stands on paper; null: it has none yet. */
  readonly number: string | null;
  readonly cae: string | null;
  /** Why it was rejected, or what was remarked. */
  readonly detail: string | null;
  /** Where it can be read. */
  readonly arcaInvoiceUrl: string | null;
};
