import type { Ingredient, PreparedDraft, SupplyDraft } from "@cantina/domain/inventory";
import type { CafeteriaId } from "@cantina/domain/kernel";
import { type Kysely, sql } from "kysely";

type Named = { readonly id: string; readonly cafeteriaId: CafeteriaId };

export async function insertSupply(trx: Kysely<unknown>, supply: SupplyDraft & Named): Promise<void> {
  await sql`
    insert into consumable (id, cafeteria_id, type, name, unit, supplier_id, cost, waste, alert_level, allergens)
    values (${supply.id}, ${supply.cafeteriaId}, 'RAW', ${supply.name}, ${supply.unit}, ${supply.supplierId},
      ${supply.cost}, ${supply.waste}, ${supply.alertLevel}, ${supply.allergens}::text[])`.execute(trx);
}

export async function updateSupply(
  trx: Kysely<unknown>,
  supply: Omit<SupplyDraft, "unit"> & { readonly id: string },
): Promise<void> {
  await sql`
    update consumable set version = version + 1, name = ${supply.name}, supplier_id = ${supply.supplierId}, cost = ${supply.cost},
           waste = ${supply.waste}, alert_level = ${supply.alertLevel}, allergens = ${supply.allergens}::text[]
     where id = ${supply.id}`.execute(trx);
}

export async function insertPrepared(trx: Kysely<unknown>, prepared: PreparedDraft & Named): Promise<void> {
  await sql`
    insert into consumable (id, cafeteria_id, type, name, unit, yield, alert_level)
    values (${prepared.id}, ${prepared.cafeteriaId}, 'PREPARED', ${prepared.name}, ${prepared.unit},
      ${prepared.yield}, ${prepared.alertLevel})`.execute(trx);
  await writeRecipe(trx, prepared);
}

export async function updatePrepared(
  trx: Kysely<unknown>,
  prepared: Omit<PreparedDraft, "unit"> & Named,
): Promise<void> {
  await sql`
    update consumable
       set version = version + 1, name = ${prepared.name}, yield = ${prepared.yield}, alert_level = ${prepared.alertLevel}
     where id = ${prepared.id}`.execute(trx);
  await writeRecipe(trx, prepared);
}

type Recipe = Named & { readonly ingredients: readonly Ingredient[] };

/** In place of the former one. */
async function writeRecipe(trx: Kysely<unknown>, { id, cafeteriaId, ingredients }: Recipe): Promise<void> {
  await sql`delete from consumable_ingredient where consumable_id = ${id}`.execute(trx);
  await sql`
    insert into consumable_ingredient (cafeteria_id, consumable_id, ingredient_id, position, quantity)
    select ${cafeteriaId}, ${id}, ingredient_id, place, quantity
      from unnest(${ingredients.map((one) => one.consumableId)}::uuid[], ${ingredients.map((one) => one.quantity)}::bigint[])
        with ordinality i (ingredient_id, quantity, place)`.execute(trx);
}

/** An edit of the one whose recipe it is: who has it before them in a form has to see it. */
export async function rewriteRecipe(trx: Kysely<unknown>, recipe: Recipe): Promise<void> {
  await sql`update consumable set version = version + 1 where id = ${recipe.id}`.execute(trx);
  await writeRecipe(trx, recipe);
}

export async function markConsumableDeleted(trx: Kysely<unknown>, consumableId: string): Promise<void> {
  await sql`update consumable set status = 'DELETED' where id = ${consumableId}`.execute(trx);
}

/** The names of the products on sale that are made of it. */
export async function productUsesOf(db: Kysely<unknown>, consumableId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly name: string }>`
    select v.name
      from product_ingredient i
      join product p on p.id = i.product_id and p.current_version = i.version and p.status = 'ENABLED'
      join product_version v on v.product_id = p.id and v.version = p.current_version
     where i.consumable_id = ${consumableId} order by v.name collate by_name, p.id`.execute(db);
  return rows.map(({ name }) => name);
}
