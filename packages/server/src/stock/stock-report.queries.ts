import type { CafeteriaId, Instant, InstantRange, ProductId, TimeZone } from "@cantina/domain/kernel";
import type { StockDay, StockReport } from "@cantina/domain/stock";
import { type Kysely, sql } from "kysely";
import { latestBefore } from "./latest-record.queries.ts";

type Asked = {
  readonly cafeteriaId: CafeteriaId;
  readonly productId: ProductId;
  readonly range: InstantRange;
  readonly zone: TimeZone;
  readonly now: Instant;
};

/**
 * undefined: there is no such product here, not even a deleted one. What was booked before it is told on the first day
 * that any record after it names, because a clock that was ahead may have dated it. STOCK-07 STOCK-09 STOCK-21
 */
export async function readReport(
  db: Kysely<unknown>,
  { cafeteriaId, productId, range: { from, until }, zone, now }: Asked,
): Promise<StockReport | undefined> {
  const started = await sql<{ readonly start: number; readonly former: number }>`
    select coalesce(f.resulting_stock, 0) as start, coalesce(f.id, 0) as former
      from product p
      left join lateral ${latestBefore(sql`p.id`, from)} f on true
     where p.id = ${productId} and p.cafeteria_id = ${cafeteriaId}`.execute(db);
  const [first] = started.rows;
  if (first === undefined) return undefined;
  const isOpen = until > now;
  const { rows } = await sql<StockDay>`
    with shortage as (
      -- What a late sale lacked was found just before the sale took it out, and is taken out again where that is resolved.
      select (select max(f.id) from stock_flow f
               where f.product_id = o.product_id and f.id < o.id and f.type = 'IN' and f.transaction_id is null) as record
        from stock_shortage s
        join stock_flow o on o.transaction_id = s.transaction_id and o.product_id = s.product_id and o.type = 'OUT'
       where s.product_id = ${productId}
       union
      select correction_record from stock_shortage where product_id = ${productId} and correction_record is not null
    ), told as (
      select id, exists (select from shortage s where s.record = stock_flow.id) as is_shortage, type, amount, transaction_id, resulting_stock,
             least(min(date_time) over (order by id rows between current row and unbounded following), ${now}::timestamptz) as at
        from stock_flow
       where product_id = ${productId} and id > ${first.former}::bigint
         and (${isOpen} or id <= (select id from ${latestBefore(sql`${productId}::uuid`, until)} l))
    )
    select to_char(at at time zone ${zone}, 'YYYY-MM-DD') as day,
           coalesce(sum(amount) filter (where type = 'INITIALIZE_STOCK' or type = 'IN' and transaction_id is null and not is_shortage), 0) as received,
           coalesce(-sum(amount) filter (where type = 'OUT' and transaction_id is not null), 0) as sold,
           coalesce(-sum(amount) filter (where type = 'CLEAR_STOCK' or type = 'OUT' and transaction_id is null and not is_shortage), 0) as withdrawn,
           coalesce(sum(amount) filter (where type = 'IN' and transaction_id is not null), 0) as returned,
           coalesce(sum(amount) filter (where type = 'COUNT' or is_shortage), 0) as counted,
           (array_agg(resulting_stock order by id desc))[1] as end
      from told group by 1 order by 1`.execute(db);
  return { start: first.start, days: rows };
}
