import type { Consumable, Supplier } from "@cantina/domain/inventory";
import { matchesSearch, searchText } from "@cantina/domain/kernel";

/** The tabs. */
export type Shown = "supplies" | "prepared";

export type SupplyGroup = { readonly supplier: Supplier; readonly supplies: readonly Consumable[] };

const isFound = (name: string, search: string): boolean => matchesSearch(searchText(name), search);

/** Suppliers with their supplies; in a search those that it finds, or all of a supplier that it finds. */
export function supplyGroups(
  suppliers: readonly Supplier[],
  consumables: readonly Consumable[],
  search: string,
): readonly SupplyGroup[] {
  const isSearching = search.trim() !== "";
  return suppliers
    .map((supplier) => ({
      supplier,
      supplies: consumables.filter(
        ({ supplierId, name }) =>
          supplierId === supplier.id && (isFound(supplier.name, search) || isFound(name, search)),
      ),
    }))
    .filter(({ supplier, supplies }) => !isSearching || supplies.length > 0 || isFound(supplier.name, search));
}

export const preparedFound = (consumables: readonly Consumable[], search: string): readonly Consumable[] =>
  consumables.filter(({ type, name }) => type === "PREPARED" && isFound(name, search));
