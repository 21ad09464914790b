import type { GivenDataOf } from "@cantina/contract/endpoint";
import type { reportEndpoints } from "@cantina/contract/reports";
import type { CafeteriaId, InstantRange } from "@cantina/domain/kernel";
import { type Transaction, sql } from "kysely";

type DailyPurchase = GivenDataOf<typeof reportEndpoints.listDailyPurchases>[number];

/** Each table is read once for the whole day. REPORT-06 */
export async function dailyPurchases(
  trx: Transaction<unknown>,
  cafeteriaId: CafeteriaId,
  { from, until }: InstantRange,
): Promise<DailyPurchase[]> {
  const { rows } = await sql<DailyPurchase>`
    with due as materialized (
      select id, commensal_class_id as class_id from transaction
       where cafeteria_id = ${cafeteriaId} and order_type = 'ORDER' and status in ('STARTED', 'COMPLETED')
         and coalesce(pick_up_date_time, date_time) >= ${from}::timestamptz
         and coalesce(pick_up_date_time, date_time) < ${until}::timestamptz
    ), bought as (
      select d.class_id, i.type, i.product_id, case when i.product_id is null then i.name end as generic,
             max(i.name) as name, sum(i.quantity) as quantity
        from due d join transaction_item i on i.transaction_id = d.id and i.quantity > 0 group by 1, 2, 3, 4
    ), held as (
      select class_id, promotion_id,
             json_agg(json_build_object('productId', product_id, 'name', name, 'quantity', quantity) order by name collate by_name, product_id) as items
        from (select d.class_id, i.product_id as promotion_id, h.product_id, max(h.name) as name,
                     sum(i.quantity * h.quantity) as quantity
                from due d
                join sold_promotion_item h on h.transaction_id = d.id
                join transaction_item i on i.transaction_id = h.transaction_id and i.line = h.line and i.quantity > 0
               group by 1, 2, 3) each_item
       group by 1, 2
    )
    select b.type, b.product_id as "productId", b.name, b.class_id as "classId", k.name as "className",
           b.quantity::bigint as quantity, coalesce(h.items, '[]') as items
      from bought b
      left join cafeteria_class k on k.id = b.class_id
      left join held h on h.promotion_id = b.product_id and h.class_id is not distinct from b.class_id
     order by b.name collate by_name, b.product_id, k.position, b.class_id`.execute(trx);
  return rows;
}
