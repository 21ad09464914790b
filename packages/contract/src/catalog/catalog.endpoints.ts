import * as v from "valibot";
import { defineEndpoint } from "../endpoint/index.ts";
import { idOf } from "../wire/index.ts";
import { category, newCategory, newProduct, product, productRead } from "./product.wire.ts";

const tag = "Productos";
const params = v.object({ cafeteriaId: idOf<"cafeteria">() });

export const listProducts = defineEndpoint({
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/products",
  summary: "El catálogo vigente, en el orden en que se muestra",
  tag,
  access: "readCatalog",
  params,
  data: v.array(product),
  errors: [],
});

export const readProduct = defineEndpoint({
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/products/{productId}",
  summary: "Un producto; a quien edita el catálogo, también su costo, su receta y sus versiones",
  tag,
  access: "readCatalog",
  params: v.object({ cafeteriaId: idOf<"cafeteria">(), productId: idOf<"product">() }),
  data: productRead,
  errors: ["NOT_FOUND"],
});

export const createProduct = defineEndpoint({
  method: "POST",
  path: "/cafeterias/{cafeteriaId}/products",
  summary: "Agrega un producto o una promoción al catálogo",
  tag,
  access: "editCatalog",
  params,
  body: newProduct,
  filePart: "image",
  idempotent: true,
  data: product,
  errors: ["NOT_FOUND", "FEATURE_DISABLED", "ONLY_PRODUCTS", "DELETED_PRODUCT"],
});

export const listCategories = defineEndpoint({
  method: "GET",
  path: "/cafeterias/{cafeteriaId}/products/categories",
  summary: "Las categorías, en el orden en que se muestran",
  tag,
  access: "readCatalog",
  params,
  data: v.array(category),
  errors: [],
});

export const createCategory = defineEndpoint({
  method: "POST",
  path: "/cafeterias/{cafeteriaId}/products/categories",
  summary: "Agrega una categoría",
  tag,
  access: "editCatalog",
  params,
  body: newCategory,
  idempotent: true,
  data: category,
  errors: ["NAME_TAKEN"],
});
