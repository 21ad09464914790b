import * as v from "valibot";
import { defineEndpoint } from "../endpoint/index.ts";
import { dateText, idOf, paging } from "../wire/index.ts";
import {
  dailyStock,
  newStockRecord,
  resolvedShortage,
  shortageResolution,
  stockRecord,
  stockReport,
} from "./stock.wire.ts";

const tag = "Stock";

export const createStockRecord = defineEndpoint(tag, {
  method: "POST",
  path: "/cafeterias/{cafeteriaId}/stockflow",
  summary: "Registra un ingreso o egreso de un producto, o activa o desactiva su stock",
  access: "moveStock",
  body: newStockRecord,
  idempotent: true,
  data: stockRecord,
  errors: [
    "VALIDATION",
    "WRONG_PERMISSIONS",
    "WRONG_PRODUCT",
    "DELETED_PRODUCT",
    "STOCK_EXCEEDED",
    "STOCK_NOT_ACTIVE",
    "STOCK_ALREADY_ACTIVE",
  ],
});

export const listStockRecords = defineEndpoint(tag, {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/stockflow",
  summary: "Los registros de stock, lo más nuevo primero",
  access: "moveStock",
  query: v.object({
    ...paging,
    /** Days of the cafeteria, both included. */
    from: v.optional(dateText),
    until: v.optional(dateText),
    productId: v.optional(idOf<"product">()),
  }),
  data: v.array(stockRecord),
  counted: true,
  errors: ["VALIDATION", "TO_BEFORE_FROM"],
});

export const listDailyStocks = defineEndpoint(tag, {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/stockflow/daily-stocks",
  summary: "Las unidades de hoy de cada producto con stock, por nombre: disponibles, reservadas y vendidas",
  access: "moveStock",
  data: v.array(dailyStock),
});

export const readStockReport = defineEndpoint(tag, {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/stockflow/report",
  summary: "Qué entró, salió, se vendió y volvió de un producto, día por día",
  access: "editStock",
  query: v.object({ productId: idOf<"product">(), from: dateText, until: dateText }),
  data: stockReport,
  errors: ["NOT_FOUND", "VALIDATION", "TO_BEFORE_FROM"],
});

export const listResolvedShortages = defineEndpoint(tag, {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/stockflow/shortages/resolved",
  summary: "Los faltantes de stock resueltos, lo último primero: qué los resolvió, quién y cuándo",
  access: "editCatalog",
  query: v.object({ ...paging }),
  data: v.array(resolvedShortage),
  counted: true,
  errors: ["VALIDATION"],
});

export const resolveStockShortage = defineEndpoint(tag, {
  method: "PUT",
  path: "/cafeterias/{cafeteriaId}/stockflow/shortages/{shortageId}/resolve",
  summary: "Resuelve un faltante con un movimiento: registra lo que ingresó y descuenta lo que faltaba",
  access: "editCatalog",
  params: v.object({ cafeteriaId: idOf<"cafeteria">(), shortageId: v.pipe(v.string(), v.uuid()) }),
  body: shortageResolution,
  idempotent: true,
  data: v.null(),
  errors: ["VALIDATION", "STOCK_EXCEEDED", "STOCK_NOT_ACTIVE", "DELETE_OR_UPDATE_NOT_FOUND"],
});
