import * as v from "valibot";
import { defineEndpoint } from "../endpoint/index.ts";
import { idOf } from "../wire/index.ts";
import { discountCategory } from "./client.wire.ts";
import { discountCategoryChange, newDiscountCategory } from "./client-desk.wire.ts";

const tag = "Clientes";
const categoryParams = v.object({ cafeteriaId: idOf<"cafeteria">(), categoryId: idOf<"discount-category">() });

export const createDiscountCategory = defineEndpoint(tag, {
  method: "POST",
  path: "/cafeterias/{cafeteriaId}/discount_categories",
  summary: "Agrega una categoría de clientes",
  access: "editClients",
  body: newDiscountCategory,
  idempotent: true,
  data: discountCategory,
  errors: ["INVALID_DISCOUNT", "NAME_TAKEN"],
});

export const updateDiscountCategory = defineEndpoint(tag, {
  method: "PUT",
  path: "/cafeterias/{cafeteriaId}/discount_categories/{categoryId}",
  summary: "Cambia una categoría de clientes",
  access: "editClients",
  keyed: true,
  params: categoryParams,
  body: discountCategoryChange,
  data: discountCategory,
  errors: ["DELETE_OR_UPDATE_NOT_FOUND", "INVALID_DISCOUNT", "STALE_ENTRY", "NAME_TAKEN"],
});

export const deleteDiscountCategory = defineEndpoint(tag, {
  method: "DELETE",
  path: "/cafeterias/{cafeteriaId}/discount_categories/{categoryId}",
  summary: "Elimina una categoría que no es la general; sus clientes pasan a la general",
  access: "editClients",
  keyed: true,
  params: categoryParams,
  data: v.null(),
  errors: ["DELETE_OR_UPDATE_NOT_FOUND", "DELETE_DEFAULT_CATEGORY"],
});
