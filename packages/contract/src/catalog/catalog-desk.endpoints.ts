import * as v from "valibot";
import { defineEndpoint } from "../endpoint/index.ts";
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

export const readProductDetail = defineEndpoint(tag, {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/products/details/{productId}",
  summary: "Un producto con su costo y sus versiones, también si fue eliminado",
  access: "editCatalog",
  data: productDetail,
  errors: ["NOT_FOUND"],
});

export const listDeletedProducts = defineEndpoint(tag, {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/products/deleted",
  summary: "Los productos eliminados, por nombre",
  access: "editCatalog",
  data: v.array(product),
});

export const changeProduct = defineEndpoint(tag, {
  method: "PUT",
  path: "/cafeterias/{cafeteriaId}/products/{productId}",
  summary: "Modifica un producto; otro nombre, precio, costo, precio por clase o contenido hace una versión nueva",
  access: "editCatalog",
  keyed: true,
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

export const deleteProduct = defineEndpoint(tag, {
  method: "DELETE",
  path: "/cafeterias/{cafeteriaId}/products/{productId}",
  summary: "Elimina un producto; el historial lo conserva",
  access: "editCatalog",
  keyed: true,
  data: v.null(),
  errors: ["DELETE_OR_UPDATE_NOT_FOUND", "DELETE_PRODUCT_IN_USE"],
});

export const deleteProducts = defineEndpoint(tag, {
  method: "DELETE",
  path: "/cafeterias/{cafeteriaId}/products/bulk-delete",
  summary: "Elimina varios productos, todos o ninguno",
  access: "editCatalog",
  keyed: true,
  body: v.object({ productIds }),
  data: v.null(),
  errors: ["DELETE_OR_UPDATE_NOT_FOUND", "DELETE_PRODUCT_IN_USE"],
});

export const changeVisibility = defineEndpoint(tag, {
  method: "PUT",
  path: "/cafeterias/{cafeteriaId}/products/change-visibility",
  summary: "Muestra u oculta varios productos en la app, todos o ninguno",
  access: "editCatalog",
  keyed: true,
  body: v.object({ productIds, shownInApp: v.boolean() }),
  data: v.null(),
  errors: ["DELETE_OR_UPDATE_NOT_FOUND"],
});

export const sortProducts = defineEndpoint(tag, {
  method: "PUT",
  path: "/cafeterias/{cafeteriaId}/products/sort",
  summary: "Cambia el orden de los productos dentro de sus categorías; con version, solo de la lista que se vio",
  access: "editCatalog",
  body: productSort,
  data: v.null(),
  errors: ["DELETE_OR_UPDATE_NOT_FOUND", "STALE_SORT"],
});

export const changeCategory = defineEndpoint(tag, {
  method: "PUT",
  path: "/cafeterias/{cafeteriaId}/products/categories/{categoryId}",
  summary: "Modifica una categoría",
  access: "editCatalog",
  keyed: true,
  body: categoryChange,
  data: category,
  errors: ["DELETE_OR_UPDATE_NOT_FOUND", "STALE_ENTRY", "NAME_TAKEN"],
});

export const deleteCategory = defineEndpoint(tag, {
  method: "DELETE",
  path: "/cafeterias/{cafeteriaId}/products/categories/{categoryId}",
  summary: "Elimina una categoría con sus productos; el historial los conserva",
  access: "editCatalog",
  keyed: true,
  data: v.null(),
  errors: ["DELETE_OR_UPDATE_NOT_FOUND", "DELETE_PRODUCT_IN_USE"],
});

export const sortCategories = defineEndpoint(tag, {
  method: "PUT",
  path: "/cafeterias/{cafeteriaId}/products/categories/sort",
  summary: "Cambia el orden de las categorías; con version, solo de la lista que se vio",
  access: "editCatalog",
  body: categorySort,
  data: v.null(),
  errors: ["DELETE_OR_UPDATE_NOT_FOUND", "STALE_SORT"],
});
