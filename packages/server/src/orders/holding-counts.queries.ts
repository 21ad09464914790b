import type { HoldingCount } from "@cantina/domain/counts";
import type { Id, ProductId } from "@cantina/domain/kernel";
import { type Kysely, sql } from "kysely";

export type KnownCount = HoldingCount & { readonly id: Id<"count"> };

/** Of each product the count that holds; one from before its stock ended or began again holds no more. COUNT-06 */
export async function readHoldingCounts(
  db: Kysely<unknown>,
  productIds: readonly ProductId[],
): Promise<ReadonlyMap<ProductId, KnownCount>> {
  const { rows } = await sql<KnownCount & { readonly productId: ProductId }>`
    select p.id as "productId", k.count_id as id, iso_instant(k.counted_at) as "countedAt"
      from unnest(${productIds}::uuid[]) p(id)
      cross join lateral (
        select r.count_id, r.counted_at from stock_count_row r
         where r.product_id = p.id and r.superseded_by is null
           and not exists (
             select from stock_flow f
              where f.product_id = p.id and f.id > r.record_id and f.type in ('INITIALIZE_STOCK', 'CLEAR_STOCK'))
         order by r.counted_at desc, r.record_id desc limit 1) k`.execute(db);
  return new Map(rows.map(({ productId, id, countedAt }) => [productId, { id, countedAt }]));
}
