import type { PromotionItem } from "../catalog/index.ts";
import { type ProductId, type Result, accepted, refused } from "../kernel/index.ts";
import type { BookableLine } from "./bookable-sale.ts";
import type { LateItem, LateRefusal, LateSale } from "./late-sale.ts";
import type { LateSaleFacts } from "./late-sale-facts.ts";
import { type PricedSale, priceSale } from "./price-sale.ts";

type Named = { readonly item: LateItem; readonly name: string; readonly items: readonly PromotionItem[] };

const forged = (data: "UNKNOWN_PRODUCT" | "UNKNOWN_PRICE" | "WRONG_TOTAL"): Result<never, LateRefusal> =>
  refused({ code: "INVALID_LATE_SALE", data });

/** Sold is sold, deleted or hidden by now or not; but at a price that a version had. SALE-43 */
function nameItem(item: LateItem, products: LateSaleFacts["products"]): Result<Named, LateRefusal> {
  if (item.type === "GENERIC") return accepted({ item, name: item.name, items: [] });
  const product = products.get(item.productId);
  if (product === undefined || product.type === "CALENDAR") return forged("UNKNOWN_PRODUCT");
  const version = product.versions.get(item.productVersion);
  if (version === undefined || !version.prices.has(item.price)) return forged("UNKNOWN_PRICE");
  return accepted({ item, name: version.name, items: version.items });
}

function bookableLine({ item, name, items }: Named, priced: PricedSale["lines"][number]): BookableLine {
  const shared = { name, items, unitPrice: item.price, quantity: item.quantity, exchangedCoupons: [], ...priced };
  return item.type === "GENERIC"
    ? { type: "GENERIC", productId: null, productVersion: null, ...shared }
    : { type: "PRODUCT", productId: item.productId, productVersion: item.productVersion, ...shared };
}

export type LatePrice = Pick<PricedSale, "subtotal" | "discount" | "discountSource" | "total"> & {
  readonly lines: readonly BookableLine[];
};

const priceLateSale = (sale: Pick<LateSale, "orderItems" | "sellerDiscount" | "dinerDiscount">): PricedSale =>
  priceSale({
    lines: sale.orderItems.map((item) => ({ unitPrice: item.price, quantity: item.quantity, redeemed: 0 })),
    sellerDiscount: sale.sellerDiscount,
    category: sale.dinerDiscount,
  });

/** The lines at the prices that they were sold at, which add up to what was paid. SALE-43 */
export function judgeItems(sale: LateSale, products: LateSaleFacts["products"]): Result<LatePrice, LateRefusal> {
  const named: Named[] = [];
  for (const item of sale.orderItems) {
    const one = nameItem(item, products);
    if (!one.ok) return one;
    named.push(one.value);
  }
  const { lines, ...sums } = priceLateSale(sale);
  if (sums.total !== sale.totalPrice) return forged("WRONG_TOTAL");
  return accepted({
    ...sums,
    lines: lines.flatMap((line, index) => {
      const one = named[index];
      return one === undefined ? [] : [bookableLine(one, line)];
    }),
  });
}

/** What a line takes out of the stock: its product, or the items of the promotion that it names. SALE-65 */
function usesOf(line: BookableLine): readonly { readonly productId: ProductId; readonly units: number }[] {
  const { productId, quantity, items } = line;
  if (items.length > 0) return items.map((item) => ({ productId: item.productId, units: item.quantity * quantity }));
  return productId === null ? [] : [{ productId, units: quantity }];
}

/** Units of each stock controlled product, lowest product id first. */
export function unitsOf(lines: readonly BookableLine[], products: LateSaleFacts["products"]) {
  const sold = new Map<ProductId, number>();
  for (const { productId, units } of lines.flatMap(usesOf)) {
    if (products.get(productId)?.currentStock === null) continue;
    sold.set(productId, (sold.get(productId) ?? 0) + units);
  }
  return [...sold]
    .map(([productId, quantity]) => ({ productId, quantity }))
    .toSorted((a, b) => (a.productId < b.productId ? -1 : 1));
}
