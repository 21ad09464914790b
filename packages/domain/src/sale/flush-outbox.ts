import type { ProfileId } from "../kernel/index.ts";
import type { PlacedOrder } from "../orders/index.ts";
import type { QueuedSale } from "./late-sale.ts";
import type { LateOrdersPort } from "./late-orders.port.ts";
import type { OutboxPort } from "./outbox.port.ts";

export type FlushPorts = { readonly outbox: OutboxPort; readonly lateOrders: LateOrdersPort };

/** Whose sales this person may send. */
export type Sender = { readonly id: ProfileId; readonly sendsForOthers: boolean };

export type Flushed = {
  readonly delivered: readonly PlacedOrder[];
  /** What is left, read after the last answer. */
  readonly queued: readonly QueuedSale[];
  /** Something could not go out yet and has to be tried again. */
  readonly isStuck: boolean;
};

export const isSendable = ({ sale, refusal }: QueuedSale, sender: Sender): boolean =>
  refusal === null && (sender.sendsForOthers || sale.sellerId === sender.id);

/**
 * Sends what waits, oldest first, and takes out of the box only what the server
 * certainly has. Without an answer it stops, so that the order is kept; what one
 * seller has to wait for holds up no other. SALE-48 SALE-49
 */
export async function flushOutbox({ outbox, lateOrders }: FlushPorts, sender: Sender): Promise<Flushed> {
  const delivered: PlacedOrder[] = [];
  const heldUp = new Set<ProfileId>();
  let isStuck = false;
  for (const queued of await outbox.list()) {
    const { sellerId, cartId } = queued.sale;
    if (!isSendable(queued, sender) || heldUp.has(sellerId)) continue;
    const answer = await lateOrders.send(queued);
    if (answer.ok) {
      await outbox.remove(cartId);
      delivered.push(answer.value);
      continue;
    }
    const { failure } = answer;
    if (failure.code === "ALREADY_SOLD") {
      await outbox.remove(cartId);
      continue;
    }
    if (failure.code === "UNREACHABLE") {
      isStuck = true;
      break;
    }
    if (failure.code === "CLOSED_CASH_FLOW" || failure.code === "WRONG_PERMISSIONS") {
      isStuck = true;
      heldUp.add(sellerId);
    } else if (failure.code === "TROUBLED") isStuck = true;
    // Where the device has no room for it, the server says it again.
    else await outbox.refuse(cartId, failure).catch(() => (isStuck = true));
  }
  return { delivered, queued: await outbox.list(), isStuck };
}
