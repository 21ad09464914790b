import type { Consumable, CostSource, PantryItem, Unit } from "@cantina/domain/inventory";
import type { CafeteriaId } from "@cantina/domain/kernel";
import { type Kysely, type RawBuilder, sql } from "kysely";

export type ConsumableRow = Omit<Consumable, "cost" | "waste" | "unit"> & {
  readonly unit: Unit;
  readonly status: "ENABLED" | "DELETED";
  /** null: prepared. */
  readonly cost: Consumable["cost"] | null;
  readonly waste: number | null;
};

const select = (where: RawBuilder<unknown>): RawBuilder<ConsumableRow> => sql<ConsumableRow>`
  select c.id, c.name, c.type, c.supplier_id as "supplierId", c.unit, c.cost, c.waste, c.alert_level as "alertLevel",
         c.available_quantity as "availableQuantity", c.needs_count as "needsCount", c.yield, c.status, c.version, c.allergens,
         coalesce((select jsonb_agg(jsonb_build_object('consumableId', i.ingredient_id, 'quantity', i.quantity)
                                    order by i.position)
                     from consumable_ingredient i where i.consumable_id = c.id), '[]') as ingredients
    from consumable c
   where ${where}
   order by c.name collate by_name, c.id`;

/** All that are not deleted, by name. */
export async function consumablesOf(db: Kysely<unknown>, cafeteriaId: CafeteriaId): Promise<readonly ConsumableRow[]> {
  const { rows } = await select(sql`c.cafeteria_id = ${cafeteriaId} and c.status = 'ENABLED'`).execute(db);
  return rows;
}

/** With the deleted ones, whom recipes of former versions still name. */
export async function everyConsumableOf(
  db: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
): Promise<readonly ConsumableRow[]> {
  const { rows } = await select(sql`c.cafeteria_id = ${cafeteriaId}`).execute(db);
  return rows;
}

/** A deleted one too. */
export async function findConsumable(
  db: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
  consumableId: string,
): Promise<ConsumableRow | undefined> {
  const { rows } = await select(sql`c.cafeteria_id = ${cafeteriaId} and c.id = ${consumableId}`).execute(db);
  return rows[0];
}

/** What its movements are decided from. */
export const pantryItemOf = (row: ConsumableRow): PantryItem => ({ ...row, waste: row.waste ?? 0 });

/** What its cost is computed from. */
export const costSourceOf = (row: ConsumableRow): CostSource => ({
  ...row,
  cost: row.cost ?? (0 as CostSource["cost"]),
  waste: row.waste ?? 0,
});

const lockName = (cafeteriaId: CafeteriaId): string => `recipes ${cafeteriaId}`;

/** Nobody writes what a recipe costs meanwhile; many may hold it. Take it before any row. */
export async function holdRecipes(trx: Kysely<unknown>, cafeteriaId: CafeteriaId): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtextextended(${lockName(cafeteriaId)}, 0))`.execute(trx);
}

/** Nobody reads recipes to cost something with them, and nobody else writes them, until this transaction ends. */
export async function lockRecipes(trx: Kysely<unknown>, cafeteriaId: CafeteriaId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${lockName(cafeteriaId)}, 0))`.execute(trx);
}
