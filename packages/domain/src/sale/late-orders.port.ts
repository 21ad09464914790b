import type { Result } from "../kernel/index.ts";
import type { PlacedOrder } from "../orders/index.ts";
import type { LateSendRefusal, QueuedSale } from "./late-sale.ts";

export type LateSendFailure =
  | LateSendRefusal
  /** The server has this cart already. */
  | { readonly code: "ALREADY_SOLD" }
  /** Nothing is wrong with the sale, but now is not the time: the next register session is not open. */
  | { readonly code: "CLOSED_CASH_FLOW" }
  /** Another person's, which this one may not send. */
  | { readonly code: "WRONG_PERMISSIONS" }
  /** No answer: the sale may or may not be booked, and neither would the next one get through. */
  | { readonly code: "UNREACHABLE" }
  /** An answer that does not tell the outcome: it is this sale's trouble, not the link's. */
  | { readonly code: "TROUBLED" };

/** Tells the server of a sale that happened without it. The same key with the same sale gives the first answer again. */
export type LateOrdersPort = {
  readonly send: (queued: Pick<QueuedSale, "key" | "sale">) => Promise<Result<PlacedOrder, LateSendFailure>>;
};
