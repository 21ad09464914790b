import { invoiceKinds } from "@cantina/domain/invoicing";
import * as v from "valibot";

/** How an order stands with the tax office. */
export const orderInvoice = v.object({
  kind: v.picklist(invoiceKinds),
  /** PENDING: it will be asked for, or nobody heard the answer yet. */
  status: v.picklist(["PENDING", "AUTHORISED", "REJECTED"]),
  /** 00003-00000042; null: it has none yet. */
  number: v.nullable(v.string()),
  cae: v.nullable(v.string()),
  /** Why it was rejected, or what was remarked. */
  detail: v.nullable(v.string()),
  /** Where it can be read. */
  arcaInvoiceUrl: v.nullable(v.string()),
});
