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

export const listConsumables = defineEndpoint(tag, {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/inventory/consumables",
  summary: "Los insumos y preparados, por nombre",
  access: "readInventory",
  data: v.array(consumable),
});

export const readConsumable = defineEndpoint(tag, {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/inventory/consumables/{consumableId}",
  summary: "Un insumo o preparado con lo que lo usa, también si fue eliminado",
  access: "readInventory",
  data: consumableDetail,
  errors: ["NOT_FOUND"],
});

export const createSupply = defineEndpoint(tag, {
  method: "POST",
  path: "/cafeterias/{cafeteriaId}/inventory/consumables/raw",
  summary: "Agrega un insumo",
  access: "editInventory",
  body: newSupply,
  idempotent: true,
  data: consumable,
  errors: ["NOT_FOUND"],
});

export const createPrepared = defineEndpoint(tag, {
  method: "POST",
  path: "/cafeterias/{cafeteriaId}/inventory/consumables/prepared",
  summary: "Agrega un preparado con su receta",
  access: "editInventory",
  body: newPrepared,
  idempotent: true,
  data: consumable,
  errors: ["NOT_FOUND", "RECIPE_CYCLE"],
});

export const changeSupply = defineEndpoint(tag, {
  method: "PUT",
  path: "/cafeterias/{cafeteriaId}/inventory/consumables/raw/{consumableId}",
  summary: "Cambia un insumo; los productos que lo usan toman el costo nuevo en su próxima versión",
  access: "editInventory",
  keyed: true,
  body: supplyChange,
  data: consumable,
  errors: ["NOT_FOUND", "DELETE_OR_UPDATE_NOT_FOUND", "STALE_ENTRY", "RECIPE_CYCLE"],
});

export const changePrepared = defineEndpoint(tag, {
  method: "PUT",
  path: "/cafeterias/{cafeteriaId}/inventory/consumables/prepared/{consumableId}",
  summary: "Cambia un preparado y su receta; los productos que lo usan toman el costo nuevo en su próxima versión",
  access: "editInventory",
  keyed: true,
  body: preparedChange,
  data: consumable,
  errors: ["NOT_FOUND", "DELETE_OR_UPDATE_NOT_FOUND", "STALE_ENTRY", "RECIPE_CYCLE"],
});

export const deleteConsumable = defineEndpoint(tag, {
  method: "DELETE",
  path: "/cafeterias/{cafeteriaId}/inventory/consumables/{consumableId}",
  summary: "Elimina un insumo o preparado y pone otro en su lugar en las recetas; el historial lo conserva",
  access: "editInventory",
  keyed: true,
  /** Both or neither: so many units of the other for each one of it. */
  query: v.object({
    replacementConsumableId: v.optional(idOf<"consumable">()),
    replacementQuantity: v.optional(quantityText),
  }),
  data: v.null(),
  errors: ["NOT_FOUND", "DELETE_OR_UPDATE_NOT_FOUND", "CONSUMABLE_IN_USE", "RECIPE_CYCLE"],
});
