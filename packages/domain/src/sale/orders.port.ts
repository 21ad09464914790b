import type { IdempotencyKey, Result } from "../kernel/index.ts";
import type { PlacedOrder } from "../orders/index.ts";
import type { SaleRefusal } from "./sale-refusal.ts";
import type { SaleRequest } from "./sale-request.ts";

export type Submission = { readonly key: IdempotencyKey; readonly request: SaleRequest };

export type SubmitFailure =
  | SaleRefusal
  /** Any other answer of the server that is certain: nothing was booked by this attempt. `error` is its code. */
  | { readonly code: "REFUSED"; readonly error: string }
  /** No answer, or one that does not tell the outcome (every 5xx): the sale may or may not be booked. */
  | { readonly code: "UNREACHABLE" }
  | { readonly code: "SESSION_EXPIRED" };

/** Books a sale. The same key with the same request gives the first answer again. */
export type OrdersPort = {
  readonly submit: (submission: Submission) => Promise<Result<PlacedOrder, SubmitFailure>>;
};
