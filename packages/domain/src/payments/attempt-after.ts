import type { PaymentAttempt } from "./payment-intent.ts";
import { isOpenStatus, paymentTransitions } from "./payment-status.ts";
import type { ProviderPayment } from "./provider-payment.ts";

/** What is heard of an attempt. */
export type AttemptFact =
  /** Nobody knows what became of the call. */
  | { readonly kind: "LOST" }
  /** The provider refused before it charged anything. */
  | { readonly kind: "NOT_CHARGED" }
  /** What was chosen on its page is charged by nobody: the provider said so, or nobody has asked it to. */
  | { readonly kind: "REFUSED" }
  /** What the charge itself answered. */
  | { readonly kind: "ANSWERED"; readonly payment: ProviderPayment }
  /** What a look at the provider's books answered. */
  | { readonly kind: "READ"; readonly payment: ProviderPayment };

const isUnanswered = ({ status, paymentId }: PaymentAttempt): boolean =>
  paymentId === null && (status === "SUBMITTING" || status === "UNKNOWN");

/** PAY-02 PAY-04 */
export function attemptAfter(attempt: PaymentAttempt, fact: AttemptFact): PaymentAttempt {
  switch (fact.kind) {
    case "LOST":
      return attempt.status === "SUBMITTING" ? { ...attempt, status: "UNKNOWN" } : attempt;
    case "NOT_CHARGED":
      return isUnanswered(attempt) ? { ...attempt, status: "REJECTED" } : attempt;
    case "REFUSED":
      return isOpenStatus(attempt.status) && attempt.status !== "APPROVED"
        ? { ...attempt, status: "REJECTED" }
        : attempt;
    case "ANSWERED":
    case "READ": {
      const { id: paymentId, state, updatedAt: seenAt } = fact.payment;
      if (attempt.paymentId !== null && attempt.paymentId !== paymentId) return attempt;
      if (attempt.seenAt !== null && seenAt < attempt.seenAt) return attempt;
      // What ended, and what stands in the books, is moved by a look at the provider's books and by nothing else.
      const isTaken = fact.kind === "READ" || (attempt.status !== "REJECTED" && attempt.status !== "BOOKED");
      const status = isTaken && paymentTransitions[attempt.status].includes(state) ? state : attempt.status;
      return { ...attempt, paymentId, seenAt, status };
    }
  }
}
