import { plainProduct } from "@cantina/testkit/arbitraries";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type ProductId, cents, id } from "../kernel/index.ts";
import { type Product, isHiddenFrom, promotionStock, unitsHeld, visibleProducts, withFreshItems } from "./index.ts";

const [water, steak] = [id<"product">("agua"), id<"product">("milanesa")];
const [first, second] = [id<"class">("primero"), id<"class">("segundo")];

const product = (productId: ProductId, more: Partial<Product> = {}): Product => ({
  ...plainProduct(productId),
  price: cents(100),
  ...more,
});

const held = (of: Product, quantity: number) => ({
  productId: of.id,
  name: of.name,
  quantity,
  currentStock: of.currentStock,
  hiddenForClasses: of.hiddenForClasses,
  seals: of.seals,
});
const promotionOf = (...items: Product["items"]): Product =>
  product(id<"product">("promo"), { type: "PROMOTION", items, currentStock: promotionStock(items) });

test("[CATALOG-06] so many promotions can be taken one by one from the stock of their items, and no more", () => {
  const anyItem = fc.record({
    quantity: fc.integer({ min: 1, max: 5 }),
    currentStock: fc.option(fc.nat({ max: 40 }), { nil: null }),
  });
  fc.assert(
    fc.property(fc.array(anyItem, { minLength: 1, maxLength: 4 }), (items) => {
      const stock = promotionStock(items);
      const left = items.map(({ currentStock }) => currentStock);
      let sold = 0;
      while (sold < 100 && items.every(({ quantity }, at) => (left[at] ?? Infinity) >= quantity)) {
        sold += 1;
        for (const [at, { quantity }] of items.entries()) {
          const now = left[at] ?? null;
          if (now !== null) left[at] = now - quantity;
        }
      }
      expect(stock ?? 100).toBe(sold);
    }),
  );
});

test("[CATALOG-07] a promotion is hidden from a class that one of its items is hidden for", () => {
  const promotion = promotionOf(held(product(water), 1), held(product(steak, { hiddenForClasses: [first] }), 1));
  expect([first, second].map((classId) => isHiddenFrom(promotion, classId))).toEqual([true, false]);
  const onlooker = { date: "2026-05-04" as never };
  expect(visibleProducts([promotion], { ...onlooker, classId: first })).toEqual([]);
  expect(visibleProducts([promotion], { ...onlooker, classId: second })).toEqual([promotion]);
  expect(visibleProducts([promotion], { ...onlooker, classId: null })).toEqual([promotion]);
});

test("[CATALOG-08] what a promotion shows of its items is what they are now", () => {
  const promotion = promotionOf(held(product(water, { currentStock: 9 }), 2), held(product(steak), 1));
  const list = [promotion, product(water, { currentStock: 5, name: "Agua con gas" }), product(steak)];
  const fresh = withFreshItems(list);
  expect(fresh[0]?.items.map(({ name, currentStock }) => [name, currentStock])).toEqual([
    ["Agua con gas", 5],
    ["milanesa", null],
  ]);
  expect(fresh[0]?.currentStock).toBe(2);
  expect(fresh.slice(1).every((product, at) => product === list[at + 1])).toBe(true);
  expect(withFreshItems(fresh)).toEqual(fresh);
});

test("[CATALOG-08] an item that the list lacks stays as it was told, and without promotions the list stays itself", () => {
  const promotion = promotionOf(held(product(water, { currentStock: 9 }), 2));
  const list = [promotion, product(steak)];
  expect(withFreshItems(list)).toEqual(list);
  const plain = [product(water), product(steak)];
  expect(withFreshItems(plain)).toBe(plain);
});

test("[CATALOG-09] two promotions with three waters each are six waters", () => {
  expect(unitsHeld([held(product(water), 3), held(product(steak), 1)], 2)).toEqual([
    { name: "agua", quantity: 6 },
    { name: "milanesa", quantity: 2 },
  ]);
});
