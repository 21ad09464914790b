import type { Instant } from "@cantina/domain/kernel";
import type { PaymentPart } from "@cantina/domain/orders";
import type { RefundShare, RefundSum, RefundableLine } from "@cantina/domain/transactions";
import { type Transaction, sql } from "kysely";
import { consumeAnew } from "../consumption/index.ts";
import { type RevertToBook, bookRevert } from "./book-revert.queries.ts";

export type RefundState = {
  readonly version: number;
  readonly isOnlyWhole: boolean;
  readonly lines: readonly RefundableLine[];
};

/** What a locked order has left, and whether it may be taken apart: its pass, its fee and its invoice are of all of it. REFUND-07 */
export async function readRefundState(trx: Transaction<unknown>, transactionId: string): Promise<RefundState> {
  const { rows } = await sql<RefundState>`
    select t.version, t.marketplace_fee > 0
             or exists (select from pass_order o where o.transaction_id = t.id)
             or exists (select from invoice v where v.transaction_id = t.id and v.status <> 'VOID') as "isOnlyWhole",
           coalesce((select json_agg(json_build_object('line', i.line, 'price', i.price, 'quantity', i.quantity,
               'redeemed', i.redeemed, 'total', i.total) order by i.line)
             from transaction_item i where i.transaction_id = t.id), '[]') as lines
      from transaction t where t.id = ${transactionId}`.execute(trx);
  return rows[0] ?? { version: 0, isOnlyWhole: true, lines: [] };
}

export type RefundToBook = Omit<RevertToBook, "transactionId"> & {
  /** The order that it is part of. */
  readonly orderId: string;
  readonly refundId: string;
  readonly shares: readonly RefundShare[];
  readonly sum: RefundSum;
  /** Of a split order, what goes back by each method. */
  readonly payments: readonly PaymentPart[];
};

/** As if it had been sold beside the order, and had stood as that did ever since: a count asks what was on the shelf then. */
async function splitOff(trx: Transaction<unknown>, { orderId, refundId, shares, sum }: RefundToBook): Promise<void> {
  const parts = JSON.stringify(shares);
  await sql`
    insert into transaction (id, cafeteria_id, part_of, order_type, status, commensal_id, commensal_class_id, buyer_id,
      seller_id, comments, payment_method, subtotal, discount, discount_source, total_price, local_date, date_time,
      pick_up_date_time, last_status_update, origin_medium, register_session_id, recipe_revision)
    select ${refundId}, cafeteria_id, id, order_type, status, commensal_id, commensal_class_id, buyer_id, seller_id, comments,
           payment_method, ${sum.subtotal}, ${sum.discount}, discount_source, ${sum.total}, local_date, date_time,
           pick_up_date_time, last_status_update, origin_medium, register_session_id, recipe_revision
      from transaction where id = ${orderId}`.execute(trx);
  await sql`
    insert into order_status_change (transaction_id, cafeteria_id, from_status, to_status, at)
    select ${refundId}, cafeteria_id, from_status, to_status, at
      from order_status_change where transaction_id = ${orderId} order by id`.execute(trx);
  await sql`
    with part as (
      select *, row_number() over (order by line) as new_line
        from json_to_recordset(${parts}) as p(line integer, quantity integer, discount bigint, total bigint)
    ), added as (
      insert into transaction_item (transaction_id, line, type, product_id, product_version, name, price, quantity, discount,
        total, local_date)
      select ${refundId}, p.new_line, i.type, i.product_id, i.product_version, i.name, i.price, p.quantity, p.discount,
             p.total, i.local_date
        from part p join transaction_item i on i.transaction_id = ${orderId} and i.line = p.line
    )
    insert into sold_promotion_item (transaction_id, line, product_id, position, name, quantity, local_date, product_version)
    select ${refundId}, p.new_line, h.product_id, h.position, h.name, h.quantity, h.local_date, h.product_version
      from part p join sold_promotion_item h on h.transaction_id = ${orderId} and h.line = p.line`.execute(trx);
  await sql`
    update transaction_item i
       set quantity = i.quantity - p.quantity, discount = i.discount - p.discount, total = i.total - p.total
      from json_to_recordset(${parts}) as p(line integer, quantity integer, discount bigint, total bigint)
     where i.transaction_id = ${orderId} and i.line = p.line`.execute(trx);
}

/** What each method paid goes with the units, and the order keeps what is left by it. SPLIT-06 */
async function divideParts(trx: Transaction<unknown>, { orderId, refundId, payments }: RefundToBook): Promise<void> {
  if (payments.length === 0) return;
  const parts = JSON.stringify(
    payments.map(({ paymentMethod, amount }) => ({ payment_method: paymentMethod, amount })),
  );
  await sql`
    with back as (
      select y.payment_method, y.account_id, b.amount
        from json_to_recordset(${parts}) as b(payment_method text, amount bigint)
        join payment_part y on y.transaction_id = ${orderId} and y.payment_method = b.payment_method
    ), kept as (
      update payment_part y set amount = y.amount - b.amount
        from back b where y.transaction_id = ${orderId} and y.payment_method = b.payment_method
    )
    insert into payment_part (transaction_id, payment_method, account_id, amount)
    select ${refundId}, payment_method, account_id, amount from back`.execute(trx);
}

/** Who waits for the rest sees it changed, and prints it anew. */
async function keepRest(trx: Transaction<unknown>, refund: RefundToBook): Promise<void> {
  const { orderId, sum, at, cafeteriaId, tabId } = refund;
  await sql`
    update transaction
       set subtotal = subtotal - ${sum.subtotal}, discount = discount - ${sum.discount},
           total_price = total_price - ${sum.total}, refunded = refunded + ${sum.total}, version = version + 1,
           last_status_update = case status when 'STARTED' then ${at}::timestamptz else last_status_update end
     where id = ${orderId}`.execute(trx);
  await sql`
    insert into change_event (cafeteria_id, kind, entity_type, entity_id, tab_id)
    values (${cafeteriaId}, 'changed', 'order', ${orderId}, ${tabId})`.execute(trx);
}

/** No board waits for it: it never was an order of its own. */
const archive = (trx: Transaction<unknown>, refundId: string, at: Instant) =>
  sql`update transaction set status = 'CANCELLED_ARCHIVED', last_status_update = ${at} where id = ${refundId}`.execute(
    trx,
  );

/** Takes units off a locked order, as an order of their own, and reverts that. REFUND-04 REFUND-05 REFUND-06 */
export async function bookRefund(trx: Transaction<unknown>, refund: RefundToBook): Promise<void> {
  await splitOff(trx, refund);
  await divideParts(trx, refund);
  await keepRest(trx, refund);
  await bookRevert(trx, { ...refund, transactionId: refund.refundId });
  await archive(trx, refund.refundId, refund.at);
  await consumeAnew(trx, refund.orderId, refund);
}
