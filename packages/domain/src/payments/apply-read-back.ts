import { attemptAfter } from "./attempt-after.ts";
import { isDebit } from "./decide-charge.ts";
import { type ReadBackFault, readBackFaults } from "./judge-read-back.ts";
import type { PaymentAttempt, PaymentIntent, ReturnReason } from "./payment-intent.ts";
import type { ProviderPayment } from "./provider-payment.ts";

/** What is to be done with the books after a read-back. */
export type PaymentStep =
  | { readonly kind: "NOTHING" }
  | { readonly kind: "BOOK" }
  | { readonly kind: "TAKE_BACK" }
  | { readonly kind: "GIVE_BACK"; readonly attempt: number; readonly reason: ReturnReason }
  | { readonly kind: "TELL"; readonly faults: readonly ReadBackFault[] };

export type AppliedReadBack = { readonly intent: PaymentIntent; readonly step: PaymentStep };

/** The attempt that this payment is, or the one that waits for its own. */
const attemptOf = ({ attempts }: PaymentIntent, paymentId: string): PaymentAttempt | undefined =>
  attempts.find((attempt) => attempt.paymentId === paymentId) ??
  attempts.findLast((attempt) => attempt.paymentId === null);

function returnReasonOf(
  intent: PaymentIntent,
  { chosenCard }: PaymentAttempt,
  payment: ProviderPayment,
  isAccountOpen: boolean,
): ReturnReason | null {
  if (intent.bookedAttempt !== null) return "DOUBLE_PAYMENT";
  // Where its books don't tell, the page has told before.
  const card = payment.card === "OTHER" ? (chosenCard ?? "OTHER") : payment.card;
  if (intent.isDebitOnly && !isDebit(card)) return "WRONG_CARD";
  return isAccountOpen ? null : "CLOSED_ACCOUNT";
}

/** What a look at the provider's books means for an intent. Whoever looks, and however often, ends at the same. PAY-03 PAY-05 PAY-06 PAY-07 */
export function applyReadBack(
  intent: PaymentIntent,
  payment: ProviderPayment,
  { isAccountOpen }: { readonly isAccountOpen: boolean },
): AppliedReadBack {
  const faults = readBackFaults(intent, payment);
  if (faults.length > 0) return { intent, step: { kind: "TELL", faults } };
  const before = attemptOf(intent, payment.id);
  if (before === undefined) return { intent, step: { kind: "TELL", faults: ["SECOND_PAYMENT"] } };
  const read = attemptAfter(before, { kind: "READ", payment });
  const withAttempt = (attempt: PaymentAttempt, booked = intent.bookedAttempt): PaymentIntent => ({
    ...intent,
    bookedAttempt: booked,
    attempts: intent.attempts.map((one) => (one.number === attempt.number ? attempt : one)),
  });
  if (read.status === "APPROVED") {
    const reason = returnReasonOf(intent, before, payment, isAccountOpen);
    if (reason === null) {
      const booked: PaymentAttempt = { ...read, status: "BOOKED", returnReason: null };
      return { intent: withAttempt(booked, read.number), step: { kind: "BOOK" } };
    }
    const step = { kind: "GIVE_BACK", attempt: read.number, reason } as const;
    return { intent: withAttempt({ ...read, returnReason: reason }), step };
  }
  const isTaken = before.status === "BOOKED" && read.status !== "BOOKED";
  return { intent: withAttempt(read), step: { kind: isTaken ? "TAKE_BACK" : "NOTHING" } };
}
