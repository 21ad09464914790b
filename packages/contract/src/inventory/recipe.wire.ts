import { hasConsumableTwice, inventoryLimits } from "@cantina/domain/inventory";
import * as v from "valibot";
import { idOf } from "../wire/index.ts";
import { enteredQuantity, quantity } from "./quantity.wire.ts";

const twice = "Cada insumo puede estar una sola vez en la receta";

/** Of a product. */
export const recipe = v.array(v.object({ consumableId: idOf<"consumable">(), quantity }));
export const newRecipe = v.pipe(
  v.array(v.object({ consumableId: idOf<"consumable">(), quantity: enteredQuantity })),
  v.maxLength(inventoryLimits.ingredients),
  v.check((rows) => !hasConsumableTwice(rows), twice),
);

/** Of a prepared consumable, where the ingredient's id has another name. */
export const preparedRecipe = v.array(
  v.pipe(
    v.object({ consumableIngredientId: idOf<"consumable">(), quantity }),
    v.transform((row) => ({ consumableId: row.consumableIngredientId, quantity: row.quantity })),
  ),
);
export const newPreparedRecipe = v.pipe(
  v.array(
    v.pipe(
      v.object({ consumableIngredientId: idOf<"consumable">(), quantity: enteredQuantity }),
      v.transform((row) => ({ consumableId: row.consumableIngredientId, quantity: row.quantity })),
    ),
  ),
  v.minLength(1, "Debe tener al menos un ingrediente"),
  v.maxLength(inventoryLimits.ingredients),
  v.check((rows) => !hasConsumableTwice(rows), twice),
);
