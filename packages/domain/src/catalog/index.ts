export { type Category, type ClassPrice, type Product, type ProductType, productTypes } from "./product.ts";
export { unitPriceFor } from "./unit-price.ts";
