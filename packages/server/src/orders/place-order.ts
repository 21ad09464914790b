import { orderEndpoints } from "@cantina/contract/orders";
import type { AppFacts, AppOrder } from "@cantina/domain/app-orders";
import { BrokenInvariant, type Instant, accepted, id } from "@cantina/domain/kernel";
import type { Transaction } from "kysely";
import { v7 as newSortableId } from "uuid";
import {
  type ChangeContext,
  type Replay,
  failureAnswer,
  firstAnswer,
  keepAnswer,
  ownRoute,
  successAnswer,
} from "../http/index.ts";
import { readAppFacts } from "./app-facts.queries.ts";
import { bookSale } from "./book-sale.queries.ts";
import { decideOrder } from "./decide-order.ts";
import { placedOrderOf } from "./placed-order.ts";
import { readSaleFacts } from "./sale-facts.queries.ts";
import { sellOnce } from "./sell-once.ts";
import { canShare, sellInTurn } from "./sell-together.ts";

/** A client's order is judged by the rules of the app too. */
const readApp = (
  trx: Transaction<unknown>,
  order: AppOrder,
  { identity }: ChangeContext,
  now: Instant,
): Promise<AppFacts | null> =>
  identity.type === "CLIENT"
    ? readAppFacts(trx, { cafeteriaId: identity.cafeteriaId, clientId: identity.profileId, now }, order)
    : Promise.resolve(null);

async function attempt(trx: Transaction<unknown>, request: AppOrder, context: ChangeContext): Promise<Replay> {
  const { identity, requestHash, tabId, idempotencyKey: key } = context;
  if (key === null) throw new BrokenInvariant("a sale without a key");
  const { cafeteriaId, profileId: sellerId } = identity;
  const { clock } = context;
  const [soldAt, sentAt] = [clock.now(), clock.steady()];
  const { facts: row, now } = await readSaleFacts(trx, { cafeteriaId, sellerId, key, soldAt }, request);
  // Judged for another day, perhaps: again, by the clock that is right from here on.
  if (!clock.heard(now, sentAt)) return attempt(trx, request, context);
  if (row.firstAnswer !== null) return firstAnswer(trx, context);
  const app = await readApp(trx, request, context, soldAt);
  const decision = decideOrder(request, { row, app, soldAt }, identity);
  if (!decision.ok) {
    const kept = failureAnswer(decision.failure);
    await keepAnswer(trx, context, kept);
    return accepted(kept);
  }
  const placed = placedOrderOf(decision.value, row.diner?.name ?? null);
  const kept = await successAnswer(orderEndpoints.createOrder, { data: placed });
  await bookSale(trx, decision.value, {
    cafeteriaId,
    key,
    keyOwner: sellerId,
    requestHash,
    tabId,
    endsWithIt: true,
    ...kept,
  });
  return accepted(kept);
}

/** Of an order that names none: its key alone keeps it from being sold twice. */
const newCart = () => id<"cart">(newSortableId());

/** Sells, or refuses, at most once per key. */
export const placeOrder = ownRoute(orderEndpoints.createOrder, ({ body: { cartId = newCart(), ...body } }, context) => {
  const order = { ...body, cartId };
  const alone = () => sellOnce(context, (trx) => attempt(trx, order, context));
  return canShare(order, context) ? sellInTurn(order, context, alone) : alone();
});
