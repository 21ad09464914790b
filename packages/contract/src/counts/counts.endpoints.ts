import * as v from "valibot";
import { defineEndpoint } from "../endpoint/index.ts";
import { paging } from "../wire/index.ts";
import { countQuery } from "./count-parts.wire.ts";
import { bookedCount, countSummary, newCount, stockCount } from "./counts.wire.ts";

const tag = "Stock";

export const createStockCount = defineEndpoint(tag, {
  method: "POST",
  path: "/cafeterias/{cafeteriaId}/stock-counts",
  summary:
    "Registra un conteo: las unidades de cada producto en el estante, con el instante en que se contaron; con dryRun solo dice las diferencias",
  access: "moveStock",
  query: countQuery,
  body: newCount,
  idempotent: true,
  data: bookedCount,
  errors: ["VALIDATION", "COUNT_REFUSED"],
});

export const listStockCounts = defineEndpoint(tag, {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/stock-counts",
  summary: "Los conteos, lo más nuevo primero",
  access: "moveStock",
  query: v.object(paging),
  data: v.array(countSummary),
  counted: true,
});

export const readStockCount = defineEndpoint(tag, {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/stock-counts/{countId}",
  summary: "Un conteo con sus productos, lo esperado y las diferencias",
  access: "moveStock",
  data: stockCount,
  errors: ["NOT_FOUND"],
});
