import type { Allergen } from "../allergens/index.ts";
import { type Cents, type Result, type TextFault, accepted, refused, textFault } from "../kernel/index.ts";
import { type Consumable, type Ingredient, type SupplierId, type Unit, inventoryLimits } from "./consumable.ts";
import type { Quantity } from "./quantity.ts";
import { type RecipeFaults, type RecipeRow, ingredientsOf, recipeFaults } from "./recipe-draft.ts";

type NamedEntry = { readonly name: string; readonly unit: Unit | null; readonly alertLevel: Quantity | null };

/** What stands in the forms' fields. */
export type SupplyEntry = NamedEntry & {
  readonly supplierId: SupplierId | null;
  readonly cost: Cents | null;
  /** As typed. */
  readonly waste: string;
  readonly allergens: readonly Allergen[];
};
export type PreparedEntry = NamedEntry & { readonly yield: Quantity | null; readonly rows: readonly RecipeRow[] };

type NamedDraft = { readonly name: string; readonly unit: Unit; readonly alertLevel: Quantity };
export type SupplyDraft = NamedDraft & {
  readonly supplierId: SupplierId;
  readonly cost: Cents;
  readonly waste: number;
  readonly allergens: readonly Allergen[];
};
export type PreparedDraft = NamedDraft & { readonly yield: Quantity; readonly ingredients: readonly Ingredient[] };

type NamedFaults = {
  readonly name?: TextFault;
  readonly unit?: "MISSING";
  readonly alertLevel?: "MISSING";
};
export type SupplyFaults = NamedFaults & {
  readonly supplierId?: "MISSING";
  readonly cost?: "MISSING";
  readonly waste?: "OUT_OF_RANGE";
};
export type PreparedFaults = NamedFaults & {
  readonly yield?: "MISSING" | "ZERO";
  readonly rows?: "MISSING";
  readonly recipe: RecipeFaults;
};

export const supplyEntryOf = (supply: Consumable | null, supplierId: SupplierId | null): SupplyEntry => ({
  name: supply?.name ?? "",
  supplierId: supply?.supplierId ?? supplierId,
  unit: supply?.unit ?? null,
  cost: supply?.cost ?? null,
  waste: supply === null ? "" : String(supply.waste),
  alertLevel: supply?.alertLevel ?? null,
  allergens: supply?.allergens ?? [],
});

export const preparedEntryOf = (prepared: Consumable | null): PreparedEntry => ({
  name: prepared?.name ?? "",
  unit: prepared?.unit ?? null,
  alertLevel: prepared?.alertLevel ?? null,
  yield: prepared?.yield ?? null,
  rows: prepared?.ingredients ?? [],
});

/** A whole percentage; null: it is none. */
const readWaste = (text: string): number | null =>
  /^\d{1,2}$/u.test(text.trim()) && Number(text.trim()) <= inventoryLimits.waste ? Number(text.trim()) : null;

function namedFaults({ name, unit, alertLevel }: NamedEntry): NamedFaults {
  const wrongName = textFault(name);
  return {
    ...(wrongName !== null && { name: wrongName }),
    ...(unit === null && { unit: "MISSING" }),
    ...(alertLevel === null && { alertLevel: "MISSING" }),
  };
}

/** What can be sent, or every fault at once. INVENTORY-06 */
export function checkSupply(entry: SupplyEntry): Result<SupplyDraft, SupplyFaults> {
  const { supplierId, unit, cost, alertLevel } = entry;
  const waste = readWaste(entry.waste);
  const faults: SupplyFaults = {
    ...namedFaults(entry),
    ...(supplierId === null && { supplierId: "MISSING" }),
    ...(cost === null && { cost: "MISSING" }),
    ...(waste === null && { waste: "OUT_OF_RANGE" }),
  };
  const isWhole = Object.keys(faults).length === 0;
  if (!isWhole || supplierId === null || unit === null || cost === null || waste === null || alertLevel === null)
    return refused(faults);
  return accepted({ name: entry.name.trim(), supplierId, unit, cost, waste, alertLevel, allergens: entry.allergens });
}

/** What can be sent, or every fault at once. INVENTORY-07 INVENTORY-08 */
export function checkPrepared(entry: PreparedEntry): Result<PreparedDraft, PreparedFaults> {
  const { unit, alertLevel, rows } = entry;
  const recipe = recipeFaults(rows);
  const faults = {
    ...namedFaults(entry),
    ...(entry.yield === null && { yield: "MISSING" as const }),
    ...(entry.yield === 0 && { yield: "ZERO" as const }),
    ...(rows.length === 0 && { rows: "MISSING" as const }),
  };
  const isWhole = Object.keys(faults).length + recipe.size === 0;
  if (!isWhole || unit === null || alertLevel === null || entry.yield === null) return refused({ ...faults, recipe });
  return accepted({
    name: entry.name.trim(),
    unit,
    alertLevel,
    yield: entry.yield,
    ingredients: ingredientsOf(rows),
  });
}
