import type { GivenDataOf } from "@cantina/contract/endpoint";
import type { consumableEndpoints } from "@cantina/contract/inventory";
import { type ConsumableId, type PaidPrices, type UnitCosts, shownPrice } from "@cantina/domain/inventory";
import { BrokenInvariant } from "@cantina/domain/kernel";
import type { ConsumableRow } from "../consumables/index.ts";

type ConsumableData = GivenDataOf<typeof consumableEndpoints.createSupply>;

/** Of those of which was told what was paid. */
export type PaidPricesById = ReadonlyMap<ConsumableId, PaidPrices>;

function factsOf(
  { cost: _cost, status: _status, ...row }: ConsumableRow,
  paid: PaidPricesById,
): Omit<ConsumableData, "cost"> {
  const prices = paid.get(row.id);
  return {
    ...row,
    waste: row.waste ?? 0,
    lastPaid: prices === undefined ? null : shownPrice(prices.last),
    averagePaid: prices === undefined ? null : shownPrice(prices.average),
  };
}

export function consumableOf(row: ConsumableRow, costs: UnitCosts, paid: PaidPricesById): ConsumableData {
  const known = costs.get(row.id);
  if (known === undefined) throw new BrokenInvariant("every consumable in use has a cost");
  return { ...factsOf(row, paid), cost: known.cost };
}

type Uses = { readonly consumables: readonly string[]; readonly products: readonly string[] };

/** What a deleted prepared one would cost today, nobody asks. */
export const consumableDetailOf = (
  row: ConsumableRow,
  costs: UnitCosts,
  paid: PaidPricesById,
  uses: Uses,
): GivenDataOf<typeof consumableEndpoints.readConsumable> => {
  const cost = row.cost ?? costs.get(row.id)?.cost ?? null;
  return { ...factsOf(row, paid), cost, status: row.status, uses };
};
