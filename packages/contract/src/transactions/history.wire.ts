import { cancelReasons, cancellers } from "@cantina/domain/transactions";
import * as v from "valibot";
import { orderInvoice } from "../invoicing/index.ts";
import { order } from "../orders/index.ts";
import { type Given, idOf, instantText, money, namedPerson } from "../wire/index.ts";

/** A transaction as the history shows it: what was sold, to whom, by whom, and how it ended. */
export const historyEntry = v.object({
  ...order.entries,
  marketplaceFee: money,
  className: v.nullable(v.string()),
  commensal: v.nullable(namedPerson),
  buyer: v.nullable(namedPerson),
  seller: v.nullable(namedPerson),
  /** How it stands with the tax office; answers kept from before lack it. */
  invoices: v.exactOptional(v.array(orderInvoice), []),
  cancellation: v.nullable(
    v.object({
      reason: v.picklist(cancelReasons),
      comment: v.string(),
      by: v.picklist(cancellers),
      byName: v.nullable(v.string()),
      at: instantText,
    }),
  ),
});
export type HistoryEntryData = Given<v.InferOutput<typeof historyEntry>>;

/** Whom a filter can name. */
export const seller = v.object({ id: idOf<"profile">(), name: v.string(), isDeleted: v.boolean() });
export const diner = v.object({
  id: idOf<"commensal">(),
  name: v.string(),
  clientName: v.string(),
  classId: v.nullable(idOf<"class">()),
  isDeleted: v.boolean(),
});
