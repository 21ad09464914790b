import { movementReasons, movementTypes } from "@cantina/domain/inventory";
import { movementFlows } from "@cantina/domain/variance";
import * as v from "valibot";
import { defineEndpoint } from "../endpoint/index.ts";
import { dateText, idOf, paging } from "../wire/index.ts";
import {
  inventoryMovement,
  lowConsumable,
  lowStockAlert,
  newMovements,
  newPreparations,
  reservedInventory,
} from "./movement.wire.ts";

const tag = "Inventario";

export const listInventoryMovements = defineEndpoint(tag, {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/inventory/movements",
  summary: "Los movimientos de insumos y preparados, lo más nuevo primero",
  access: "moveInventory",
  query: v.object({
    ...paging,
    consumableId: v.optional(idOf<"consumable">()),
    type: v.optional(v.picklist(movementTypes)),
    reason: v.optional(v.picklist(movementReasons)),
    /** What comes, what recipes took or gave back, or what went by hand. */
    flow: v.optional(v.picklist(movementFlows)),
    /** Days of the cafeteria, both included. */
    from: v.optional(dateText),
    until: v.optional(dateText),
  }),
  data: v.array(inventoryMovement),
  counted: "total",
  errors: ["VALIDATION", "TO_BEFORE_FROM"],
});

const refusals = ["NOT_FOUND", "VALIDATION", "INVENTORY_EXCEEDED"] as const;

export const moveConsumables = defineEndpoint(tag, {
  method: "POST",
  path: "/cafeterias/{cafeteriaId}/inventory/movements",
  summary: "Registra el ingreso o egreso de uno o más insumos o preparados: todos o ninguno",
  access: "moveInventory",
  body: newMovements,
  idempotent: true,
  /** In the order of booking, with those of the ingredients of what was prepared. */
  data: v.array(inventoryMovement),
  errors: refusals,
});

export const prepareConsumables = defineEndpoint(tag, {
  method: "POST",
  path: "/cafeterias/{cafeteriaId}/inventory/prepare-consumables",
  summary: "Prepara uno o más preparados: ingresan ellos y egresan sus ingredientes",
  access: "moveInventory",
  body: newPreparations,
  idempotent: true,
  data: v.array(inventoryMovement),
  errors: refusals,
});

export const listReservedInventory = defineEndpoint(tag, {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/inventory/reserved",
  summary: "Lo que los pedidos pendientes van a consumir de cada insumo y preparado, hoy y después",
  access: "moveInventory",
  data: v.array(reservedInventory),
});

export const listLowStock = defineEndpoint(tag, {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/inventory/low-stock",
  summary: "Los insumos y preparados que están en su nivel de alerta o por debajo, por nombre",
  access: "moveInventory",
  data: v.array(lowConsumable),
});

export const listLowStockAlerts = defineEndpoint(tag, {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/inventory/low-stock-alerts",
  summary: "Los avisos de que un insumo o preparado llegó a su nivel de alerta, lo más nuevo primero",
  access: "moveInventory",
  query: v.object({ ...paging, consumableId: v.optional(idOf<"consumable">()) }),
  data: v.array(lowStockAlert),
  counted: "total",
});
