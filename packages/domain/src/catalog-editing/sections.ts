import type { Category, CategoryGroup, Product } from "../catalog/index.ts";
import { groupByCategory } from "../catalog/index.ts";
import { compareNames } from "../kernel/index.ts";
import { inOrder } from "./list-order.ts";

type Orders = {
  /** Of each category that was moved in. */
  readonly products: ReadonlyMap<string, readonly string[]>;
  readonly categories: readonly string[] | undefined;
};

const byPosition = (a: Category, b: Category): number => a.position - b.position || compareNames(a.name, b.name);

/** Every category, empty ones too, as it stands after the moves that are not saved yet. EDIT-05 */
export function catalogSections(
  products: readonly Product[],
  categories: readonly Category[],
  orders: Orders,
): readonly CategoryGroup[] {
  const members = new Map(groupByCategory(products, categories).map((group) => [group.category.id, group.products]));
  return inOrder(categories.toSorted(byPosition), orders.categories).map((category) => ({
    category,
    products: inOrder(members.get(category.id) ?? [], orders.products.get(category.id)),
  }));
}
