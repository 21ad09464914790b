import type { FailureOf } from "@cantina/contract/endpoint";
import { lateOrderEndpoints } from "@cantina/contract/orders";
import { stillMissing } from "@cantina/domain/counts";
import { BrokenInvariant, type Instant, accepted, id, localDateOf, refused, timeZone } from "@cantina/domain/kernel";
import { type BookableLateSale, type LateRefusal, type LateSale, decideLateSale, maySend } from "@cantina/domain/sale";
import type { Transaction } from "kysely";
import { v7 as newSortableId } from "uuid";
import {
  type AnswerOf,
  type ChangeContext,
  type Replay,
  failureAnswer,
  firstAnswer,
  keepAnswer,
  ownRoute,
  successAnswer,
} from "../http/index.ts";
import { type SaleToBook, bookSale } from "./book-sale.queries.ts";
import { writeCompensations } from "./compensate-counts.queries.ts";
import { readDiscountHistory } from "./discount-history.queries.ts";
import { type LateSaleRow, lateSaleFactsOf, readLateSaleFacts } from "./late-sale-facts.queries.ts";
import { findShortages, noteLateSale } from "./late-sale.queries.ts";
import { placedOrderOf } from "./placed-order.ts";
import { sellOnce } from "./sell-once.ts";

const endpoint = lateOrderEndpoints.createLateOrder;
type Endpoint = typeof endpoint;

const saleToBook = (
  sale: LateSale,
  late: BookableLateSale,
  { timeZone: zone, features }: LateSaleRow,
  receivedAt: Instant,
): SaleToBook => ({
  id: id<"order">(newSortableId()),
  request: sale,
  sale: late,
  sellerId: sale.sellerId,
  soldAt: late.soldAt,
  receivedAt,
  localDate: localDateOf(late.soldAt, timeZone(zone)),
  registerSessionId: late.registerSessionId,
  originMedium: "WEB",
  pickUpDateTime: null,
  hasInventory: features.includes("inventory"),
});

/** It depends on who sends, or on a register that is not open yet: the same key may be answered otherwise later. */
const isForNow = ({ code }: LateRefusal): boolean => code === "CLOSED_CASH_FLOW" || code === "WRONG_PERMISSIONS";

async function attempt(
  trx: Transaction<unknown>,
  sale: LateSale,
  context: ChangeContext,
): Promise<Replay | AnswerOf<Endpoint>> {
  const { identity, requestHash, tabId, idempotencyKey: key } = context;
  if (key === null) throw new BrokenInvariant("a sale without a key");
  const { cafeteriaId, profileId: sentBy } = identity;
  const { sellerId } = sale;
  const sender = { id: sentBy, level: identity.level };
  // Before the key is looked up, so that nobody else gets its answer.
  if (!maySend(sale, sender)) return refused({ code: "WRONG_PERMISSIONS" });
  const keepRefusal = async (failure: FailureOf<Endpoint>): Promise<Replay> => {
    const kept = failureAnswer(failure);
    await keepAnswer(trx, context, kept, sellerId);
    return accepted(kept);
  };
  const sentAt = context.clock.steady();
  const { facts: row, now } = await readLateSaleFacts(trx, { cafeteriaId, key }, sale);
  context.clock.heard(now, sentAt);
  const receivedAt = context.clock.now();
  if (row.firstAnswer !== null) return firstAnswer(trx, context, sellerId);
  // Kept, so that it meets the key of a first answer which was committed after the look above.
  if (row.soldOrderId !== null) return keepRefusal({ code: "CART_ALREADY_SOLD", data: row.soldOrderId });
  const discounts = await readDiscountHistory(trx, cafeteriaId, sale);
  const decision = decideLateSale(sale, lateSaleFactsOf(row, { at: receivedAt, sender, discounts }));
  if (!decision.ok) {
    return isForNow(decision.failure) ? refused(decision.failure) : keepRefusal(decision.failure);
  }
  const booking = {
    cafeteriaId,
    late: decision.value,
    sale: saleToBook(sale, decision.value, row, receivedAt),
    told: sale,
    sentBy,
    receivedAt,
  };
  const placed = placedOrderOf(booking.sale, row.diner?.name ?? null);
  const kept = await successAnswer(endpoint, { data: placed });
  const made = await writeCompensations(trx, booking);
  const late = { ...booking.late, shortages: stillMissing(booking.late.shortages, made) };
  await findShortages(trx, { ...booking, late });
  await bookSale(trx, booking.sale, {
    cafeteriaId,
    key,
    keyOwner: sellerId,
    requestHash,
    tabId,
    endsWithIt: false,
    ...kept,
  });
  await noteLateSale(trx, { ...booking, late });
  return accepted(kept);
}

/** Books what was sold without the server, at most once per key and per cart. */
export const placeLateOrder = ownRoute(endpoint, ({ body: sale }, context) =>
  sellOnce(context, (trx) => attempt(trx, sale, context)),
);
