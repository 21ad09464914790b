import { type Result, accepted } from "../kernel/index.ts";
import { type SubmitRefusal, type SubmitTime, decideSubmit } from "./decide-submit.ts";
import type { PaymentIntent } from "./payment-intent.ts";
import type { PaymentStatus } from "./payment-status.ts";

export type OpeningTime = SubmitTime & {
  /** On the page of which attempts a buyer has chosen what to pay with. */
  readonly chosenOn?: readonly number[];
};

/** What opening the provider's page means for an intent. */
export type Opening =
  | { readonly kind: "ANEW"; readonly number: number }
  /** The page that is open, or that nobody heard the address of: asked for by the same key. */
  | { readonly kind: "AGAIN"; readonly number: number }
  | { readonly kind: "ENDED"; readonly status: PaymentStatus };

/** PAY-10 */
export function decideOpening(
  intent: PaymentIntent,
  when: OpeningTime,
): Result<Opening, Extract<SubmitRefusal, { readonly code: "PAYMENT_EXPIRED" }>> {
  const decided = decideSubmit(intent, when);
  if (decided.ok) return accepted({ kind: "ANEW", number: decided.value });
  if (decided.failure.code === "PAYMENT_EXPIRED") return { ok: false, failure: decided.failure };
  const { status } = decided.failure;
  const open = intent.attempts.findLast((one) => one.status !== "REJECTED");
  const isPayable = open?.status === "SUBMITTING" || open?.status === "UNKNOWN" || open?.status === "PENDING";
  const isChosen = open !== undefined && when.chosenOn?.includes(open.number) === true;
  return accepted(isPayable && !isChosen ? { kind: "AGAIN", number: open.number } : { kind: "ENDED", status });
}
