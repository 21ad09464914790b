import * as v from "valibot";
import { defineEndpoint } from "../endpoint/index.ts";
import { paging } from "../wire/index.ts";
import { countQuery } from "./count-parts.wire.ts";
import {
  bookedInventoryCount,
  inventoryCount,
  inventoryCountSummary,
  newInventoryCount,
} from "./inventory-counts.wire.ts";

const tag = "Inventario";

export const createInventoryCount = defineEndpoint(tag, {
  method: "POST",
  path: "/cafeterias/{cafeteriaId}/inventory/counts",
  summary:
    "Registra un conteo: lo que hay de cada insumo y preparado, con el instante en que se contó; con dryRun solo dice las diferencias",
  access: "moveInventory",
  query: countQuery,
  body: newInventoryCount,
  idempotent: true,
  data: bookedInventoryCount,
  errors: ["VALIDATION", "INVENTORY_COUNT_REFUSED"],
});

export const listInventoryCounts = defineEndpoint(tag, {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/inventory/counts",
  summary: "Los conteos de insumos y preparados, lo más nuevo primero",
  access: "moveInventory",
  query: v.object(paging),
  data: v.array(inventoryCountSummary),
  counted: true,
});

export const readInventoryCount = defineEndpoint(tag, {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/inventory/counts/{countId}",
  summary: "Un conteo con sus insumos y preparados, lo esperado, las diferencias y lo que cuestan",
  access: "moveInventory",
  data: inventoryCount,
  errors: ["NOT_FOUND"],
});
