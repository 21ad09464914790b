import { type Instant, type Result, accepted, refused } from "../kernel/index.ts";
import { type PaymentIntent, intentStatusOf } from "./payment-intent.ts";
import { type PaymentStatus, isOpenStatus } from "./payment-status.ts";

const mostAttempts = 5;

/** How long a buyer may take to fill the card in. */
export const submitLimitMs = 15 * 60_000;

export type SubmitRefusal =
  | { readonly code: "PAYMENT_EXPIRED" }
  /** Nothing is charged beside it. */
  | { readonly code: "PAYMENT_UNDER_WAY"; readonly status: PaymentStatus };

export type SubmitTime = { readonly now: Instant; readonly until: Instant };

/** The number of the attempt that may be made now. PAY-04 */
export function decideSubmit(intent: PaymentIntent, { now, until }: SubmitTime): Result<number, SubmitRefusal> {
  const status = intentStatusOf(intent);
  // What is to be given back was charged: until it is back, another charge would be a second one.
  const isHeld = intent.attempts.some((attempt) => isOpenStatus(attempt.status));
  if (isHeld || (status !== "CREATED" && status !== "REJECTED")) return refused({ code: "PAYMENT_UNDER_WAY", status });
  if (now >= until || intent.attempts.length >= mostAttempts) return refused({ code: "PAYMENT_EXPIRED" });
  return accepted(intent.attempts.length + 1);
}
