import type { GivenDataOf } from "@cantina/contract/endpoint";
import type { lateOrderEndpoints } from "@cantina/contract/orders";
import type { Instant } from "@cantina/domain/kernel";
import type { BookableLateSale, LateSale } from "@cantina/domain/sale";
import { type Kysely, type Transaction, sql } from "kysely";
import type { SaleToBook } from "./book-sale.queries.ts";
import { instantOf } from "./orders.queries.ts";
import { findShortagesFunction } from "./find-shortages.sql.ts";
import { noteLateSaleFunction } from "./note-late-sale.sql.ts";

export type LateBooking = {
  readonly cafeteriaId: string;
  readonly late: BookableLateSale;
  readonly sale: SaleToBook;
  /** What the till told of the time. */
  readonly told: Pick<LateSale, "soldAt" | "deviceTime">;
  readonly sentBy: string;
  readonly receivedAt: Instant;
};

const findShortagesCall = sql.ref(findShortagesFunction.name);
const noteLateSaleCall = sql.ref(noteLateSaleFunction.name);

const missingOf = ({ late }: LateBooking): string =>
  JSON.stringify(late.shortages.map(({ productId, quantity }) => ({ product_id: productId, quantity })));

/** Before the sale takes its units out: the stock can't go below 0 for a moment either. */
export async function findShortages(trx: Transaction<unknown>, booking: LateBooking): Promise<void> {
  if (booking.late.shortages.length === 0) return;
  const { cafeteriaId, sale, receivedAt } = booking;
  await sql`select ${findShortagesCall}(${cafeteriaId}, ${sale.sellerId}, ${receivedAt}, ${missingOf(booking)})`.execute(
    trx,
  );
}

/** After the sale: that it came late, how, and what was missing. */
export async function noteLateSale(trx: Transaction<unknown>, booking: LateBooking): Promise<void> {
  const { cafeteriaId, late, sale, told, sentBy, receivedAt } = booking;
  await sql`
    select ${noteLateSaleCall}(${sale.id}, ${cafeteriaId}, ${sentBy}, ${receivedAt}, ${late.isInNextSession},
      ${told.soldAt}, ${told.deviceTime}, ${missingOf(booking)})`.execute(trx);
}

type Shortage = GivenDataOf<typeof lateOrderEndpoints.listStockShortages>[number];

/** Those that nothing has resolved yet. Of what is deleted nobody can move or count anything. STOCK-10 */
export async function listShortages(db: Kysely<unknown>, cafeteriaId: string): Promise<readonly Shortage[]> {
  const { rows } = await sql<Shortage>`
    select h.id, h.product_id as "productId", v.name, h.quantity, p.current_stock as "currentStock",
           h.transaction_id as "orderId", h.count_id as "countId", s.username as "sellerName",
           coalesce(${instantOf("t.date_time")}, ${instantOf("c.at")}) as "soldAt",
           coalesce(${instantOf("l.received_at")}, ${instantOf("c.at")}) as "receivedAt"
      from stock_shortage h
      left join late_sale l on l.transaction_id = h.transaction_id
      left join transaction t on t.id = h.transaction_id
      left join stock_count c on c.id = h.count_id
      join product p on p.id = h.product_id
      join product_version v on v.product_id = p.id and v.version = p.current_version
      join profile s on s.id = coalesce(t.seller_id, c.profile_id)
     where h.cafeteria_id = ${cafeteriaId} and h.resolved_at is null
     order by coalesce(l.received_at, c.at) desc, h.id`.execute(db);
  return rows;
}
