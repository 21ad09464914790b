import type { ClassId, ProductId } from "../kernel/index.ts";
import { sealsIn } from "../school-rules/index.ts";
import type { CatalogItem, Product, PromotionItem } from "./product.ts";

/** How many promotions the stock of their items is enough for; null: none of them is stock controlled. CATALOG-06 */
export function promotionStock(items: readonly Pick<CatalogItem, "quantity" | "currentStock">[]): number | null {
  const enough = items.flatMap(({ quantity, currentStock }) =>
    currentStock === null ? [] : [Math.floor(currentStock / quantity)],
  );
  return enough.length === 0 ? null : Math.min(...enough);
}

/** What one unit takes out of a stock. */
export type StockUse = Pick<CatalogItem, "productId" | "quantity" | "currentStock">;

const ownStock = ({ id, currentStock }: Product): StockUse => ({ productId: id, quantity: 1, currentStock });

/** A promotion takes its items, anything else itself. CATALOG-06 */
export const stockUsesOf = (product: Product): readonly StockUse[] =>
  product.type === "PROMOTION" ? product.items : [ownStock(product)];

/** What a class may not have alone, it may not have in a promotion either. CATALOG-07 */
export const isHiddenFrom = (
  { hiddenForClasses, items }: Pick<Product, "hiddenForClasses" | "items">,
  classId: ClassId,
): boolean => hiddenForClasses.includes(classId) || items.some((item) => item.hiddenForClasses.includes(classId));

function refreshed(promotion: Product, byId: ReadonlyMap<ProductId, Product>): Product {
  const items = promotion.items.map((item) => {
    const product = byId.get(item.productId);
    if (product === undefined) return item;
    const { name, currentStock, hiddenForClasses, seals } = product;
    return { ...item, name, currentStock, hiddenForClasses, seals };
  });
  return { ...promotion, items, currentStock: promotionStock(items), seals: sealsIn(items) };
}

/**
 * The same list with each promotion as its items are now: a product's change is told without the promotions
 * that hold it. All others stay the same objects. CATALOG-08
 */
export function withFreshItems(products: readonly Product[]): readonly Product[] {
  if (!products.some(({ type }) => type === "PROMOTION")) return products;
  const byId = new Map(products.map((product) => [product.id, product]));
  return products.map((product) => (product.type === "PROMOTION" ? refreshed(product, byId) : product));
}

/** What a line of so many promotions hands over, item by item: 2 with 3 waters each are 6 waters. CATALOG-09 */
export const unitsHeld = (
  items: readonly PromotionItem[],
  promotions: number,
): readonly Pick<PromotionItem, "name" | "quantity">[] =>
  items.map(({ name, quantity }) => ({ name, quantity: quantity * promotions }));
