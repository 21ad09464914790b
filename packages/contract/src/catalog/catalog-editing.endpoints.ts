import * as v from "valibot";
import { defineEndpoint } from "../endpoint/index.ts";
import { idOf } from "../wire/index.ts";
import {
  category,
  categorySort,
  categoryChange,
  product,
  productChange,
  productDetail,
  productIds,
  productSort,
} from "./product.wire.ts";

const tag = "Productos";
const params = v.object({ cafeteriaId: idOf<"cafeteria">() });
const productParams = v.object({ cafeteriaId: idOf<"cafeteria">(), productId: idOf<"product">() });
const categoryParams = v.object({ cafeteriaId: idOf<"cafeteria">(), categoryId: idOf<"category">() });

export const readProductDetail = defineEndpoint({
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/products/details/{productId}",
  summary: "Un producto con su costo y sus versiones, también si fue eliminado",
  tag,
  access: "editCatalog",
  params: productParams,
  data: productDetail,
  errors: ["NOT_FOUND"],
});

export const listDeletedProducts = defineEndpoint({
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/products/deleted",
  summary: "Los productos eliminados, por nombre",
  tag,
  access: "editCatalog",
  params,
  data: v.array(product),
  errors: [],
});

export const changeProduct = defineEndpoint({
  method: "PUT",
  path: "/cafeterias/{cafeteriaId}/products/{productId}",
  summary: "Modifica un producto; otro nombre, precio, costo, precio por clase o contenido hace una versión nueva",
  tag,
  access: "editCatalog",
  keyed: true,
  params: productParams,
  body: productChange,
  filePart: "image",
  data: productDetail,
  errors: [
    "NOT_FOUND",
    "DELETE_OR_UPDATE_NOT_FOUND",
    "FEATURE_DISABLED",
    "WRONG_PRODUCT",
    "ONLY_PRODUCTS",
    "DELETED_PRODUCT",
    "STALE_PRODUCT",
  ],
});

export const deleteProduct = defineEndpoint({
  method: "DELETE",
  path: "/cafeterias/{cafeteriaId}/products/{productId}",
  summary: "Elimina un producto; el historial lo conserva",
  tag,
  access: "editCatalog",
  keyed: true,
  params: productParams,
  data: v.null(),
  errors: ["DELETE_OR_UPDATE_NOT_FOUND", "DELETE_PRODUCT_IN_USE"],
});

export const deleteProducts = defineEndpoint({
  method: "DELETE",
  path: "/cafeterias/{cafeteriaId}/products/bulk-delete",
  summary: "Elimina varios productos, todos o ninguno",
  tag,
  access: "editCatalog",
  keyed: true,
  params,
  body: v.object({ productIds }),
  data: v.null(),
  errors: ["DELETE_OR_UPDATE_NOT_FOUND", "DELETE_PRODUCT_IN_USE"],
});

export const changeVisibility = defineEndpoint({
  method: "PUT",
  path: "/cafeterias/{cafeteriaId}/products/change-visibility",
  summary: "Muestra u oculta varios productos en la app, todos o ninguno",
  tag,
  access: "editCatalog",
  keyed: true,
  params,
  body: v.object({ productIds, shownInApp: v.boolean() }),
  data: v.null(),
  errors: ["DELETE_OR_UPDATE_NOT_FOUND"],
});

export const sortProducts = defineEndpoint({
  method: "PUT",
  path: "/cafeterias/{cafeteriaId}/products/sort",
  summary: "Cambia el orden de los productos dentro de sus categorías; con version, sólo de la lista que se vio",
  tag,
  access: "editCatalog",
  params,
  body: productSort,
  data: v.null(),
  errors: ["DELETE_OR_UPDATE_NOT_FOUND", "STALE_SORT"],
});

export const changeCategory = defineEndpoint({
  method: "PUT",
  path: "/cafeterias/{cafeteriaId}/products/categories/{categoryId}",
  summary: "Modifica una categoría",
  tag,
  access: "editCatalog",
  keyed: true,
  params: categoryParams,
  body: categoryChange,
  data: category,
  errors: ["DELETE_OR_UPDATE_NOT_FOUND", "STALE_ENTRY", "NAME_TAKEN"],
});

export const deleteCategory = defineEndpoint({
  method: "DELETE",
  path: "/cafeterias/{cafeteriaId}/products/categories/{categoryId}",
  summary: "Elimina una categoría con sus productos; el historial los conserva",
  tag,
  access: "editCatalog",
  keyed: true,
  params: categoryParams,
  data: v.null(),
  errors: ["DELETE_OR_UPDATE_NOT_FOUND", "DELETE_PRODUCT_IN_USE"],
});

export const sortCategories = defineEndpoint({
  method: "PUT",
  path: "/cafeterias/{cafeteriaId}/products/categories/sort",
  summary: "Cambia el orden de las categorías; con version, sólo de la lista que se vio",
  tag,
  access: "editCatalog",
  params,
  body: categorySort,
  data: v.null(),
  errors: ["DELETE_OR_UPDATE_NOT_FOUND", "STALE_SORT"],
});
