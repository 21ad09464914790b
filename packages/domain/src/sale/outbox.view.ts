import type { SnapshotFrom } from "xstate";
import type { CartId, Cents, Instant } from "../kernel/index.ts";
import type { LatePaymentMethod, LateSale, LateSendRefusal } from "./late-sale.ts";
import type { outboxMachine } from "./outbox.machine.ts";

export type OutboxEntry = {
  readonly cartId: CartId;
  readonly soldAt: Instant;
  readonly total: Cents;
  readonly units: number;
  readonly paymentMethod: LatePaymentMethod;
  readonly payments?: LateSale["payments"];
  /** Sold by another person on this device, who has to sign in to send it. */
  readonly isOfAnother: boolean;
  readonly refusal: LateSendRefusal | null;
};

export type OutboxView = {
  /** Oldest first. */
  readonly entries: readonly OutboxEntry[];
  readonly waiting: number;
  readonly refused: number;
  readonly isBroken: boolean;
};

/** What waits on this device, for the count that is always visible and the list behind it. SALE-51 */
export function outboxView(snapshot: SnapshotFrom<typeof outboxMachine>): OutboxView {
  const { queued, sender } = snapshot.context;
  const entries = (queued ?? []).map(({ sale, refusal }): OutboxEntry => ({
    cartId: sale.cartId,
    soldAt: sale.soldAt,
    total: sale.totalPrice,
    units: sale.orderItems.reduce((units, { quantity }) => units + quantity, 0),
    paymentMethod: sale.paymentMethod,
    payments: sale.payments,
    isOfAnother: sale.sellerId !== sender.id && !sender.sendsForOthers,
    refusal,
  }));
  const refused = entries.filter(({ refusal }) => refusal !== null).length;
  return { entries, waiting: entries.length - refused, refused, isBroken: snapshot.hasTag("broken") };
}
