import type { Allergen } from "../allergens/index.ts";
import type { Cents, Id } from "../kernel/index.ts";
import type { Quantity } from "./quantity.ts";

export const units = ["PIECE", "GRAM", "KILOGRAM", "CUP", "TEASPOON", "TABLESPOON", "LITER", "MILLILITER"] as const;
export type Unit = (typeof units)[number];

export const consumableTypes = ["RAW", "PREPARED"] as const;
export type ConsumableType = (typeof consumableTypes)[number];

export type ConsumableId = Id<"consumable">;
export type SupplierId = Id<"supplier">;

export type Ingredient = {
  readonly consumableId: ConsumableId;
  readonly quantity: Quantity;
};

export type Consumable = {
  readonly id: ConsumableId;
  readonly name: string;
  readonly type: ConsumableType;
  /** null: prepared. */
  readonly supplierId: SupplierId | null;
  readonly unit: Unit;
  /** Of one unit; of a prepared one as its recipe has it now. */
  readonly cost: Cents;
  /** Whole percentage, 0 to 99; of a prepared one 0. */
  readonly waste: number;
  readonly alertLevel: Quantity;
  /** May be negative. */
  readonly availableQuantity: Quantity;
  /** Nobody counted it since the inventory was switched on again: what was consumed meanwhile is in no movement. */
  readonly needsCount: boolean;
  /** How much one preparation makes; null: raw. */
  readonly yield: Quantity | null;
  /** Of one preparation; of a raw one none. */
  readonly ingredients: readonly Ingredient[];
  /** What it carries itself; of a prepared one its recipe tells. ALLERGEN-01 */
  readonly allergens: readonly Allergen[];
  /** Counts the edits: an edit names the version that it was made from. */
  readonly version: number;
};

export type Supplier = {
  readonly id: SupplierId;
  readonly name: string;
  readonly phoneNumber: string | null;
  readonly email: string | null;
  /** Counts the edits: an edit names the version that it was made from. */
  readonly version: number;
};

export const inventoryLimits = {
  waste: 99,
  /** Rows of a recipe. */
  ingredients: 200,
  /** Consumables of one movement. */
  movements: 200,
  phoneNumber: 50,
} as const;

/** INVENTORY-15 */
export const isLow = ({
  availableQuantity,
  alertLevel,
}: Pick<Consumable, "availableQuantity" | "alertLevel">): boolean => availableQuantity <= alertLevel;
