import type { Cents, ClassId } from "../kernel/index.ts";
import type { Product } from "./product.ts";

/** The price for the diner's class if it has one of its own, else the product's. CATALOG-01 */
export const unitPriceFor = (product: Pick<Product, "price" | "classPrices">, classId: ClassId | null): Cents =>
  product.classPrices.find((row) => row.classId === classId)?.price ?? product.price;
