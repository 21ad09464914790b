import type { Instant } from "@cantina/domain/kernel";
import type { Canceller, CancelReason } from "@cantina/domain/transactions";
import { type Transaction, sql } from "kysely";
import { returnConsumption } from "../consumption/index.ts";
import { noteChange } from "../db/index.ts";

export type RevertToBook = {
  readonly transactionId: string;
  readonly cafeteriaId: string;
  readonly profileId: string;
  readonly tabId: string | null;
  readonly reason: CancelReason;
  readonly comment: string;
  readonly cancelledBy: Canceller;
  /** In whose interval the return counts; for a drawer's cash, which drawer gives it. */
  readonly sessionId: string | null;
  readonly at: Instant;
};

/** A part was paid with the order that it was of, which is posted as a whole. REFUND-06 */
async function postOpposites(trx: Transaction<unknown>, revert: RevertToBook): Promise<void> {
  await sql`
    insert into posting (cafeteria_id, debit_account_id, credit_account_id, amount, cause_kind, cause_id, at)
    select p.cafeteria_id, p.credit_account_id, coalesce(drawer.id, p.debit_account_id), back.amount, 'REVERT', t.id,
           ${revert.at}::timestamptz
      from transaction t
      join posting p on p.cause_id = coalesce(t.part_of, t.id) and p.cause_kind = 'TRANSACTION'
      cross join lateral (
        -- By each method no more than is left of it (SPLIT-06); where one paid all, what is left of all.
        select coalesce((select y.amount from payment_part y where y.transaction_id = t.id and y.account_id = p.debit_account_id),
                        case when t.part_of is null then p.amount - t.refunded else t.total_price end) as amount) back
      join account taken on taken.id = p.debit_account_id
      left join account drawer on taken.kind = 'DRAWER' and drawer.kind = 'DRAWER'
        and drawer.register_session_id = ${revert.sessionId}::uuid
     where t.id = ${revert.transactionId} and back.amount > 0`.execute(trx);
}

/**
 * The units of its lines, and no more than were taken for the order. A product whose stock is no longer controlled has
 * none to give back to.
 */
async function returnStock(trx: Transaction<unknown>, revert: RevertToBook): Promise<void> {
  await sql`
    with sold as (
      select coalesce(part_of, id) as id from transaction where id = ${revert.transactionId}
    ), line as (
      select i.product_id, i.quantity from transaction_item i
       where i.transaction_id = ${revert.transactionId} and i.product_id is not null
      union all
      select h.product_id, h.quantity * i.quantity
        from sold_promotion_item h
        join transaction_item i on i.transaction_id = h.transaction_id and i.line = h.line
       where h.transaction_id = ${revert.transactionId}
    ), taken as (
      select product_id, -sum(amount) as quantity from stock_flow
       where transaction_id = (select id from sold) group by product_id
    ), returned as (
      select t.product_id, least(t.quantity, l.quantity) as quantity
        from taken t join (select product_id, sum(quantity) as quantity from line group by product_id) l using (product_id)
       where least(t.quantity, l.quantity) > 0
    ), moved as (
      update product p set current_stock = p.current_stock + r.quantity from returned r
       where p.id = r.product_id and p.current_stock is not null
      returning p.id, r.quantity
    ), flowed as (
      insert into stock_flow (cafeteria_id, product_id, type, amount, seller_id, transaction_id, date_time)
      select ${revert.cafeteriaId}, moved.id, 'IN', quantity, ${revert.profileId}, sold.id,
             ${revert.at}::timestamptz from moved, sold
    )
    insert into change_event (cafeteria_id, kind, entity_type, entity_id, tab_id)
    select ${revert.cafeteriaId}, 'changed', 'product', id, ${revert.tabId} from moved`.execute(trx);
}

/**
 * Once nothing of a product is out for the order any more, what it lacked of it is no longer missing, and leaves the stock
 * that it was found for. Where so much isn't there any more, somebody has to look why. STOCK-22
 */
async function resolveShortages(trx: Transaction<unknown>, revert: RevertToBook): Promise<void> {
  const { rows } = await sql<{ id: string; record: string }>`
    with undone as (
      select h.id, h.product_id, h.quantity
        from transaction t
        join stock_shortage h on h.transaction_id = coalesce(t.part_of, t.id) and h.resolved_at is null
       where t.id = ${revert.transactionId}
         and 0 = (select sum(f.amount) from stock_flow f
                   where f.transaction_id = h.transaction_id and f.product_id = h.product_id)
    ), moved as (
      update product p set current_stock = p.current_stock - u.quantity from undone u
       where p.id = u.product_id and p.current_stock >= u.quantity
      returning p.id, u.quantity
    ), flowed as (
      insert into stock_flow (cafeteria_id, product_id, type, amount, description, seller_id, date_time)
      select ${revert.cafeteriaId}, id, 'OUT', -quantity, 'Se anuló la venta a la que le faltaba', ${revert.profileId},
             ${revert.at}::timestamptz from moved
      returning id, product_id
    ), told as (
      insert into change_event (cafeteria_id, kind, entity_type, entity_id, tab_id)
      select ${revert.cafeteriaId}, 'changed', 'product', id, ${revert.tabId} from moved
    )
    update stock_shortage h
       set resolved_at = ${revert.at}::timestamptz, resolved_by = ${revert.profileId}, resolved_by_record = f.id,
           correction_record = f.id
      from undone u join flowed f using (product_id) where h.id = u.id
    returning h.id, f.id::text as record`.execute(trx);
  for (const { id, record } of rows) noteChange({ entity: "stockShortage", id, after: record });
}

async function tellChanges(trx: Transaction<unknown>, { transactionId, tabId }: RevertToBook): Promise<void> {
  await sql`
    insert into change_event (cafeteria_id, kind, entity_type, entity_id, tab_id)
    select t.cafeteria_id, 'changed', e.entity_type, e.entity_id, ${tabId}
      from transaction t,
           lateral (select distinct a.profile_id, a.register_session_id from posting p
                      join account a on a.id in (p.debit_account_id, p.credit_account_id)
                     where p.cause_id = t.id and p.cause_kind = 'REVERT'
                       and (a.profile_id is not null or a.register_session_id is not null)) m,
           lateral (values ('balance', m.profile_id), ('register', m.register_session_id)) e (entity_type, entity_id)
     where t.id = ${transactionId} and e.entity_id is not null
    union all
    select cafeteria_id, 'changed', 'order', id, ${tabId} from transaction where id = ${transactionId}`.execute(trx);
}

/** Undoes a transaction: money and stock by their opposites, the rest by its new status. REVERT-03 REVERT-08 */
export async function bookRevert(trx: Transaction<unknown>, revert: RevertToBook): Promise<void> {
  await postOpposites(trx, revert);
  await returnStock(trx, revert);
  await resolveShortages(trx, revert);
  await returnConsumption(trx, [revert.transactionId], revert);
  await sql`
    update transaction
       set status = 'CANCELLED', last_status_update = ${revert.at}, version = version + 1,
           cancellation_reason = ${revert.reason}, cancellation_comment = ${revert.comment},
           cancelled_by = ${revert.cancelledBy}, cancelled_by_id = ${revert.profileId}, cancelled_at = ${revert.at},
           revert_session_id = ${revert.sessionId}
     where id = ${revert.transactionId}`.execute(trx);
  await tellChanges(trx, revert);
}
