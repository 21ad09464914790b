import { anyDiner, anyProducts } from "@cantina/testkit/arbitraries";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { allergens } from "../allergens/index.ts";
import { type ProductId, id } from "../kernel/index.ts";
import type { Order } from "../orders/index.ts";
import { type Cart, addProduct, canAddProduct, emptyCart } from "./cart.ts";
import { untoldAllergens } from "./check-allergens.ts";
import { type UsualLine, offerUsual, usualMemory, usualOf } from "./usual.ts";

const ids = ["café", "medialuna", "agua"].map((name) => id<"product">(name));
type Units = readonly (readonly [productId: ProductId | null, quantity: number])[];

const orderOf = (items: Units) => ({
  orderItems: items.map(([productId, quantity]) => ({
    productId,
    name: productId ?? "Torta",
    quantity,
  })) as unknown as Order["orderItems"],
});

/** Units by product, however its lines stand. */
const basketOf = (items: Units): string =>
  ids
    .map((one) => items.filter(([productId]) => productId === one).reduce((sum, [, quantity]) => sum + quantity, 0))
    .join(" ");
const nothing = basketOf([]);

const anyItems = fc.array(fc.tuple(fc.option(fc.constantFrom(...ids), { nil: null }), fc.integer({ min: 1, max: 2 })), {
  maxLength: 3,
});

test("[SALE-97] the usual is what the last orders of a diner held most often, at least twice, and of equals the newest", () =>
  fc.assert(
    fc.property(fc.array(anyItems, { maxLength: usualMemory + 6 }), (orders) => {
      const remembered = orders.slice(0, usualMemory).map(basketOf);
      const timesOf = (basket: string) => remembered.filter((one) => one === basket).length;
      const [expected = nothing] = remembered
        .filter((basket) => basket !== nothing && timesOf(basket) >= 2)
        // Sorting keeps the order of equals: newest first.
        .toSorted((one, other) => timesOf(other) - timesOf(one));
      const usual = usualOf(orders.map(orderOf));
      expect(basketOf(usual.map(({ productId, quantity }) => [productId, quantity]))).toBe(expected);
      expect(new Set(usual.map(({ productId }) => productId)).size).toBe(usual.length);
    }),
  ));

test("[SALE-97] what is added enters the cart at today's price, holds nothing that the diner must not eat, and each line that is left out says why", () =>
  fc.assert(
    fc.property(
      anyProducts({ max: 6 }).chain((products) =>
        fc.tuple(
          fc.tuple(
            ...products.map((product) =>
              fc.subarray([...allergens], { maxLength: 2 }).map((own) => ({ ...product, allergens: own })),
            ),
          ),
          fc.subarray([...products]),
          fc.tuple(...products.map(() => fc.integer({ min: 1, max: 8 }))),
        ),
      ),
      anyDiner(),
      fc.subarray([...allergens], { maxLength: 3 }),
      ([products, gone, quantities], someone, avoided) => {
        const diner = { ...someone, commensal: { ...someone.commensal, allergens: avoided } };
        const isGone = ({ id: one }: { readonly id: ProductId }) => gone.some((product) => product.id === one);
        const offered = new Map<string, (typeof products)[number]>(
          products.filter((product) => !isGone(product)).map((product) => [product.id, product]),
        );
        const usual: readonly UsualLine[] = products.map(({ id: productId, name }, at) => ({
          productId,
          name,
          quantity: quantities[at] ?? 1,
        }));
        const { added, leftOut } = offerUsual(usual, offered, diner);

        let cart: Cart = { ...emptyCart("CASH"), diner };
        for (const { product, quantity } of added) {
          expect(canAddProduct(cart, product, quantity)).toBe(true);
          expect(product).toBe(offered.get(product.id));
          cart = addProduct(cart, product, quantity);
        }
        expect(untoldAllergens(cart)).toEqual([]);
        expect(added.length + leftOut.length).toBe(usual.length);
        const reasons = products.flatMap((product, at) => {
          const { name, currentStock } = product;
          if (isGone(product)) return [{ name, why: "NOT_OFFERED" }];
          if (product.allergens.some((one) => avoided.includes(one))) return [{ name, why: "ALLERGENS" }];
          if (currentStock === 0) return [{ name, why: "SOLD_OUT" }];
          const sold = added.find((one) => one.product.id === product.id);
          expect(sold?.quantity).toBe(Math.min(quantities[at] ?? 1, currentStock ?? Infinity));
          return [];
        });
        expect(leftOut).toEqual(reasons);
      },
    ),
  ));
