import type { GivenDataOf } from "@cantina/contract/endpoint";
import type { productionEndpoints } from "@cantina/contract/inventory";
import { type ConsumableId, type Fraction, type Quantity, quantity, roundedQuantity } from "@cantina/domain/inventory";
import { BrokenInvariant, type ProductId, compareNames } from "@cantina/domain/kernel";
import type { PlannedNeed } from "@cantina/domain/production";
import type { ConsumableRow } from "../consumables/index.ts";
import type { AskedPlan, MadePlan, PlanLine } from "./make-plan.ts";

type PlanData = GivenDataOf<typeof productionEndpoints.readProductionPlan>;

/** A plan whose needs can be typed has no figure beyond that, but what earlier days leave may be far below 0. */
export const shownQuantity = (exact: Fraction): Quantity =>
  roundedQuantity(exact) ?? quantity(Number(exact.top / exact.bottom));

const byName = (one: { readonly name: string }, other: { readonly name: string }): number =>
  compareNames(one.name, other.name);

const errorOf = (lines: readonly PlanLine[]): number | null => {
  const errors = lines.flatMap((line) => ("error" in line ? [line.error] : []));
  return errors.length === 0 ? null : Math.round(errors.reduce((sum, one) => sum + one, 0) * 10) / 10;
};

export type PlanNames = {
  readonly products: ReadonlyMap<ProductId, string>;
  readonly suppliers: ReadonlyMap<string, string>;
};

/** As it is told: with names, and rounded where it is shown. */
export function planDataOf(
  { plan, consumables, closedDays }: MadePlan,
  { range }: Pick<AskedPlan, "range">,
  names: PlanNames,
): PlanData {
  const rows = new Map<ConsumableId, ConsumableRow>(consumables.map((row) => [row.id, row]));
  const named = (consumableId: ConsumableId) => {
    const row = rows.get(consumableId);
    if (row === undefined) throw new BrokenInvariant("a plan is of what is in the pantry");
    return { consumableId, name: row.name, unit: row.unit };
  };
  const needOf = ({ consumableId, ...need }: PlannedNeed) => ({
    ...named(consumableId),
    gross: shownQuantity(need.gross),
    needed: shownQuantity(need.needed),
    available: shownQuantity(need.available),
    missing: shownQuantity(need.missing),
  });
  return {
    ...range,
    closedDays: [...closedDays],
    dishes: plan.dishes
      .map(({ productId, lines, byOrigin, ...dish }) => ({
        productId,
        name: names.products.get(productId) ?? "",
        units: dish.units,
        byOrigin: { ...byOrigin },
        unitsWithoutRecipe: dish.unitsWithoutRecipe,
        forecastError: errorOf(lines),
      }))
      .toSorted((one, other) => other.units - one.units || byName(one, other)),
    prepared: plan.prepared.map(needOf),
    supplies: plan.supplies.map(needOf),
    purchases: plan.purchases
      .map(({ supplierId, rows: bought, cost }) => ({
        supplierId,
        supplierName: supplierId === null ? null : (names.suppliers.get(supplierId) ?? null),
        rows: bought.map((row) => ({
          ...named(row.consumableId),
          missing: shownQuantity(row.missing),
          quantity: row.quantity,
          cost: row.cost,
        })),
        cost,
      }))
      .toSorted((one, other) => compareNames(one.supplierName ?? "", other.supplierName ?? "")),
    cost: plan.cost,
    unnamedMeals: plan.unnamedMeals,
  };
}
