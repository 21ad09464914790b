import type { Instant } from "@cantina/domain/kernel";
import { type Kysely, sql } from "kysely";
import { levelBeforeFunction } from "../consumption/index.ts";
import { recordBeforeFunction } from "../stock/index.ts";

export type GoodsLevel = {
  readonly cafeteria: string;
  readonly kind: "consumable" | "product";
  readonly name: string;
  /** Hundredths of a consumable's unit, units of a product. */
  readonly level: number;
};

const levelBefore = sql.ref(levelBeforeFunction.name);
const recordBefore = sql.ref(recordBeforeFunction.name);

/** What there was of each that is counted, once all up to that instant, itself included, was booked. AUDIT-05 */
export async function goodsAt(db: Kysely<unknown>, at: Instant): Promise<readonly GoodsLevel[]> {
  const { rows } = await sql<GoodsLevel>`
    with asked as (select ${at}::timestamptz + interval '1 microsecond' as until),
    goods as (
      select c.name as cafeteria, 'consumable' as kind, k.name, ${levelBefore}(k.id, a.until) as level, k.id
        from asked a, consumable k join cafeteria c on c.id = k.cafeteria_id
       where exists (select from consumable_movement m
                      where m.consumable_id = k.id and m.position = 1 and coalesce(m.level_at, m.at) < a.until)
      union all
      select c.name, 'product', v.name, f.resulting_stock, p.id
        from asked a, product p
        join cafeteria c on c.id = p.cafeteria_id
        join product_version v on v.product_id = p.id and v.version = p.current_version
        join lateral (
          select resulting_stock from stock_flow
           where id = ${recordBefore}(p.id, a.until) and type <> 'CLEAR_STOCK') f on true
    )
    select * from goods order by cafeteria collate by_name, kind, name collate by_name, id`.execute(db);
  return rows;
}
