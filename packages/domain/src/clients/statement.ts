import type { PaymentMethod } from "../cafeteria/index.ts";
import type { Cents, Instant, OrderId } from "../kernel/index.ts";

/** What a posting is of: a transaction of one of these kinds, or a correction of the books. */
export const statementKinds = ["ORDER", "BALANCE_CHARGE", "COUPON_BUY", "SUBSCRIPTION_CHARGE", "CORRECTION"] as const;
export type StatementKind = (typeof statementKinds)[number];

/** One posting of a client's account. CLIENTS-14 */
export type StatementEntry = {
  /** Grows with time. */
  readonly id: string;
  readonly at: Instant;
  readonly kind: StatementKind;
  /** It takes back what an earlier one did. */
  readonly isRevert: boolean;
  /** What the balance grew by; negative where it sank. */
  readonly amount: Cents;
  readonly balanceAfter: Cents;
  readonly transactionId: OrderId | null;
  readonly commensalName: string | null;
  /** The coupon or subscription. */
  readonly concept: string | null;
  readonly paymentMethod: PaymentMethod | null;
};

export const statementPageSize = 50;
