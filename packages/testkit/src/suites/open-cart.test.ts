import { tabOpenCart } from "@cantina/adapters/storage";
import { id } from "@cantina/domain/kernel";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { anyCart } from "../arbitraries/index.ts";
import { memoryStorage } from "../fakes/index.ts";

const ana = { id: id<"profile">("a"), cafeteriaId: id<"cafeteria">("c") };
const cartId = id<"cart">("0198c0de-0000-7000-8000-000000000009");
const name = "cantina.open-cart.c.a";

test("[SALE-80] a tab gives back exactly the cart that it kept, whatever is in it", () => {
  fc.assert(
    fc.property(anyCart(), (cart) => {
      const storage = memoryStorage();
      tabOpenCart({ storage, seller: ana }).save({ cartId, cart });
      expect(tabOpenCart({ storage, seller: ana }).load()).toEqual({ cartId, cart });
    }),
  );
});

test("[SALE-80] nobody else is given it, nor the same person in another cafeteria, and what is cleared is gone", () => {
  const storage = memoryStorage();
  const [cart] = fc.sample(anyCart(), { numRuns: 1, seed: 1 });
  if (cart === undefined) throw new Error("no sample");
  const mine = tabOpenCart({ storage, seller: ana });
  mine.save({ cartId, cart });
  for (const seller of [
    { ...ana, id: id<"profile">("b") },
    { ...ana, cafeteriaId: id<"cafeteria">("d") },
  ])
    expect(tabOpenCart({ storage, seller }).load()).toBeNull();
  mine.save(null);
  expect(storage.getItem(name)).toBeNull();
});

test.each(["{", "null", "[]", '{"cartId":"x","cart":{}}', `{"cartId":"${cartId}","cart":{"lines":[{"kind":"OLD"}]}}`])(
  "[SALE-80] what can't be read, %s, is no cart",
  (text) => {
    const storage = memoryStorage();
    storage.setItem(name, text);
    expect(tabOpenCart({ storage, seller: ana }).load()).toBeNull();
  },
);

test("[SALE-80] a full device keeps no cart rather than an old one", () => {
  const storage = memoryStorage();
  const [cart] = fc.sample(anyCart(), { numRuns: 1, seed: 1 });
  if (cart === undefined) throw new Error("no sample");
  tabOpenCart({ storage, seller: ana }).save({ cartId, cart });
  const full = {
    getItem: storage.getItem.bind(storage),
    removeItem: storage.removeItem.bind(storage),
    key: storage.key.bind(storage),
    length: 0,
    setItem: () => {
      throw new Error("QuotaExceededError");
    },
  };
  tabOpenCart({ storage: full, seller: ana }).save({ cartId, cart });
  expect(storage.getItem(name)).toBeNull();
});
