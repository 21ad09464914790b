import * as v from "valibot";
import { defineEndpoint } from "../endpoint/index.ts";
import { dateText } from "../wire/index.ts";
import { consumableVariance } from "./variance.wire.ts";

export const readInventoryVariance = defineEndpoint("Inventario", {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/inventory/variance",
  summary: "Lo que los conteos encontraron de cada insumo y preparado contra lo que debía haber, por semana",
  // It shows money, and who may have taken things. VARIANCE-07
  access: "editInventory",
  /** Days of the cafeteria, both included. */
  query: v.object({ from: dateText, until: dateText }),
  data: v.array(consumableVariance),
  errors: ["VALIDATION", "TO_BEFORE_FROM"],
});
