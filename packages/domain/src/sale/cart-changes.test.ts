import { anyDiner, anyProduct } from "@cantina/testkit/arbitraries";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Product } from "../catalog/index.ts";
import type { UserCoupon } from "../coupons/index.ts";
import { type Instant, basisPoints, cents, id } from "../kernel/index.ts";
import { type Cart, addProduct, changeQuantity, chooseDiner, emptyCart } from "./cart.ts";
import { acceptChanges, cartChanges, marksOf, unacceptedTerms } from "./cart-changes.ts";
import { refreshCoupons, withCoupons } from "./exchange-coupons.ts";
import { priceCart } from "./price-cart.ts";
import { refreshDiner, refreshProducts } from "./refresh-cart.ts";

const seeded = { numRuns: 1, seed: 1 } as const;
const [sample] = fc.sample(anyProduct(), seeded);
const [anybody] = fc.sample(anyDiner(), seeded);
if (sample === undefined || anybody === undefined) throw new Error("no sample");

const [first, second] = [id<"class">("primero"), id<"class">("segundo")];
const water: Product = { ...sample, id: id<"product">("agua"), price: cents(500), version: 1, currentStock: null };
const juice: Product = { ...water, id: id<"product">("jugo"), price: cents(900) };
const category = { ...anybody.category, rate: basisPoints(0), maxDiscount: null };
const bruno = { ...anybody, category, commensal: { ...anybody.commensal, classId: first } };
const cart = changeQuantity(addProduct(addProduct(emptyCart("CASH"), water), juice), "agua", 2);
const total = (one: Cart): number => priceCart(one).total;
const marks = (one: Cart) => Object.fromEntries(marksOf(one));
const dearer: Product = { ...water, price: cents(700), version: 2 };

describe("a price that changed under an open cart", () => {
  const heard = refreshProducts(cart, [dearer, juice]);

  test("[SALE-21] stays what the seller saw, and is marked with what it is now", () => {
    expect(total(heard)).toBe(1_900);
    expect(marks(heard)).toEqual({ agua: [{ kind: "PRICE", price: 700 }] });
    expect(cartChanges(heard)).toMatchObject({ total: 2_300 });
    expect(unacceptedTerms(heard)).toEqual({
      shownTotal: 1_900,
      total: 2_300,
      lines: [{ productId: "agua", name: water.name, version: 2, shownPrice: 500, price: 700 }],
    });
  });

  test("[SALE-25] is the cart's once it is accepted, and nothing is asked any more", () => {
    const accepted = acceptChanges(heard);
    expect(total(accepted)).toBe(2_300);
    expect(accepted.lines[0]).toMatchObject({ product: { version: 2 } });
    expect([cartChanges(accepted), unacceptedTerms(accepted)]).toEqual([null, null]);
  });

  test("[SALE-21] changed twice is marked with the last, and changed back is no mark", () => {
    const twice = refreshProducts(heard, [{ ...water, price: cents(800), version: 3 }, juice]);
    expect([total(twice), marks(twice)]).toEqual([1_900, { agua: [{ kind: "PRICE", price: 800 }] }]);
    const back = refreshProducts(twice, [{ ...water, version: 4 }, juice]);
    expect([total(back), marks(back)]).toEqual([1_900, {}]);
    expect(back.lines[0]).toMatchObject({ product: { version: 4 } });
  });

  test("[SALE-21] a unit more doesn't reprice the ones before it, whichever version its card was drawn from", () => {
    for (const pressed of [dearer, water]) {
      const three = addProduct(heard, pressed);
      expect([total(three), marks(three)]).toEqual([2_400, { agua: [{ kind: "PRICE", price: 700 }] }]);
    }
  });

  test("[SALE-21] of another class than the diner's is no news", () => {
    const special = { ...water, classPrices: [{ classId: second, price: cents(100) }], version: 2 };
    const chosen = chooseDiner(refreshProducts(chooseDiner(cart, bruno), [special, juice]), bruno);
    expect(marks(chosen)).toEqual({});
    // Another diner is the seller's own act.
    const other = chooseDiner(chosen, { ...bruno, commensal: { ...bruno.commensal, classId: second } });
    expect([total(other), marks(other)]).toEqual([1_100, {}]);
  });
});

describe("what can't be had any more", () => {
  test("[SALE-21] keeps its line and its price, marked; accepting takes it out", () => {
    const deleted = refreshProducts(cart, [juice]);
    expect([total(deleted), marks(deleted)]).toEqual([1_900, { agua: [{ kind: "GONE" }] }]);
    expect(total(acceptChanges(deleted))).toBe(900);
    expect(unacceptedTerms(deleted)).toBeNull();
    const hidden = refreshProducts(chooseDiner(cart, bruno), [{ ...water, hiddenForClasses: [first] }, juice]);
    expect(marks(hidden)).toEqual({ agua: [{ kind: "GONE" }] });
    expect(marks(refreshProducts(deleted, [water, juice]))).toEqual({});
  });

  test("[SALE-21] units that another till took are marked, and accepting leaves what there is", () => {
    const short = refreshProducts(cart, [{ ...water, currentStock: 1 }, juice]);
    expect([total(short), marks(short)]).toEqual([1_900, { agua: [{ kind: "SHORT", left: 1 }] }]);
    expect(total(acceptChanges(short))).toBe(1_400);
    const none = refreshProducts(cart, [{ ...water, currentStock: 0 }, juice]);
    expect(marks(none)).toEqual({ agua: [{ kind: "SHORT", left: 0 }] });
    expect(acceptChanges(none).lines.map(({ key }) => key)).toEqual(["jugo"]);
  });

  test("[SALE-21] a promotion that holds something else is marked at the same price", () => {
    const item = { productId: water.id, name: "", quantity: 1, currentStock: null, hiddenForClasses: [], seals: [] };
    const menu: Product = { ...water, id: id<"product">("menu"), type: "PROMOTION", items: [item] };
    const changed = { ...menu, items: [{ ...item, quantity: 2 }], version: 2 };
    const heard = refreshProducts(addProduct(emptyCart("CASH"), menu), [changed]);
    expect(marks(heard)).toEqual({ menu: [{ kind: "ITEMS" }] });
    expect(acceptChanges(heard).lines[0]).toMatchObject({ product: { items: [{ quantity: 2 }] } });
  });
});

describe("the diner", () => {
  const chosen = chooseDiner(cart, bruno);

  test("[SALE-21] a discount that changed waits, while the balance follows at once", () => {
    const client = { ...bruno.client, balance: cents(7) };
    const half = { ...bruno, client, category: { ...category, rate: basisPoints(5_000) } };
    const heard = refreshDiner(chosen, [half]);
    expect(total(heard)).toBe(1_900);
    expect(heard.diner?.client.balance).toBe(7);
    expect(cartChanges(heard)).toMatchObject({ total: 950, isDinerChanged: true });
    expect(total(acceptChanges(heard))).toBe(950);
    expect(cartChanges(refreshDiner(heard, [bruno]))).toBeNull();
  });

  test("[SALE-21] a class that the office changed waits, and marks the lines whose price it changes", () => {
    const special = { ...water, classPrices: [{ classId: second, price: cents(100) }] };
    const priced = chooseDiner(addProduct(emptyCart("CASH"), special), bruno);
    const moved = refreshDiner(priced, [{ ...bruno, commensal: { ...bruno.commensal, classId: second } }]);
    expect([total(moved), marks(moved)]).toEqual([500, { agua: [{ kind: "PRICE", price: 100 }] }]);
    expect(total(acceptChanges(moved))).toBe(100);
  });

  test("[SALE-21] coupons that were used elsewhere leave their units paid until the seller accepts it", () => {
    const at = "2026-05-04T08:00:00.000Z" as Instant;
    const book: UserCoupon = {
      id: id("libreta"),
      couponId: id("cuponera"),
      profileId: bruno.client.id,
      name: "Aguas",
      productIds: [water.id],
      remainingQuantity: 2,
      originalQuantity: 2,
      buyTime: at,
      expirationTime: "2026-06-04T08:00:00.000Z" as Instant,
      status: "ENABLED",
    };
    const read = (one: Cart, left: number): Cart =>
      withCoupons(
        refreshCoupons(one, { clientId: bruno.client.id, coupons: [{ ...book, remainingQuantity: left }], at }),
      );
    const paid = read(chosen, 2);
    expect(total(paid)).toBe(900);
    const used = read(paid, 1);
    expect([total(used), cartChanges(used)]).toMatchObject([900, { total: 1_400, areCouponsGone: true }]);
    expect(total(acceptChanges(used))).toBe(1_400);
    expect(cartChanges(read(used, 2))).toBeNull();
    // What a coupon pays in full costs nothing at the new price either, but the line tells it.
    const repriced = refreshProducts(paid, [dearer, juice]);
    expect([total(repriced), marks(repriced)]).toEqual([900, { agua: [{ kind: "PRICE", price: 700 }] }]);
    expect(unacceptedTerms(repriced)).toBeNull();
  });
});
