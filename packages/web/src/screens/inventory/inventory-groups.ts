import type { Supplier } from "@cantina/domain/inventory";
import { matchesSearch, searchText } from "@cantina/domain/kernel";
import type { PantryConsumable } from "../../composition/desk/index.ts";

export type SupplyGroup = { readonly supplier: Supplier; readonly supplies: readonly PantryConsumable[] };

/** One line of the list: what is bought, or a supplier of whom nothing is bought. */
export type SupplyLine = { readonly supplier: Supplier; readonly supply: PantryConsumable | null };

const isFound = (name: string, search: string): boolean => matchesSearch(searchText(name), search);

/** The supplies, supplier by supplier; in a search those that it finds, or all of a supplier that it finds. */
export const supplyLines = (
  suppliers: readonly Supplier[],
  consumables: readonly PantryConsumable[],
  search: string,
): readonly SupplyLine[] =>
  suppliers.flatMap((supplier): readonly SupplyLine[] => {
    const isSupplierFound = isFound(supplier.name, search);
    const supplies = consumables.filter(
      ({ supplierId, name }) => supplierId === supplier.id && (isSupplierFound || isFound(name, search)),
    );
    if (supplies.length > 0) return supplies.map((supply) => ({ supplier, supply }));
    return isSupplierFound ? [{ supplier, supply: null }] : [];
  });

/** Each supplier once, with those of its lines that are on a page. */
export function supplyGroups(lines: readonly SupplyLine[]): readonly SupplyGroup[] {
  const suppliers = new Set(lines.map(({ supplier }) => supplier));
  return [...suppliers].map((supplier) => ({
    supplier,
    supplies: lines.flatMap((line) => (line.supplier === supplier && line.supply !== null ? [line.supply] : [])),
  }));
}

export const preparedFound = (consumables: readonly PantryConsumable[], search: string): readonly PantryConsumable[] =>
  consumables.filter(({ type, name }) => type === "PREPARED" && isFound(name, search));
