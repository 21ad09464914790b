import type { PaymentIntent } from "./payment-intent.ts";
import type { ProviderPayment } from "./provider-payment.ts";

export type ReadBackFault = "REFERENCE" | "AMOUNT" | "CURRENCY" | "ACCOUNT" | "MODE" | "RETURNED" | "SECOND_PAYMENT";

/** In what a payment differs from what was frozen. PAY-03 */
export function readBackFaults(intent: PaymentIntent, payment: ProviderPayment): readonly ReadBackFault[] {
  const faults: Readonly<Record<Exclude<ReadBackFault, "SECOND_PAYMENT">, boolean>> = {
    REFERENCE: payment.reference !== intent.id,
    AMOUNT: payment.total !== intent.total,
    CURRENCY: payment.currency !== null && payment.currency !== intent.currency,
    ACCOUNT: payment.accountId !== null && payment.accountId !== intent.accountId,
    MODE: payment.isLive !== null && payment.isLive !== intent.isLive,
    // A part that is gone says that what would be booked is not what is there.
    RETURNED: payment.state === "APPROVED" && payment.returned !== 0,
  };
  return (Object.keys(faults) as (keyof typeof faults)[]).filter((fault) => faults[fault]);
}
