import type { BookablePassSale, PassOrder, PassSaleRequest } from "@cantina/domain/calendar-products";
import type { CafeteriaId, Instant, LocalDate } from "@cantina/domain/kernel";
import { amountPassed } from "@cantina/domain/sale";
import { type Transaction, sql } from "kysely";

export type PassSaleToBook = {
  readonly purchaseId: string;
  readonly cafeteriaId: string;
  readonly request: PassSaleRequest;
  readonly sold: BookablePassSale;
  readonly orders: readonly (PassOrder & { readonly id: string })[];
  /** null: a client with its app. */
  readonly sellerId: string | null;
  readonly at: Instant;
  readonly localDate: string;
  readonly registerSessionId: string | null;
};

/** Of a client or a drawer there are many; of every other kind a cafeteria has one. */
function payingAccount({ cafeteriaId, request, sold, registerSessionId }: PassSaleToBook) {
  const fromDrawer = request.paymentMethod === "CASH" && registerSessionId !== null;
  const kind = request.paymentMethod === "ACCOUNT_BALANCE" ? "CLIENT" : fromDrawer ? "DRAWER" : request.paymentMethod;
  return sql`(
    select id from account where cafeteria_id = ${cafeteriaId} and kind = ${kind}
       and (kind <> 'CLIENT' or profile_id = ${sold.sale.buyerId})
       and (kind <> 'DRAWER' or register_session_id = ${registerSessionId}))`;
}

/** Each order with its own item and its own posting, so that it can be reverted like any other. PASS-05 */
export async function bookPassSale(trx: Transaction<unknown>, booking: PassSaleToBook): Promise<void> {
  const { purchaseId, cafeteriaId, request, sold, at, localDate } = booking;
  const { sale, pass } = sold;
  const rows = JSON.stringify(
    booking.orders.map(({ id, day, price, discount, total }) => ({
      id,
      order_date: day?.date ?? null,
      pick_up: day?.pickUpAt ?? null,
      status: day === null ? "COMPLETED" : "STARTED",
      price,
      discount,
      total,
    })),
  );
  const given = sql`json_to_recordset(${rows}::json) as r(id uuid, order_date date, pick_up timestamptz, status text,
    price bigint, discount bigint, total bigint)`;
  await sql`
    insert into transaction (id, cafeteria_id, order_type, status, commensal_id, commensal_class_id, buyer_id, seller_id,
      comments, payment_method, subtotal, discount, discount_source, total_price, local_date, date_time,
      last_status_update, origin_medium, pick_up_date_time, register_session_id)
    select r.id, ${cafeteriaId}, 'ORDER', r.status, ${request.commensalId}, ${sale.commensalClassId}, ${sale.buyerId},
           ${booking.sellerId}::uuid, case when r.order_date is null then 'Fechas anteriores del abono' else '' end,
           ${request.paymentMethod}, r.price, r.discount, ${sale.discountSource?.toLowerCase() ?? null}, r.total,
           ${localDate}::date, ${at}::timestamptz, ${at}::timestamptz, ${booking.sellerId === null ? "MOBILE" : "WEB"},
           r.pick_up, ${booking.registerSessionId}::uuid
      from ${given}`.execute(trx);
  await sql`
    insert into transaction_item (transaction_id, line, type, product_id, product_version, name, price, quantity, discount,
      total, local_date)
    select r.id, 1, 'PRODUCT', ${pass.id}, ${pass.version}, ${pass.name}, r.price, 1, r.discount, r.total,
           ${localDate}::date
      from ${given}`.execute(trx);
  await sql`
    insert into posting (cafeteria_id, debit_account_id, credit_account_id, amount, cause_kind, cause_id, at)
    select ${cafeteriaId}, ${payingAccount(booking)}, sales.id, r.total, 'TRANSACTION', r.id, ${at}::timestamptz
      from ${given}
      join account sales on sales.cafeteria_id = ${cafeteriaId} and sales.kind = 'SALES'
     where r.total > 0`.execute(trx);
  await sql`
    insert into pass_purchase (id, cafeteria_id, product_id, product_version, total, is_order_cancellable, bought_at)
    values (${purchaseId}, ${cafeteriaId}, ${pass.id}, ${pass.version}, ${sale.total}, ${pass.isOrderCancellable},
      ${at})`.execute(trx);
  await sql`
    insert into pass_order (transaction_id, purchase_id, order_date)
    select r.id, ${purchaseId}, r.order_date from ${given}`.execute(trx);
  const [first] = booking.orders;
  for (const used of sale.usedIgnores) {
    const amount = amountPassed(used);
    await sql`
      insert into ignored_limit (transaction_id, flag, amount, profile_id, at)
      values (${first?.id}, ${used.flag}, ${amount}, ${booking.sellerId}, ${at})`.execute(trx);
  }
}

/** Until the transaction ends, nobody else sells that pass to that commensal. PASS-11 */
export async function awaitTurn(trx: Transaction<unknown>, request: PassSaleRequest): Promise<void> {
  const name = `pass ${request.productId} ${request.commensalId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
}

/** Days of that pass that the commensal has been sold, cancelled ones left out. PASS-11 */
export async function readOwnedDates(
  trx: Transaction<unknown>,
  cafeteriaId: CafeteriaId,
  { productId, commensalId }: PassSaleRequest,
): Promise<ReadonlySet<LocalDate>> {
  const { rows } = await sql<{ readonly date: LocalDate }>`
    select o.order_date as date
      from transaction t
      join pass_order o on o.transaction_id = t.id
      join pass_purchase p on p.id = o.purchase_id
     where t.commensal_id = ${commensalId} and t.cafeteria_id = ${cafeteriaId} and p.product_id = ${productId}
       and o.order_date is not null and t.status in ('STARTED', 'COMPLETED')`.execute(trx);
  return new Set(rows.map(({ date }) => date));
}

/** The sale of the pass that an order belongs to; null: to none. */
export async function readPassOf(
  trx: Transaction<unknown>,
  orderId: string,
): Promise<{ readonly isOrderCancellable: boolean } | null> {
  const { rows } = await sql<{ isOrderCancellable: boolean }>`
    select p.is_order_cancellable as "isOrderCancellable"
      from pass_order o join pass_purchase p on p.id = o.purchase_id where o.transaction_id = ${orderId}`.execute(trx);
  return rows[0] ?? null;
}
