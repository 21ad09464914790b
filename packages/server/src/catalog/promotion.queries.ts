import type { CatalogItem } from "@cantina/domain/catalog";
import type { ItemEntry } from "@cantina/domain/catalog-editing";
import type { CafeteriaId, ProductId } from "@cantina/domain/kernel";
import type { ProductType } from "@cantina/domain/catalog";
import type { Seal } from "@cantina/domain/school-rules";
import { type Kysely, sql } from "kysely";

/** Of the version `p.current_version` of a product `p`. */
export const itemsColumn = sql<readonly CatalogItem[]>`case when p.type = 'PROMOTION' then coalesce((
    select jsonb_agg(jsonb_build_object('productId', i.product_id, 'name', iv.name, 'quantity', i.quantity,
        'currentStock', ip.current_stock, 'hiddenForClasses', ip.hidden_for_classes, 'seals', ip.seals) order by i.position)
      from promotion_item i
      join product ip on ip.id = i.product_id
      join product_version iv on iv.product_id = ip.id and iv.version = ip.current_version
     where i.promotion_id = p.id and i.version = p.current_version), '[]') else '[]' end`;

type MadeOf = { readonly productId: string; readonly version: number; readonly items: readonly ItemEntry[] };

/** Beside the version that they belong to; never changed after this. EDIT-13 */
export async function insertItems(trx: Kysely<unknown>, { productId, version, items }: MadeOf): Promise<void> {
  if (items.length === 0) return;
  await sql`
    insert into promotion_item (cafeteria_id, promotion_id, version, product_id, position, quantity)
    select p.cafeteria_id, p.id, ${version}, i.product_id, i.position, i.quantity
      from unnest(${items.map((item) => item.productId)}::uuid[], ${items.map(({ quantity }) => quantity)}::int[])
           with ordinality i (product_id, quantity, position)
      join product p on p.id = ${productId}`.execute(trx);
}

type Sealed = { readonly id: ProductId; readonly name: string; readonly seals: readonly Seal[] };

/** Those of them that carry a seal. */
export async function sealedAmong(
  trx: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
  items: readonly ItemEntry[],
): Promise<readonly Sealed[]> {
  const { rows } = await sql<Sealed>`
    select p.id, v.name, p.seals::text[] as seals from product p
      join product_version v on v.product_id = p.id and v.version = p.current_version
     where p.cafeteria_id = ${cafeteriaId} and p.id = any (${items.map(({ productId }) => productId)}::uuid[])
       and p.seals <> '{}' order by v.name collate by_name, p.id`.execute(trx);
  return rows;
}

type NamedProduct = { readonly id: ProductId; readonly type: ProductType; readonly isDeleted: boolean };

/** Who deletes one of them meanwhile waits, or is waited for. */
export async function lockNamed(
  trx: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
  productIds: readonly ProductId[],
): Promise<ReadonlyMap<ProductId, NamedProduct>> {
  const { rows } = await sql<NamedProduct>`
    select id, type, status = 'DELETED' as "isDeleted" from product
     where cafeteria_id = ${cafeteriaId} and id = any (${productIds}::uuid[]) order by id for share`.execute(trx);
  return new Map(rows.map((row) => [row.id, row]));
}
