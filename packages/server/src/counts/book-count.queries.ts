import type { CafeteriaId, Id, Instant, ProfileId } from "@cantina/domain/kernel";
import { type Transaction, sql } from "kysely";
import type { JudgedRow } from "./judge-count.ts";

export type CountToBook = {
  readonly id: Id<"count">;
  readonly cafeteriaId: CafeteriaId;
  readonly profileId: ProfileId;
  readonly at: Instant;
  readonly rows: readonly JudgedRow[];
};

/** Of products that are locked. What they lacked until now is judged anew by it. COUNT-02 COUNT-03 COUNT-04 */
export async function bookCount(trx: Transaction<unknown>, count: CountToBook): Promise<void> {
  const { id, cafeteriaId, profileId, at } = count;
  const rows = JSON.stringify(
    count.rows.map(({ productId, countedAt, counted, supersededBy, decided }) => ({
      product_id: productId,
      counted_at: countedAt,
      counted,
      superseded_by: supersededBy,
      ...decided,
    })),
  );
  await sql`
    with told as (
      select * from json_to_recordset(${rows}) as t(product_id uuid, counted_at timestamptz, counted integer,
        superseded_by uuid, expected integer, units integer, available integer, shortage integer)
    ), counted as (
      insert into stock_count (id, cafeteria_id, profile_id, at)
      values (${id}, ${cafeteriaId}, ${profileId}, ${at}::timestamptz)
    ), changed as (
      update product p set current_stock = t.available from told t where p.id = t.product_id and t.units <> 0
    ), flowed as (
      insert into stock_flow (cafeteria_id, product_id, type, amount, seller_id, count_id, date_time)
      select ${cafeteriaId}, product_id, 'COUNT', units, ${profileId}, ${id}, ${at}::timestamptz from told
      returning id, product_id
    ), listed as (
      insert into stock_count_row (count_id, product_id, counted_at, counted, expected, shortage, record_id, superseded_by)
      select ${id}, product_id, t.counted_at, t.counted, t.expected, t.shortage, f.id, t.superseded_by
        from told t join flowed f using (product_id)
    ), resolved as (
      update stock_shortage s
         set resolved_at = ${at}::timestamptz, resolved_by = ${profileId}, resolved_by_record = f.id
        from told t join flowed f using (product_id)
       where s.cafeteria_id = ${cafeteriaId} and s.product_id = t.product_id and s.resolved_at is null
         and t.superseded_by is null
    )
    insert into stock_shortage (cafeteria_id, product_id, count_id, quantity)
    select ${cafeteriaId}, product_id, ${id}, shortage from told where shortage > 0`.execute(trx);
}
