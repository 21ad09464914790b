import type { Placed } from "@cantina/domain/catalog-editing";
import type { CafeteriaId, ProductId } from "@cantina/domain/kernel";
import { type Kysely, sql } from "kysely";
import { lockCategoryNames } from "./category.queries.ts";

/** Where these products are. Held until the transaction ends, so that nothing comes in or is sorted there meanwhile. */
export async function lockCategoriesOf(
  trx: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
  productIds: readonly ProductId[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly id: string }>`
    select id from category
     where cafeteria_id = ${cafeteriaId} and status = 'ENABLED'
       and id in (select category_id from product where id = any (${productIds}::uuid[]) and cafeteria_id = ${cafeteriaId})
     order by id for no key update`.execute(trx);
  return rows.map(({ id }) => id);
}

export type PlacedProduct = Placed & { readonly categoryId: string };

export async function lockPlacedProducts(
  trx: Kysely<unknown>,
  categoryIds: readonly string[],
): Promise<readonly PlacedProduct[]> {
  const { rows } = await sql<PlacedProduct>`
    select id, position, category_id as "categoryId" from product
     where category_id = any (${categoryIds}::uuid[]) and status = 'ENABLED'
     order by id for no key update`.execute(trx);
  return rows;
}

/** New categories wait for the cafeteria, and so does this. */
export async function lockPlacedCategories(trx: Kysely<unknown>, cafeteriaId: CafeteriaId): Promise<readonly Placed[]> {
  await lockCategoryNames(trx, cafeteriaId);
  const { rows } = await sql<Placed>`
    select id, position from category
     where cafeteria_id = ${cafeteriaId} and status = 'ENABLED' order by id for no key update`.execute(trx);
  return rows;
}

const tables = { product: sql`product`, category: sql`category` };

export async function writePositions(
  trx: Kysely<unknown>,
  table: keyof typeof tables,
  positions: readonly Placed[],
): Promise<void> {
  await sql`
    update ${tables[table]} t set position = n.position
      from unnest(${positions.map(({ id }) => id)}::uuid[], ${positions.map((one) => one.position)}::int[]) n (id, position)
     where t.id = n.id`.execute(trx);
}
