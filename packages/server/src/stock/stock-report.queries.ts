import type { CafeteriaId, InstantRange, ProductId, TimeZone } from "@cantina/domain/kernel";
import type { StockDay, StockReport } from "@cantina/domain/stock";
import { type Kysely, sql } from "kysely";

type Asked = {
  readonly cafeteriaId: CafeteriaId;
  readonly productId: ProductId;
  readonly range: InstantRange;
  readonly zone: TimeZone;
};

/** undefined: there is no such product here, not even a deleted one. STOCK-07 */
export async function readReport(
  db: Kysely<unknown>,
  { cafeteriaId, productId, range: { from, until }, zone }: Asked,
): Promise<StockReport | undefined> {
  const started = await sql<{ readonly start: number }>`
    select coalesce((select resulting_stock from stock_flow f
                      where f.product_id = p.id and date_time < ${from}::timestamptz
                      order by date_time desc, id desc limit 1), 0) as start
      from product p where id = ${productId} and cafeteria_id = ${cafeteriaId}`.execute(db);
  const [first] = started.rows;
  if (first === undefined) return undefined;
  const { rows } = await sql<StockDay>`
    select to_char(date_time at time zone ${zone}, 'YYYY-MM-DD') as day,
           coalesce(sum(amount) filter (where type = 'INITIALIZE_STOCK' or type = 'IN' and transaction_id is null), 0) as received,
           coalesce(-sum(amount) filter (where type = 'OUT' and transaction_id is not null), 0) as sold,
           coalesce(-sum(amount) filter (where type = 'CLEAR_STOCK' or type = 'OUT' and transaction_id is null), 0) as withdrawn,
           coalesce(sum(amount) filter (where type = 'IN' and transaction_id is not null), 0) as returned,
           (array_agg(resulting_stock order by date_time desc, id desc))[1] as end
      from stock_flow
     where product_id = ${productId} and date_time >= ${from}::timestamptz and date_time < ${until}::timestamptz
     group by 1 order by 1`.execute(db);
  return { start: first.start, days: rows };
}
