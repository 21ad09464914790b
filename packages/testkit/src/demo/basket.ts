import { type ClassId, type Id, cents, multiplyMoney } from "@cantina/domain/kernel";
import type { OrderItem } from "@cantina/domain/orders";
import { priceSale } from "@cantina/domain/sale";
import type { DiscountCategory } from "@cantina/domain/clients";

import type { Break } from "./breaks.ts";
import { type DemoProduct, priceAt } from "./catalog.ts";
import type { Random } from "./random.ts";

export type Basket = Pick<ReturnType<typeof priceSale>, "subtotal" | "discount" | "discountSource" | "total"> & {
  readonly items: readonly OrderItem[];
};

/** Units of each product with a daily limit that the day has sold so far. */
export type DaySales = Map<Id<"product">, number>;

type Wish = Pick<OrderItem, "type" | "productId" | "productVersion" | "name" | "price" | "quantity">;

type Shelf = {
  readonly products: readonly DemoProduct[];
  readonly sold: DaySales;
  readonly when: Break;
  readonly isFormer: boolean;
};

const mostOf = ({ product }: DemoProduct, sold: DaySales): number =>
  product.dailyLimit === null ? Infinity : product.dailyLimit - (sold.get(product.id) ?? 0);

function chooseProducts(
  random: Random,
  { products, sold, when }: Shelf,
): readonly { one: DemoProduct; quantity: number }[] {
  const lines = random.pickWeighted([1, 2, 3, 4], (count) => [46, 34, 15, 5][count - 1] ?? 0);
  const chosen = new Map<DemoProduct, number>();
  for (let line = 0; line < lines; line += 1) {
    const one = random.pickWeighted(products, ({ demand, section }) => demand * (when.appetite[section] ?? 1));
    const quantity = Math.min(
      random.pickWeighted([1, 2, 3], (units) => [80, 16, 4][units - 1] ?? 0),
      mostOf(one, sold),
    );
    if (quantity > 0 && !chosen.has(one)) chosen.set(one, quantity);
  }
  return [...chosen].map(([one, quantity]) => ({ one, quantity }));
}

const copies = (random: Random): Wish => ({
  type: "GENERIC",
  productId: null,
  productVersion: null,
  name: "Fotocopias",
  price: cents(15_000),
  quantity: random.whole(1, 6),
});

/** What somebody carries to the counter; may be empty when all they wanted is sold out for the day. */
export function fillBasket(
  random: Random,
  shelf: Shelf,
  diner: { readonly classId: ClassId | null; readonly category: DiscountCategory | null },
): Basket {
  const wishes: readonly Wish[] = chooseProducts(random, shelf).map(({ one, quantity }) => {
    const { version, price } = priceAt(one, { isFormer: shelf.isFormer, classId: diner.classId });
    return {
      type: "PRODUCT",
      productId: one.product.id,
      productVersion: version,
      name: one.product.name,
      price,
      quantity,
    };
  });
  const all = random.happens(0.02) ? [...wishes, copies(random)] : wishes;
  const priced = priceSale({
    lines: all.map(({ price, quantity }) => ({ unitPrice: price, quantity, redeemed: 0 })),
    sellerDiscount: null,
    category: diner.category,
  });
  const { subtotal, discount, discountSource, total } = priced;
  const items = all.map((wish, index) => ({
    ...wish,
    items: [],
    exchangedCoupons: [],
    discount: priced.lines[index]?.discount ?? cents(0),
    total: priced.lines[index]?.total ?? multiplyMoney(wish.price, wish.quantity),
  }));
  return { items, subtotal, discount, discountSource, total };
}
