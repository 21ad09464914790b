import { type UnitCosts, unitCosts } from "@cantina/domain/inventory";
import { BrokenInvariant, type CafeteriaId } from "@cantina/domain/kernel";
import type { Kysely } from "kysely";
import { type ConsumableRow, consumablesOf, costSourceOf } from "./consumable.queries.ts";

/** Of what is stored, whose recipes were checked when they were written. INVENTORY-03 INVENTORY-04 */
export function costsOf(rows: readonly ConsumableRow[]): UnitCosts {
  const costs = unitCosts(rows.map(costSourceOf));
  if (!costs.ok) throw new BrokenInvariant(`stored recipes have a cost: ${costs.failure.code}`);
  return costs.value;
}

export const currentCosts = async (db: Kysely<unknown>, cafeteriaId: CafeteriaId): Promise<UnitCosts> =>
  costsOf(await consumablesOf(db, cafeteriaId));
