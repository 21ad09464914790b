import type { Allergen } from "@cantina/domain/allergens";
import type { CafeteriaId } from "@cantina/domain/kernel";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { containedAllergensFunction } from "./contained-allergens.sql.ts";

/** A table of `product_id` and `allergens`, without the products that contain none. */
export const containedAllergensIn = (cafeteriaId: CafeteriaId): RawBuilder<unknown> =>
  sql`${sql.ref(containedAllergensFunction.name)}(${cafeteriaId})`;

type Contained = { readonly productId: string; readonly categoryId: string; readonly allergens: readonly Allergen[] };

/** Of the products on sale that contain some. */
export async function containedOf(trx: Kysely<unknown>, cafeteriaId: CafeteriaId): Promise<readonly Contained[]> {
  const { rows } = await sql<Contained>`
    select p.id as "productId", p.category_id as "categoryId", k.allergens
      from ${containedAllergensIn(cafeteriaId)} k
      join product p on p.id = k.product_id and p.status = 'ENABLED'`.execute(trx);
  return rows;
}
