import * as v from "valibot";
import { defineEndpoint } from "../endpoint/index.ts";
import { idOf } from "../wire/index.ts";
import {
  consumable,
  consumableDetail,
  newPrepared,
  newSupply,
  preparedChange,
  supplyChange,
} from "./inventory.wire.ts";
import { quantityText } from "./quantity.wire.ts";

const tag = "Inventario";
const params = v.object({ cafeteriaId: idOf<"cafeteria">() });
const consumableParams = v.object({ cafeteriaId: idOf<"cafeteria">(), consumableId: idOf<"consumable">() });

export const listConsumables = defineEndpoint({
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/inventory/consumables",
  summary: "Los insumos y preparados, por nombre",
  tag,
  access: "readInventory",
  params,
  data: v.array(consumable),
  errors: [],
});

export const readConsumable = defineEndpoint({
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/inventory/consumables/{consumableId}",
  summary: "Un insumo o preparado con lo que lo usa, también si fue eliminado",
  tag,
  access: "readInventory",
  params: consumableParams,
  data: consumableDetail,
  errors: ["NOT_FOUND"],
});

export const createSupply = defineEndpoint({
  method: "POST",
  path: "/cafeterias/{cafeteriaId}/inventory/consumables/raw",
  summary: "Agrega un insumo",
  tag,
  access: "editInventory",
  params,
  body: newSupply,
  idempotent: true,
  data: consumable,
  errors: ["NOT_FOUND"],
});

export const createPrepared = defineEndpoint({
  method: "POST",
  path: "/cafeterias/{cafeteriaId}/inventory/consumables/prepared",
  summary: "Agrega un preparado con su receta",
  tag,
  access: "editInventory",
  params,
  body: newPrepared,
  idempotent: true,
  data: consumable,
  errors: ["NOT_FOUND", "RECIPE_CYCLE"],
});

export const changeSupply = defineEndpoint({
  method: "PUT",
  path: "/cafeterias/{cafeteriaId}/inventory/consumables/raw/{consumableId}",
  summary: "Cambia un insumo; los productos que lo usan toman el costo nuevo en su próxima versión",
  tag,
  access: "editInventory",
  keyed: true,
  params: consumableParams,
  body: supplyChange,
  data: consumable,
  errors: ["NOT_FOUND", "DELETE_OR_UPDATE_NOT_FOUND", "STALE_ENTRY", "RECIPE_CYCLE"],
});

export const changePrepared = defineEndpoint({
  method: "PUT",
  path: "/cafeterias/{cafeteriaId}/inventory/consumables/prepared/{consumableId}",
  summary: "Cambia un preparado y su receta; los productos que lo usan toman el costo nuevo en su próxima versión",
  tag,
  access: "editInventory",
  keyed: true,
  params: consumableParams,
  body: preparedChange,
  data: consumable,
  errors: ["NOT_FOUND", "DELETE_OR_UPDATE_NOT_FOUND", "STALE_ENTRY", "RECIPE_CYCLE"],
});

export const deleteConsumable = defineEndpoint({
  method: "DELETE",
  path: "/cafeterias/{cafeteriaId}/inventory/consumables/{consumableId}",
  summary: "Elimina un insumo o preparado y pone otro en su lugar en las recetas; el historial lo conserva",
  tag,
  access: "editInventory",
  keyed: true,
  params: consumableParams,
  /** Both or neither: so many units of the other for each one of it. */
  query: v.object({
    replacementConsumableId: v.optional(idOf<"consumable">()),
    replacementQuantity: v.optional(quantityText),
  }),
  data: v.null(),
  errors: ["NOT_FOUND", "DELETE_OR_UPDATE_NOT_FOUND", "CONSUMABLE_IN_USE", "RECIPE_CYCLE"],
});
