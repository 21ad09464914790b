import * as v from "valibot";
import { defineEndpoint } from "../endpoint/index.ts";
import { category, newCategory, newProduct, product, productRead } from "./product.wire.ts";

const tag = "Productos";

export const listProducts = defineEndpoint(tag, {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/products",
  summary: "El catálogo vigente, en el orden en que se muestra",
  access: "readCatalog",
  data: v.array(product),
});

export const readProduct = defineEndpoint(tag, {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/products/{productId}",
  summary: "Un producto; a quien edita el catálogo, también su costo, su receta y sus versiones",
  access: "readCatalog",
  data: productRead,
  errors: ["NOT_FOUND"],
});

export const createProduct = defineEndpoint(tag, {
  method: "POST",
  path: "/cafeterias/{cafeteriaId}/products",
  summary: "Agrega un producto o una promoción al catálogo",
  access: "editCatalog",
  body: newProduct,
  filePart: "image",
  idempotent: true,
  data: product,
  errors: ["NOT_FOUND", "FEATURE_DISABLED", "ONLY_PRODUCTS", "DELETED_PRODUCT", "SEALS_BLOCKED"],
});

export const listCategories = defineEndpoint(tag, {
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/products/categories",
  summary: "Las categorías, en el orden en que se muestran",
  access: "readCatalog",
  data: v.array(category),
});

export const createCategory = defineEndpoint(tag, {
  method: "POST",
  path: "/cafeterias/{cafeteriaId}/products/categories",
  summary: "Agrega una categoría",
  access: "editCatalog",
  body: newCategory,
  idempotent: true,
  data: category,
  errors: ["NAME_TAKEN"],
});
