import type { Product } from "./product.ts";

/** Products by barcode; of two with the same one, the first counts. CATALOG-03 */
export function indexByBarcode(products: readonly Product[]): ReadonlyMap<string, Product> {
  const index = new Map<string, Product>();
  for (const product of products)
    if (product.barcode !== null && !index.has(product.barcode)) index.set(product.barcode, product);
  return index;
}
