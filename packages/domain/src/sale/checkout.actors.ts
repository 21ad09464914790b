import { fromPromise } from "xstate";
import { BrokenInvariant, type Result, refused } from "../kernel/index.ts";
import type { PlacedOrder } from "../orders/index.ts";
import { isUncertain } from "./attempt.ts";
import type { CheckoutPorts } from "./checkout.events.ts";
import type { LateSale } from "./late-sale.ts";
import { canSellLate, inOrder, queuedSaleOf } from "./make-late-sale.ts";
import type { SubmitFailure } from "./orders.port.ts";
import type { PendingSale } from "./pending-sale.port.ts";

export type SubmitResult = Result<PlacedOrder, SubmitFailure>;

/**
 * The attempt that is to go out again; what stands in the outbox goes out from there. On a device that can't read that
 * now, the server knows by their cart that both are one sale. SALE-47
 */
export const loadPending = fromPromise<PendingSale | null, CheckoutPorts>(
  async ({ input: { pendingSales, lateSales } }) => {
    const queued = (await lateSales?.outbox.list().catch(() => [])) ?? [];
    for (;;) {
      const pending = await pendingSales.load();
      if (pending === null || queued.every(({ sale }) => sale.cartId !== pending.cartId)) return pending;
      await pendingSales.clear(pending.key);
    }
  },
);

type SendInput = { readonly ports: CheckoutPorts; readonly attempt: PendingSale | null };

/** Stored before it is sent, and until the answer is certain. SALE-23 */
export const sendAttempt = fromPromise<SubmitResult, SendInput>(async ({ input: { ports, attempt } }) => {
  if (attempt === null) throw new BrokenInvariant("there is no attempt to send");
  await ports.pendingSales.save(attempt);
  if (ports.lateSales?.isOffline() === true && canSellLate(attempt.cart)) return refused({ code: "UNREACHABLE" });
  const result = await ports.orders.submit({ key: attempt.key, request: attempt.request });
  if (result.ok || !isUncertain(result.failure)) await ports.pendingSales.clear(attempt.key);
  return result;
});

/** What was sold of a cart: another tab may have a copy of it, with more or less in it. */
const soldOf = ({ totalPrice, orderItems }: LateSale): string =>
  JSON.stringify([
    totalPrice,
    ...orderItems.map((item) => [item.type === "PRODUCT" ? item.productId : item.name, item.price, item.quantity]),
  ]);

/**
 * Into the outbox first and out of the pending ones then: a cut between the two leaves both, of one cart. null: a copy
 * of the cart was sold already, as something else, and nothing is kept. SALE-28 SALE-47
 */
export const queueAttempt = fromPromise<LateSale | null, SendInput>(async ({ input: { ports, attempt } }) => {
  const { lateSales, newId } = ports;
  const waiting = (await lateSales?.outbox.list()) ?? [];
  const queued =
    attempt === null || lateSales === undefined
      ? null
      : inOrder(queuedSaleOf(attempt, { ...lateSales, newId, seller: lateSales.seller() }), waiting);
  if (attempt === null || queued === null) throw new BrokenInvariant("there is no attempt for the outbox");
  const kept = waiting.find(({ sale }) => sale.cartId === attempt.cartId);
  const isCopy = kept !== undefined && soldOf(kept.sale) !== soldOf(queued.sale);
  if (!isCopy) await lateSales?.outbox.put(queued);
  await ports.pendingSales.clear(attempt.key);
  return isCopy ? null : queued.sale;
});
