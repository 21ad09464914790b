import { type Cents, type Result, accepted, refused, textLimits } from "../kernel/index.ts";
import { type Consumable, type Ingredient, type SupplierId, type Unit, inventoryLimits } from "./consumable.ts";
import type { Quantity } from "./quantity.ts";
import { type RecipeFaults, type RecipeRow, ingredientsOf, recipeFaults } from "./recipe-draft.ts";

type Named = { readonly name: string; readonly unit: Unit | null; readonly alertLevel: Quantity | null };

/** The forms as they stand. */
export type SupplyDraft = Named & {
  readonly supplierId: SupplierId | null;
  readonly cost: Cents | null;
  /** As typed. */
  readonly waste: string;
};
export type PreparedDraft = Named & { readonly yield: Quantity | null; readonly rows: readonly RecipeRow[] };

type NamedEntry = { readonly name: string; readonly unit: Unit; readonly alertLevel: Quantity };
export type SupplyEntry = NamedEntry & {
  readonly supplierId: SupplierId;
  readonly cost: Cents;
  readonly waste: number;
};
export type PreparedEntry = NamedEntry & { readonly yield: Quantity; readonly ingredients: readonly Ingredient[] };

export type ConsumableFault =
  | "NO_NAME"
  | "NAME_TOO_LONG"
  | "NO_SUPPLIER"
  | "NO_UNIT"
  | "NO_COST"
  | "NO_WASTE"
  | "NO_ALERT_LEVEL"
  | "NO_YIELD"
  | "NOTHING_YIELDED"
  | "NO_INGREDIENT";

export type PreparedFaults = { readonly fields: ReadonlySet<ConsumableFault>; readonly rows: RecipeFaults };

export const supplyDraftOf = (supply: Consumable | null, supplierId: SupplierId | null): SupplyDraft => ({
  name: supply?.name ?? "",
  supplierId: supply?.supplierId ?? supplierId,
  unit: supply?.unit ?? null,
  cost: supply?.cost ?? null,
  waste: supply === null ? "" : String(supply.waste),
  alertLevel: supply?.alertLevel ?? null,
});

export const preparedDraftOf = (prepared: Consumable | null): PreparedDraft => ({
  name: prepared?.name ?? "",
  unit: prepared?.unit ?? null,
  alertLevel: prepared?.alertLevel ?? null,
  yield: prepared?.yield ?? null,
  rows: prepared?.ingredients ?? [],
});

const isWaste = (text: string): boolean =>
  /^\d{1,2}$/u.test(text.trim()) && Number(text.trim()) <= inventoryLimits.waste;

const found = (faults: readonly (readonly [boolean, ConsumableFault])[]): ReadonlySet<ConsumableFault> =>
  new Set(faults.flatMap(([isFault, fault]) => (isFault ? [fault] : [])));

const namedFaults = ({ name, unit, alertLevel }: Named): readonly (readonly [boolean, ConsumableFault])[] => [
  [name.trim() === "", "NO_NAME"],
  [name.trim().length > textLimits.name, "NAME_TOO_LONG"],
  [unit === null, "NO_UNIT"],
  [alertLevel === null, "NO_ALERT_LEVEL"],
];

/** What can be sent, or every fault at once. INVENTORY-06 */
export function checkSupply(draft: SupplyDraft): Result<SupplyEntry, ReadonlySet<ConsumableFault>> {
  const { supplierId, unit, cost, alertLevel } = draft;
  const faults = found([
    ...namedFaults(draft),
    [supplierId === null, "NO_SUPPLIER"],
    [cost === null, "NO_COST"],
    [!isWaste(draft.waste), "NO_WASTE"],
  ]);
  if (faults.size > 0 || supplierId === null || unit === null || cost === null || alertLevel === null)
    return refused(faults);
  return accepted({
    name: draft.name.trim(),
    supplierId,
    unit,
    cost,
    waste: Number(draft.waste.trim()),
    alertLevel,
  });
}

/** What can be sent, or every fault at once. INVENTORY-07 INVENTORY-08 */
export function checkPrepared(draft: PreparedDraft): Result<PreparedEntry, PreparedFaults> {
  const { unit, alertLevel, rows } = draft;
  const faults: PreparedFaults = {
    fields: found([
      ...namedFaults(draft),
      [draft.yield === null, "NO_YIELD"],
      [draft.yield === 0, "NOTHING_YIELDED"],
      [rows.length === 0, "NO_INGREDIENT"],
    ]),
    rows: recipeFaults(rows),
  };
  if (faults.fields.size > 0 || faults.rows.size > 0 || unit === null || alertLevel === null || draft.yield === null)
    return refused(faults);
  return accepted({
    name: draft.name.trim(),
    unit,
    alertLevel,
    yield: draft.yield,
    ingredients: ingredientsOf(rows),
  });
}
