import type { WireDataOf } from "@cantina/contract/endpoint";
import type { consumableEndpoints } from "@cantina/contract/inventory";
import { type UnitCosts, decimalFromQuantity } from "@cantina/domain/inventory";
import { BrokenInvariant, decimalFromCents } from "@cantina/domain/kernel";
import type { ConsumableRow } from "../consumables/index.ts";

type ConsumableWire = WireDataOf<typeof consumableEndpoints.createSupply>;

const factsOf = (row: ConsumableRow): Omit<ConsumableWire, "cost"> => ({
  id: row.id,
  name: row.name,
  type: row.type,
  supplierId: row.supplierId,
  unit: row.unit,
  waste: row.waste ?? 0,
  alertLevel: decimalFromQuantity(row.alertLevel),
  availableQuantity: decimalFromQuantity(row.availableQuantity),
  yield: row.yield === null ? null : decimalFromQuantity(row.yield),
  ingredients: row.ingredients.map(({ consumableId, quantity }) => ({
    consumableIngredientId: consumableId,
    quantity: decimalFromQuantity(quantity),
  })),
  version: row.version,
});

export function consumableOf(row: ConsumableRow, costs: UnitCosts): ConsumableWire {
  const known = costs.get(row.id);
  if (known === undefined) throw new BrokenInvariant("every consumable in use has a cost");
  return { ...factsOf(row), cost: decimalFromCents(known.cost) };
}

type Uses = { readonly consumables: readonly string[]; readonly products: readonly string[] };

/** What a deleted prepared one would cost today, nobody asks. */
export const consumableDetailOf = (
  row: ConsumableRow,
  costs: UnitCosts,
  uses: Uses,
): WireDataOf<typeof consumableEndpoints.readConsumable> => {
  const cost = row.cost ?? costs.get(row.id)?.cost ?? null;
  return {
    ...factsOf(row),
    cost: cost === null ? null : decimalFromCents(cost),
    status: row.status,
    uses: { consumables: [...uses.consumables], products: [...uses.products] },
  };
};
