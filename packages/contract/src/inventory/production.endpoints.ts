import * as v from "valibot";
import { defineEndpoint } from "../endpoint/index.ts";
import { dateText, idOf } from "../wire/index.ts";
import { productionPlan, productionShares } from "./production.wire.ts";

const tag = "Inventario";

/** Days of the cafeteria, both included; with the forecast of walk-in sales only where it is asked for. */
const days = { from: dateText, until: dateText, forecast: v.optional(v.picklist(["true", "false"]), "false") };

const errors = ["VALIDATION", "TO_BEFORE_FROM", "PLAN_REFUSED"] as const;

export const readProductionPlan = defineEndpoint(tag, {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/inventory/production",
  summary: "El plan de producción de un día o más: porciones, preparados a hacer, insumos y lista de compras",
  access: "moveInventory",
  query: v.object(days),
  data: productionPlan,
  errors,
});

export const readProductionShares = defineEndpoint(tag, {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/inventory/production/shares",
  summary:
    "De qué platos y pedidos es la suma una cifra del plan: la de un insumo o preparado, o las porciones de un producto",
  access: "moveInventory",
  /** Of a consumable, of a product, or what that product needs of that consumable; of all products without either. */
  query: v.object({
    ...days,
    consumableId: v.optional(idOf<"consumable">()),
    productId: v.optional(idOf<"product">()),
  }),
  data: productionShares,
  errors: [...errors, "NOT_FOUND"],
});
