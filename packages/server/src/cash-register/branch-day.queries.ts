import type { BranchDay, BranchMovement, BranchTaking } from "@cantina/domain/cash-reports";
import type { InstantRange } from "@cantina/domain/kernel";
import { type Kysely, sql } from "kysely";

/** All cash movements of a day, and what came in and went back on it: a sale on its day, a return on its own. */
export async function readBranchDay(db: Kysely<unknown>, cafeteriaId: string, day: InstantRange): Promise<BranchDay> {
  const { from, until } = day;
  const [movements, takings] = await Promise.all([
    sql<BranchMovement>`
      select m.type, p.username as cashier, m.amount
        from cash_movement m
        join register_session s on s.id = m.register_session_id
        join profile p on p.id = s.seller_id
       where s.cafeteria_id = ${cafeteriaId} and m.date_time >= ${from}::timestamptz and m.date_time < ${until}::timestamptz
       order by m.date_time, m.id`.execute(db),
    sql<BranchTaking>`
      select order_type as "orderType", origin_medium as "originMedium",
             coalesce(y.payment_method, t.payment_method) as "paymentMethod",
             sum(coalesce(y.amount, price) * (1 - is_back))::bigint as income, sum(coalesce(y.amount, price) * is_back)::bigint as expenses
        from (select id, order_type, origin_medium, payment_method, total_price - marketplace_fee as price, 0 as is_back from transaction
               where cafeteria_id = ${cafeteriaId} and date_time >= ${from}::timestamptz and date_time < ${until}::timestamptz
                 and (status in ('STARTED', 'COMPLETED') or cancelled_at is not null)
                 and (order_type <> 'BALANCE_CHARGE' or status <> 'STARTED')
              union all
              select id, order_type, origin_medium, payment_method, total_price - marketplace_fee, 1 from transaction
               where cafeteria_id = ${cafeteriaId} and cancelled_at >= ${from}::timestamptz and cancelled_at < ${until}::timestamptz) t
        left join payment_part y on y.transaction_id = t.id
       group by 1, 2, 3`.execute(db),
  ]);
  return { movements: movements.rows, takings: takings.rows };
}
