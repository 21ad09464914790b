import { type CategoryId, compareNames } from "../kernel/index.ts";
import type { Category, Product } from "./product.ts";

export type CategoryGroup = { readonly category: Category; readonly products: readonly Product[] };

const byPosition = (
  a: { readonly position: number; readonly name: string },
  b: { readonly position: number; readonly name: string },
): number => a.position - b.position || compareNames(a.name, b.name);

/** Categories in their order with their products in theirs; empty ones are left out. CATALOG-04 */
export function groupByCategory(
  products: readonly Product[],
  categories: readonly Category[],
): readonly CategoryGroup[] {
  const members = new Map<CategoryId, Product[]>();
  for (const product of products) {
    const found = members.get(product.categoryId);
    if (found === undefined) members.set(product.categoryId, [product]);
    else found.push(product);
  }
  return categories.toSorted(byPosition).flatMap((category) => {
    const found = members.get(category.id);
    return found === undefined ? [] : [{ category, products: found.toSorted(byPosition) }];
  });
}
