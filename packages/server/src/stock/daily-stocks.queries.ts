import type { GivenDataOf } from "@cantina/contract/endpoint";
import type { stockEndpoints } from "@cantina/contract/stock";
import type { CafeteriaId, Instant, LocalDate } from "@cantina/domain/kernel";
import { type Kysely, sql } from "kysely";

type DailyStocks = GivenDataOf<typeof stockEndpoints.listDailyStocks>;

type Asked = { readonly cafeteriaId: CafeteriaId; readonly today: LocalDate; readonly tomorrow: Instant };

/** What an order's lines hold of a product, and what the promotions on its other lines hold. STOCK-05 */
export async function dailyStocksOf(
  db: Kysely<unknown>,
  { cafeteriaId, today, tomorrow }: Asked,
): Promise<DailyStocks> {
  const { rows } = await sql<DailyStocks[number]>`
    with stocked as (
      select id from product where cafeteria_id = ${cafeteriaId} and status = 'ENABLED' and current_stock is not null
    ), pending as (
      select id, coalesce(pick_up_date_time < ${tomorrow}::timestamptz, true) as is_for_today from transaction
       where cafeteria_id = ${cafeteriaId} and status = 'STARTED' and order_type = 'ORDER'
    ), held as (
      select i.product_id, i.quantity, t.is_for_today
        from pending t join transaction_item i on i.transaction_id = t.id where i.product_id is not null
       union all
      select h.product_id, h.quantity * i.quantity, t.is_for_today
        from pending t
        join sold_promotion_item h on h.transaction_id = t.id
        join transaction_item i on i.transaction_id = h.transaction_id and i.line = h.line
    ), reserved as (
      select product_id, coalesce(sum(quantity) filter (where is_for_today), 0) as today,
             coalesce(sum(quantity) filter (where not is_for_today), 0) as later
        from held group by product_id
    ), sold as (
      select l.product_id, sum(l.quantity) as units
        from (select i.product_id, i.quantity, i.transaction_id
                from stocked p join transaction_item i on i.product_id = p.id and i.local_date = ${today}
               union all
              select h.product_id, h.quantity * i.quantity, h.transaction_id
                from stocked p
                join sold_promotion_item h on h.product_id = p.id and h.local_date = ${today}
                join transaction_item i on i.transaction_id = h.transaction_id and i.line = h.line) l
        join transaction t on t.id = l.transaction_id
       where t.order_type = 'ORDER' and t.status in ('STARTED', 'COMPLETED')
       group by l.product_id
    )
    select p.id as "productId", v.name as "productName", p.category_id as "categoryId",
           p.current_stock as "currentStock", coalesce(r.today, 0) as "reservedStock",
           coalesce(r.later, 0) as "reservedLater", coalesce(s.units, 0) as "soldToday"
      from stocked k
      join product p on p.id = k.id
      join product_version v on v.product_id = p.id and v.version = p.current_version
      left join reserved r on r.product_id = p.id
      left join sold s on s.product_id = p.id
     order by v.name collate by_name, p.id`.execute(db);
  return rows;
}
