import type { Cents, Instant } from "../kernel/index.ts";
import type { ProviderPayment } from "./provider-payment.ts";
import { type PaymentStatus, isOpenStatus } from "./payment-status.ts";

export type ReturnReason = "DOUBLE_PAYMENT" | "WRONG_CARD" | "CLOSED_ACCOUNT";

/** One charge that is asked of the provider. */
export type PaymentAttempt = {
  readonly number: number;
  readonly status: PaymentStatus;
  /** The provider's; null: not known yet. */
  readonly paymentId: string | null;
  /** How new the news is that the status comes from. */
  readonly seenAt: Instant | null;
  /** Why it is to be given back; null: it isn't. */
  readonly returnReason: ReturnReason | null;
  /** As the provider's page told it before the charge; nothing where nothing was chosen. */
  readonly chosenCard?: ProviderPayment["card"] | null;
};

/** One wish to pay, with what was frozen when it was made. */
export type PaymentIntent = {
  readonly id: string;
  readonly total: Cents;
  readonly currency: string;
  readonly accountId: string;
  readonly isLive: boolean;
  readonly isDebitOnly: boolean;
  /** The number of the attempt that was booked. */
  readonly bookedAttempt: number | null;
  readonly attempts: readonly PaymentAttempt[];
};

/** As the buyer sees it: what is given back is no money of this intent. */
const seenStatus = ({ status, returnReason }: PaymentAttempt): PaymentStatus =>
  returnReason === null && status !== "REFUNDED" && status !== "CHARGED_BACK" ? status : "REJECTED";

/** What is booked says it, else what is open, else how the last one ended. PAY-02 */
export function intentStatusOf({ attempts, bookedAttempt }: PaymentIntent): PaymentStatus {
  const booked = attempts.find(({ number }) => number === bookedAttempt);
  if (booked !== undefined) return booked.status;
  const seen = attempts.map(seenStatus);
  return seen.find(isOpenStatus) ?? seen.at(-1) ?? "CREATED";
}
