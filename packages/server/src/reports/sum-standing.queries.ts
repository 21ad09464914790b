import { standingStatuses } from "@cantina/domain/metrics";
import type { CafeteriaId, InstantRange, TimeZone } from "@cantina/domain/kernel";
import { type Transaction, sql } from "kysely";

type Day = InstantRange & { readonly cafeteriaId: CafeteriaId; readonly zone: TimeZone };

const standing = sql.join(
  Object.entries(standingStatuses).map(
    ([orderType, statuses]) => sql`(t.order_type = ${orderType} and t.status = any(${statuses}::text[]))`,
  ),
  sql` or `,
);

/** What metrics tell of one day: what stands of it, and by how much balances moved. METRICS-17 */
export async function sumStanding(
  trx: Transaction<unknown>,
  { cafeteriaId, zone, from, until }: Day,
  id: number,
): Promise<void> {
  await sql`
    with standing as materialized (
      select t.id, t.order_type, t.origin_medium, t.payment_method, t.total_price - t.marketplace_fee as amount, t.pick_up_date_time,
             o.purchase_id
        from transaction t left join pass_order o on o.transaction_id = t.id
       where t.cafeteria_id = ${cafeteriaId} and t.date_time >= ${from} and t.date_time < ${until} and (${standing})
    ), passes as (
      insert into sealed_pass (sealed_day_id, origin_medium, purchase_id)
      select distinct ${id}::bigint, origin_medium, purchase_id from standing where purchase_id is not null
    ), times as (
      insert into sealed_pick_up (sealed_day_id, origin_medium, time, count)
      select ${id}::bigint, origin_medium, to_char(pick_up_date_time at time zone ${zone}, 'HH24:MI') as time, count(*)
        from standing
       where order_type = 'ORDER' and purchase_id is null and pick_up_date_time is not null
       group by origin_medium, time
    )
    insert into sealed_transaction (sealed_day_id, kind, origin_medium, payment_method, count, amount)
    select ${id}::bigint, case when purchase_id is null then order_type else 'PASS' end as kind, origin_medium,
           -- Counted once, by its own method.
           coalesce(y.payment_method, s.payment_method) as method,
           count(*) filter (where y.payment_method is null or y.payment_method = s.payment_method),
           sum(coalesce(y.amount, s.amount))
      from standing s left join payment_part y on y.transaction_id = s.id group by kind, origin_medium, method`.execute(
    trx,
  );
  await sql`
    insert into sealed_balance (sealed_day_id, account_id, amount)
    select ${id}::bigint, a.id, sum(moved.amount)
      from (select credit_account_id as account_id, amount from posting p
             where p.cafeteria_id = ${cafeteriaId} and p.at >= ${from} and p.at < ${until}
            union all
            select debit_account_id, -amount from posting p
             where p.cafeteria_id = ${cafeteriaId} and p.at >= ${from} and p.at < ${until}) moved
      join account a on a.id = moved.account_id and a.kind = 'CLIENT'
     group by a.id having sum(moved.amount) <> 0`.execute(trx);
}
