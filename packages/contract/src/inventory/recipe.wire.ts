import { hasConsumableTwice, inventoryLimits } from "@cantina/domain/inventory";
import * as v from "valibot";
import { idOf, renamed } from "../wire/index.ts";
import { enteredQuantity, quantity } from "./quantity.wire.ts";

const twice = "Cada insumo puede estar una sola vez en la receta";

/** Of a product. */
export const recipe = v.array(v.object({ consumableId: idOf<"consumable">(), quantity }));
export const newRecipe = v.pipe(
  v.array(v.object({ consumableId: idOf<"consumable">(), quantity: enteredQuantity })),
  v.maxLength(inventoryLimits.ingredients),
  v.check((rows) => !hasConsumableTwice(rows), twice),
);

const insideName = { consumableIngredientId: "consumableId" } as const;

/** Of a prepared consumable, where the ingredient's id has another name. */
export const preparedRecipe = v.array(
  renamed(v.object({ consumableIngredientId: idOf<"consumable">(), quantity }), insideName),
);
export const newPreparedRecipe = v.pipe(
  v.array(renamed(v.object({ consumableIngredientId: idOf<"consumable">(), quantity: enteredQuantity }), insideName)),
  v.minLength(1, "Debe tener al menos un ingrediente"),
  v.maxLength(inventoryLimits.ingredients),
  v.check((rows) => !hasConsumableTwice(rows), twice),
);
