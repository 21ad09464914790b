import { type Cents, type Result, accepted, refused } from "../kernel/index.ts";
import type { Consumable, ConsumableId, Ingredient } from "./consumable.ts";
import { type CostedIngredient, preparedCost, recipeCost } from "./recipe-cost.ts";

/** What the cost of a consumable follows from; of a prepared one `cost` is not looked at. */
export type CostSource = Pick<Consumable, "id" | "type" | "cost" | "waste" | "yield" | "ingredients">;

export type CostFailure = {
  readonly code: "RECIPE_CYCLE" | "COST_TOO_HIGH" | "UNKNOWN_INGREDIENT";
  readonly consumableId: ConsumableId;
};

export type UnitCost = { readonly cost: Cents; readonly waste: number };
export type UnitCosts = ReadonlyMap<ConsumableId, UnitCost>;

/** null: one of them is unknown. */
function costed(ingredients: readonly Ingredient[], costs: UnitCosts): readonly CostedIngredient[] | null {
  const lines = ingredients.flatMap(({ consumableId, quantity }) => {
    const known = costs.get(consumableId);
    return known === undefined ? [] : [{ ...known, quantity }];
  });
  return lines.length === ingredients.length ? lines : null;
}

/** What a unit of each costs, prepared ones after all that they are made of. INVENTORY-03 INVENTORY-04 */
export function unitCosts(consumables: readonly CostSource[]): Result<UnitCosts, CostFailure> {
  const sources = new Map(consumables.map((one) => [one.id, one]));
  const costs = new Map<ConsumableId, UnitCost>();
  const open = new Set<ConsumableId>();
  const fail = (code: CostFailure["code"], consumableId: ConsumableId) => refused({ code, consumableId });

  function settle(source: CostSource): Result<null, CostFailure> {
    if (costs.has(source.id)) return accepted(null);
    if (source.yield === null) {
      costs.set(source.id, { cost: source.cost, waste: source.waste });
      return accepted(null);
    }
    if (open.has(source.id)) return fail("RECIPE_CYCLE", source.id);
    open.add(source.id);
    for (const { consumableId } of source.ingredients) {
      const ingredient = sources.get(consumableId);
      if (ingredient === undefined) return fail("UNKNOWN_INGREDIENT", consumableId);
      const settled = settle(ingredient);
      if (!settled.ok) return settled;
    }
    open.delete(source.id);
    const cost = preparedCost(costed(source.ingredients, costs) ?? [], source.yield);
    if (!cost.ok) return fail("COST_TOO_HIGH", source.id);
    costs.set(source.id, { cost: cost.value, waste: 0 });
    return accepted(null);
  }

  for (const source of consumables) {
    const settled = settle(source);
    if (!settled.ok) return settled;
  }
  return accepted(costs);
}

export type ProductCostFailure = { readonly code: "UNKNOWN_INGREDIENT" | "COST_TOO_HIGH" };

/** What a product with that recipe costs. INVENTORY-10 */
export function productCost(ingredients: readonly Ingredient[], costs: UnitCosts): Result<Cents, ProductCostFailure> {
  const lines = costed(ingredients, costs);
  return lines === null ? refused({ code: "UNKNOWN_INGREDIENT" }) : recipeCost(lines);
}
