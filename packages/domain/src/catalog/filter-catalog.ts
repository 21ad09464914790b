import { matchesSearch, searchText } from "../kernel/index.ts";
import type { Product } from "./product.ts";

// Thousands of names are searched on every key; products are never changed in place.
const searchable = new WeakMap<Product, string>();

function searchableText(product: Product): string {
  const known = searchable.get(product);
  if (known !== undefined) return known;
  const text = searchText(`${product.name} ${product.description} ${product.barcode ?? ""}`);
  searchable.set(product, text);
  return text;
}

/** By name, description or barcode, whatever the accents. CATALOG-05 */
export const filterCatalog = (products: readonly Product[], query: string): readonly Product[] =>
  query.trim() === "" ? products : products.filter((product) => matchesSearch(searchableText(product), query));
