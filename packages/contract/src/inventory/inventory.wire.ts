import { consumableTypes, inventoryLimits, largestEntry, units } from "@cantina/domain/inventory";
import * as v from "valibot";
import {
  allergenList,
  email,
  idOf,
  money,
  nameText,
  nonNegativeMoney,
  seenVersion,
  textUpTo,
  toldAllergens,
  version,
} from "../wire/index.ts";
import { enteredQuantity, paidUnitPrice, quantity } from "./quantity.wire.ts";
import { newPreparedRecipe, preparedRecipe } from "./recipe.wire.ts";

const status = v.picklist(["ENABLED", "DELETED"]);

export const supplier = v.object({
  id: idOf<"supplier">(),
  name: v.string(),
  phoneNumber: v.nullable(v.string()),
  email: v.nullable(v.string()),
  version,
});

export const supplierDetail = v.object({ ...supplier.entries, status });

export const newSupplier = v.object({
  name: nameText,
  phoneNumber: v.optional(
    v.nullable(v.pipe(textUpTo(inventoryLimits.phoneNumber), v.trim(), v.minLength(1, "Es obligatorio"))),
    null,
  ),
  email: v.optional(v.nullable(email), null),
});

export const supplierChange = v.object({ ...newSupplier.entries, version: seenVersion });

export const consumable = v.object({
  id: idOf<"consumable">(),
  name: v.string(),
  type: v.picklist(consumableTypes),
  supplierId: v.nullable(idOf<"supplier">()),
  unit: v.picklist(units),
  /** Of a unit; of a prepared one what its recipe costs now. */
  cost: money,
  waste: v.number(),
  alertLevel: quantity,
  availableQuantity: quantity,
  /** Nobody counted it since the inventory was switched on again; what was consumed meanwhile isn't taken off. */
  needsCount: v.boolean(),
  /** For a unit of a raw one, by the purchases that said what was paid; null: none did. */
  lastPaid: v.nullable(paidUnitPrice),
  averagePaid: v.nullable(paidUnitPrice),
  yield: v.nullable(quantity),
  ingredients: preparedRecipe,
  /** What it carries itself; of a prepared one its recipe tells. */
  allergens: toldAllergens,
  version,
});

/** A deleted one too; with the names of what is made of it now. */
export const consumableDetail = v.object({
  ...consumable.entries,
  /** null: prepared and deleted. */
  cost: v.nullable(money),
  status,
  uses: v.object({ consumables: v.array(v.string()), products: v.array(v.string()) }),
});

const waste = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(inventoryLimits.waste));
const unitCost = v.pipe(
  nonNegativeMoney,
  v.check((amount) => amount <= largestEntry, "El costo es demasiado alto"),
);

/** What no call sets, as it is or left out: INVENTORY-38. */
const kept = { unit: v.optional(v.picklist(units)) };
const chosenOnce = { unit: v.picklist(units), availableQuantity: v.optional(v.literal(0)) };

/** What may be set of a raw one; its unit is chosen once. */
const supplyFields = {
  type: v.exactOptional(v.literal("RAW")),
  yield: v.exactOptional(v.null()),
  ingredients: v.exactOptional(v.pipe(v.array(v.null()), v.maxLength(0))),
  name: nameText,
  supplierId: idOf<"supplier">(),
  cost: unitCost,
  waste,
  alertLevel: enteredQuantity,
  allergens: v.optional(allergenList, []),
};
export const supplyChange = v.object({ ...supplyFields, ...kept, version: seenVersion });
export const newSupply = v.object({ ...supplyFields, ...chosenOnce });

const preparedFields = {
  type: v.exactOptional(v.literal("PREPARED")),
  supplierId: v.exactOptional(v.null()),
  waste: v.exactOptional(v.literal(0)),
  name: nameText,
  yield: v.pipe(
    enteredQuantity,
    v.check((hundredths) => hundredths > 0, "Debe ser mayor que 0"),
  ),
  alertLevel: enteredQuantity,
  ingredients: newPreparedRecipe,
};
export const preparedChange = v.object({ ...preparedFields, ...kept, version: seenVersion });
export const newPrepared = v.object({
  ...preparedFields,
  ...chosenOnce,
  /** What the recipe costs. */
  cost: v.optional(v.nullable(money)),
});
