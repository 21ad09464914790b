import { anyCheckoutEvent, anyDiner, anyProducts } from "@cantina/testkit/arbitraries";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Product } from "../catalog/index.ts";
import { basisPoints, cents, id } from "../kernel/index.ts";
import {
  type Cart,
  addGeneric,
  addProduct,
  changeQuantity,
  describe as withDescription,
  emptyCart,
  removeLine,
} from "./cart.ts";
import { cartLimits } from "./cart-limits.ts";
import { canSubmit } from "./missing-in.ts";
import { priceCart } from "./price-cart.ts";
import { acceptPrices, refreshDiner, refreshProducts } from "./refresh-cart.ts";

const seeded = { numRuns: 1, seed: 1 } as const;
const [sample] = fc.sample(anyProducts(), seeded)[0] ?? [];
const [diner] = fc.sample(anyDiner(), seeded);
if (sample === undefined || diner === undefined) throw new Error("no sample");
const coffee: Product = { ...sample, id: id<"product">("cafe"), price: cents(1_500), classPrices: [], currentStock: 2 };
const juice: Product = { ...coffee, id: id<"product">("jugo"), price: cents(900), currentStock: null };
const empty = emptyCart("CASH");
const quantities = (cart: Cart): number[] => cart.lines.map(({ quantity }) => quantity);

describe("products", () => {
  test("[SALE-05] enter the cart up to their stock", () => {
    const two = addProduct(addProduct(empty, coffee), coffee);
    expect(quantities(two)).toEqual([2]);
    expect(addProduct(two, coffee)).toBe(two);
    expect(addProduct(empty, { ...coffee, currentStock: 0 })).toBe(empty);
  });

  test("[SALE-05] fewer units are allowed even above the stock, more are not", () => {
    const seven = changeQuantity(addProduct(empty, juice), "jugo", 7);
    const short = refreshProducts(seven, [{ ...juice, currentStock: 3 }]);
    expect(quantities(changeQuantity(short, "jugo", 6))).toEqual([6]);
    expect(changeQuantity(short, "jugo", 8)).toBe(short);
    expect(changeQuantity(short, "jugo", 0).lines).toEqual([]);
  });

  test.each([-1, 1.5, Number.NaN, cartLimits.quantity + 1])("[SALE-05] %d is no quantity", (quantity) => {
    const one = addProduct(empty, juice);
    expect(changeQuantity(one, "jugo", quantity)).toBe(one);
  });

  test("[SALE-06] stand on one line each, and a change touches no other", () => {
    const both = addProduct(addProduct(empty, coffee), juice);
    for (const changed of [addProduct(both, juice), changeQuantity(both, "jugo", 5), removeLine(both, "jugo")])
      expect(changed.lines[0]).toBe(both.lines[0]);
    expect(quantities(addProduct(both, juice))).toEqual([1, 2]);
  });

  test("[SALE-04] a full cart takes no further line", () => {
    const lines = Array.from({ length: cartLimits.lines }, (_, index) => ({
      kind: "GENERIC" as const,
      key: `${index}`,
      name: "Varios",
      price: cents(1),
      quantity: 1,
    }));
    const full = { ...empty, lines };
    expect(addProduct(full, juice)).toBe(full);
    expect(addGeneric(full, { key: "más", name: "Varios", price: cents(1) })).toBe(full);
  });
});

test("[SALE-07] a generic item has a name, a price and a line of its own", () => {
  const one = addGeneric(empty, { key: "a", name: " Varios ", price: cents(0) });
  expect(one.lines).toEqual([{ kind: "GENERIC", key: "a", name: "Varios", price: 0, quantity: 1 }]);
  expect(addGeneric(one, { key: "b", name: "Varios", price: cents(0) }).lines).toHaveLength(2);
  expect(addGeneric(empty, { key: "a", name: "  ", price: cents(1) })).toBe(empty);
  expect(addGeneric(empty, { key: "a", name: "x".repeat(251), price: cents(1) })).toBe(empty);
  expect(addGeneric(empty, { key: "a", name: "Varios", price: cents(-1) })).toBe(empty);
  expect(addGeneric(empty, { key: "a", name: "Varios", price: cents(cartLimits.unitPrice + 1) })).toBe(empty);
});

test("[SALE-08] an empty cart, or an account sale without a diner, can't be submitted", () => {
  expect(canSubmit(empty)).toBe(false);
  const one = addProduct(empty, juice);
  expect(canSubmit(one)).toBe(true);
  expect(canSubmit({ ...one, paymentMethod: "ACCOUNT_BALANCE" })).toBe(false);
  expect(canSubmit({ ...one, paymentMethod: "ACCOUNT_BALANCE", diner })).toBe(true);
});

test("a description keeps to its limit", () => {
  expect(withDescription(empty, "x".repeat(2_000)).description).toHaveLength(1_000);
});

describe("a refresh", () => {
  const both = addProduct(addProduct(empty, coffee), juice);

  test("[SALE-21] brings stock and name at once, to the lines it concerns", () => {
    const scarce = { ...juice, name: "Jugo chico", currentStock: 7, version: 9 };
    const fresh = refreshProducts(both, [coffee, scarce]);
    expect(fresh.lines[0]).toBe(both.lines[0]);
    expect(fresh.lines[1]).toMatchObject({ product: scarce });
  });

  test("[SALE-21] without news changes nothing", () => {
    expect(refreshProducts(both, [coffee, juice])).toBe(both);
    const gone = refreshProducts(both, []);
    expect(refreshProducts(gone, [])).toBe(gone);
  });

  test("[SALE-21] brings the diner's new balance", () => {
    const chosen = { ...both, diner };
    const richer = { ...diner, client: { ...diner.client, balance: cents(7) } };
    expect(refreshDiner(chosen, [richer]).diner).toBe(richer);
    expect(refreshDiner(chosen, [])).toBe(chosen);
    expect(refreshDiner(both, [diner])).toBe(both);
  });

  test("[SALE-25] takes accepted prices over, the class price of the diner where it has one", () => {
    const classId = id<"class">("primero");
    const special = { ...juice, classPrices: [{ classId, price: cents(800) }] };
    const cart = {
      ...addProduct(addProduct(empty, coffee), special),
      diner: { ...diner, commensal: { ...diner.commensal, classId } },
    };
    const change = (productId: Product["id"], price: number) => ({
      productId,
      name: "",
      version: 8,
      shownPrice: cents(1),
      price: cents(price),
    });
    const { lines } = acceptPrices(cart, [change(coffee.id, 1_600), change(juice.id, 850)]);
    expect(lines).toMatchObject([
      { product: { price: 1_600, version: 8 } },
      { product: { price: 900, classPrices: [{ price: 850 }], version: 8 } },
    ]);
  });
});

test("[SALE-02] no sequence of changes makes a total negative or a discount larger than the subtotal", () => {
  const world = fc.tuple(anyProducts(), fc.array(anyDiner(), { minLength: 1, maxLength: 3 }));
  const story = world.chain(([products, diners]) => fc.array(anyCheckoutEvent(products, diners), { maxLength: 60 }));
  fc.assert(
    fc.property(story, (events) => {
      let cart = emptyCart("ACCOUNT_BALANCE");
      for (const event of events) {
        if (event.type === "sale.productAdded") cart = addProduct(cart, event.product);
        if (event.type === "sale.genericAdded") cart = addGeneric(cart, { ...event, key: "g" });
        if (event.type === "sale.quantityChanged") cart = changeQuantity(cart, event.key, event.quantity);
        if (event.type === "sale.dinerChosen") cart = { ...cart, diner: event.diner };
        if (event.type === "sale.sellerDiscountEntered") cart = { ...cart, sellerDiscount: event.discount };
        const { subtotal, discount, total, lines } = priceCart(cart);
        expect(total).toBeGreaterThanOrEqual(0);
        expect(discount).toBeLessThanOrEqual(subtotal);
        expect(lines.reduce((sum, line) => sum + line.total, 0)).toBe(total);
        expect(cart.lines.every(({ quantity }) => quantity >= 1)).toBe(true);
      }
    }),
  );
});

test("a full discount leaves nothing to pay", () => {
  expect(priceCart({ ...addProduct(empty, juice), sellerDiscount: basisPoints(10_000) }).total).toBe(0);
});
