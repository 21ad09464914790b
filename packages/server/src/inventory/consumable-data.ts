import type { GivenDataOf } from "@cantina/contract/endpoint";
import type { consumableEndpoints } from "@cantina/contract/inventory";
import type { UnitCosts } from "@cantina/domain/inventory";
import { BrokenInvariant } from "@cantina/domain/kernel";
import type { ConsumableRow } from "../consumables/index.ts";

type ConsumableData = GivenDataOf<typeof consumableEndpoints.createSupply>;

const factsOf = ({ cost: _cost, status: _status, ...row }: ConsumableRow): Omit<ConsumableData, "cost"> => ({
  ...row,
  waste: row.waste ?? 0,
  lastPaid: null,
  averagePaid: null,
});

export function consumableOf(row: ConsumableRow, costs: UnitCosts): ConsumableData {
  const known = costs.get(row.id);
  if (known === undefined) throw new BrokenInvariant("every consumable in use has a cost");
  return { ...factsOf(row), cost: known.cost };
}

type Uses = { readonly consumables: readonly string[]; readonly products: readonly string[] };

/** What a deleted prepared one would cost today, nobody asks. */
export const consumableDetailOf = (
  row: ConsumableRow,
  costs: UnitCosts,
  uses: Uses,
): GivenDataOf<typeof consumableEndpoints.readConsumable> => {
  const cost = row.cost ?? costs.get(row.id)?.cost ?? null;
  return { ...factsOf(row), cost, status: row.status, uses };
};
