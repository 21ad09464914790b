import { type Instant, instantAfter } from "../kernel/index.ts";
import type { PaymentAttempt, PaymentIntent } from "./payment-intent.ts";
import type { ProviderPayment } from "./provider-payment.ts";

const hour = 3_600_000;
/** How long after a page was asked for something may be chosen on it. */
export const choiceLimitMs = hour;
/** How long after it was chosen it may be charged. */
const chargeLimitMs = hour;
/** Longer than one call may last, with a look before it. */
const callMs = 60_000;
/** No charge is begun any more for a page of that age. */
export const chosenPageLifeMs = choiceLimitMs + chargeLimitMs + hour;

/** What a buyer chose on a page that takes no money by itself. */
export type Choice = {
  readonly card: ProviderPayment["card"];
  readonly chosenAt: Instant;
  /** Since when it may have been charged; null: nobody has asked for it. */
  readonly askedAt: Instant | null;
};

export type ChargeRefusal = "WRONG_CARD" | "CLOSED_ACCOUNT" | "OTHER_ATTEMPT" | "TOO_LATE";

export type ChargeDecision =
  /** Nothing may have been charged yet. */
  | { readonly kind: "CHARGE" }
  /** It may have been: only where the provider says that it was not, by the same name. */
  | { readonly kind: "LOOK_AND_CHARGE" }
  /** It is charged by nobody any more. */
  | { readonly kind: "REFUSE"; readonly reason: ChargeRefusal }
  /** It ended, somebody else is asking, or it is only looked up. */
  | { readonly kind: "NOTHING" };

/** Whether a card pays where only debit does; prepaid is none. PAY-06 PAY-11 */
export const isDebit = (card: ProviderPayment["card"]): boolean => card === "DEBIT";

const isUnpaid = ({ status }: PaymentAttempt): boolean =>
  status === "SUBMITTING" || status === "UNKNOWN" || status === "PENDING";

const refusalOf = (
  { isDebitOnly, attempts }: PaymentIntent,
  number: number,
  { card, chosenAt }: Choice,
  { now, isAccountOpen }: ChargeTime,
): ChargeRefusal | null => {
  // What was refused or given back is no money of the intent's; all else is, or may be.
  const isPaid = attempts.some(
    (one) => one.number !== number && one.status !== "REJECTED" && one.status !== "REFUNDED",
  );
  if (isPaid) return "OTHER_ATTEMPT";
  if (isDebitOnly && !isDebit(card)) return "WRONG_CARD";
  if (!isAccountOpen) return "CLOSED_ACCOUNT";
  return now < instantAfter(chosenAt, chargeLimitMs) ? null : "TOO_LATE";
};

export type ChargeTime = { readonly now: Instant; readonly isAccountOpen: boolean };

/** What is to be done with what was chosen on an attempt's page. PAY-11 */
export function decideCharge(intent: PaymentIntent, number: number, choice: Choice, when: ChargeTime): ChargeDecision {
  const attempt = intent.attempts.find((one) => one.number === number);
  if (attempt === undefined || !isUnpaid(attempt)) return { kind: "NOTHING" };
  const reason = refusalOf(intent, number, choice, when);
  if (choice.askedAt === null) return reason === null ? { kind: "CHARGE" } : { kind: "REFUSE", reason };
  // What may have been charged is refused by the provider and by nobody else.
  const isAsking = when.now < instantAfter(choice.askedAt, callMs);
  return { kind: reason === null && !isAsking ? "LOOK_AND_CHARGE" : "NOTHING" };
}
