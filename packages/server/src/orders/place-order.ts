import { orderEndpoints } from "@cantina/contract/orders";
import { BrokenInvariant, type Instant, type Result, accepted, id, refused } from "@cantina/domain/kernel";
import { type SaleRequest, decideSale } from "@cantina/domain/sale";
import type { Transaction } from "kysely";
import { v7 as newSortableId } from "uuid";
import { constraintOf, inTransaction } from "../db/index.ts";
import {
  type RequestContext,
  type RouteFailure,
  type StoredAnswer,
  failureAnswer,
  keepAnswer,
  replayOf,
  successAnswer,
} from "../http/index.ts";
import { type SaleToBook, bookSale } from "./book-sale.queries.ts";
import { placedOrderOf } from "./placed-order.ts";
import { type SaleFactsRow, readSaleFacts } from "./sale-facts.queries.ts";
import { saleFactsOf } from "./sale-facts.ts";
import { refusalOf } from "./sale-refusal.ts";

type Replay = Result<StoredAnswer, RouteFailure>;

function decide(
  request: SaleRequest,
  row: SaleFactsRow,
  soldAt: Instant,
  { identity }: RequestContext,
): Result<SaleToBook, RouteFailure> {
  if (row.soldOrderId !== null) return refused({ code: "CART_ALREADY_SOLD", data: row.soldOrderId });
  const decision = decideSale(request, saleFactsOf(row, identity.level));
  if (!decision.ok) return refused(refusalOf(decision.failure));
  return accepted({
    id: id<"order">(newSortableId()),
    request,
    sale: decision.value,
    sellerId: identity.profileId,
    soldAt,
    localDate: row.localDate,
    registerSessionId: row.registerSessionId,
  });
}

async function attempt(trx: Transaction<unknown>, request: SaleRequest, context: RequestContext): Promise<Replay> {
  const { identity, requestHash, tabId, idempotencyKey: key } = context;
  if (key === null) throw new BrokenInvariant("a sale without a key");
  const { cafeteriaId, profileId: sellerId } = identity;
  const soldAt = context.clock.now();
  const row = await readSaleFacts(trx, { cafeteriaId, sellerId, key, soldAt }, request);
  if (row.firstAnswer !== null) return replayOf(row.firstAnswer, requestHash);
  const decision = decide(request, row, soldAt, context);
  if (!decision.ok) {
    const kept = failureAnswer(decision.failure);
    await keepAnswer(trx, context, kept);
    return accepted(kept);
  }
  const placed = placedOrderOf(decision.value, row.diner?.name ?? null);
  const kept = await successAnswer(orderEndpoints.createOrder, { data: placed });
  await bookSale(trx, decision.value, { cafeteriaId, key, requestHash, tabId, ...kept });
  return accepted(kept);
}

/** Rules that only the database can uphold against a sale which began at the same moment. */
const lostRaces = ["idempotency_record_key", "transaction_cart_once", "product_stock_not_negative", "account_floor"];
const mostAttempts = 3;

/**
 * Sells, or refuses, at most once per key: everything in one transaction of two calls. Who loses a race is rolled
 * back and decides again, now seeing what the winner did: its answer, its order, its stock, its balance.
 */
export async function placeOrder(request: SaleRequest, context: RequestContext): Promise<Replay> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      const { replay } = await inTransaction(context.db.kysely, async (trx) => ({
        // Wrapped: inTransaction takes a bare refusal for a wish to roll back.
        replay: await attempt(trx, request, context),
      }));
      context.feed.poke();
      return replay;
    } catch (error) {
      if (attempts >= mostAttempts || !lostRaces.includes(constraintOf(error)?.name ?? "")) throw error;
    }
  }
}
