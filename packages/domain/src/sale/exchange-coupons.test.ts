import { anyDiner, anyProducts, anyUserCoupons } from "@cantina/testkit/arbitraries";
import * as fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { type UserCoupon, exchangedUses, mergeExchanged } from "../coupons/index.ts";
import { type Instant, type UserCouponId, cents, id } from "../kernel/index.ts";
import { type Cart, addProduct, changeQuantity, chooseDiner, emptyCart } from "./cart.ts";
import { acceptChanges } from "./cart-changes.ts";
import { exchangeByHand, exchangeOptions, refreshCoupons, withCoupons } from "./exchange-coupons.ts";
import { priceCart, unitPriceOf } from "./price-cart.ts";

const [products, diner, other] = [
  fc.sample(anyProducts({ max: 2 }), { numRuns: 1, seed: 4 })[0],
  fc.sample(anyDiner(), { numRuns: 1, seed: 4 })[0],
  fc.sample(anyDiner(), { numRuns: 1, seed: 5 })[0],
];
const [sample] = products ?? [];
if (sample === undefined || diner === undefined || other === undefined) throw new Error("no sample");

const plain = { classPrices: [], currentStock: null } as const;
const coffee = { ...sample, ...plain, id: id<"product">("cafe"), price: cents(100) };
const lunch = { ...sample, ...plain, id: id<"product">("almuerzo"), price: cents(900) };
const at = "2026-05-04T12:00:00.000Z" as Instant;
const a = id<"user-coupon">("a");

const coupon = (uses: number, couponId: UserCouponId = a, more: Partial<UserCoupon> = {}): UserCoupon => ({
  id: couponId,
  couponId: id<"coupon">("cuponera"),
  profileId: diner.client.id,
  name: "Cuponera",
  productIds: [coffee.id, lunch.id],
  remainingQuantity: uses,
  originalQuantity: 20,
  buyTime: "2026-05-01T12:00:00.000Z" as Instant,
  expirationTime: "2026-06-01T00:00:00.000Z" as Instant,
  status: "ENABLED",
  ...more,
});

let cart: Cart;
const then = (change: (cart: Cart) => Cart): void => {
  cart = withCoupons(change(cart));
};
const read = (...coupons: readonly UserCoupon[]): void =>
  then((one) => refreshCoupons(one, { clientId: diner.client.id, coupons, at }));
const uses = (): Readonly<Record<string, number>> =>
  Object.fromEntries(cart.lines.map((line) => [line.key, line.kind === "PRODUCT" ? exchangedUses(line.exchanged) : 0]));

beforeEach(() => {
  cart = emptyCart("CASH");
  then((one) => addProduct(addProduct(addProduct(one, coffee), coffee), lunch));
  then((one) => chooseDiner(one, diner));
});

test("[SALE-34] assigns the diner's coupons by themselves, the dearest line first, and the totals follow", () => {
  expect(uses()).toEqual({ cafe: 0, almuerzo: 0 });
  read(coupon(2));
  expect(uses()).toEqual({ cafe: 1, almuerzo: 1 });
  expect(priceCart({ ...cart, diner: null }).subtotal).toBe(100);
});

test("[SALE-34] assigns again when quantities change", () => {
  read(coupon(2));
  then((one) => addProduct(one, lunch));
  expect(uses()).toEqual({ cafe: 0, almuerzo: 2 });
  then((one) => changeQuantity(one, lunch.id, 0));
  expect(uses()).toEqual({ cafe: 2 });
});

test("[SALE-34] keeps what was set by hand until its quantity or the diner changes", () => {
  read(coupon(2));
  then((one) => exchangeByHand(one, lunch.id, []));
  expect(uses()).toEqual({ cafe: 2, almuerzo: 0 });
  then((one) => addProduct(one, coffee));
  expect(uses()).toEqual({ cafe: 2, almuerzo: 0 });
  then((one) => addProduct(one, lunch));
  expect(uses()).toEqual({ cafe: 0, almuerzo: 2 });
});

test("[SALE-34] another client's diner has none until its own are read, and nobody else's are taken", () => {
  read(coupon(3));
  then((one) => chooseDiner(one, other));
  expect(uses()).toEqual({ cafe: 0, almuerzo: 0 });
  read(coupon(3));
  expect(uses()).toEqual({ cafe: 0, almuerzo: 0 });
  then((one) => chooseDiner(one, diner));
  read(coupon(3));
  then((one) => exchangeByHand(one, lunch.id, []));
  then((one) => chooseDiner(one, { ...diner, commensal: { ...diner.commensal, id: id<"commensal">("hermana") } }));
  expect(uses()).toEqual({ cafe: 2, almuerzo: 1 });
});

test("[SALE-34] gives up what another till has used meanwhile, once the seller accepts it", () => {
  read(coupon(3));
  then((one) => exchangeByHand(one, coffee.id, [{ userCouponId: a, quantity: 2 }]));
  expect(uses()).toEqual({ cafe: 2, almuerzo: 1 });
  read(coupon(1));
  expect(uses()).toEqual({ cafe: 2, almuerzo: 1 });
  then(acceptChanges);
  expect(uses()).toEqual({ cafe: 1, almuerzo: 0 });
  read();
  then(acceptChanges);
  expect(uses()).toEqual({ cafe: 0, almuerzo: 0 });
});

test("[SALE-34] leaves a cart without coupons the very same", () => {
  expect(withCoupons(cart)).toBe(cart);
  read(coupon(1, a, { productIds: [] }));
  expect(withCoupons(cart)).toBe(cart);
});

test.each([
  ["more than the units", [{ userCouponId: a, quantity: 3 }]],
  ["a negative amount", [{ userCouponId: a, quantity: -1 }]],
  ["another's coupon", [{ userCouponId: id<"user-coupon">("ajena"), quantity: 1 }]],
  ["a coupon of another product", [{ userCouponId: id<"user-coupon">("b"), quantity: 1 }]],
])("[SALE-35] %s by hand changes nothing", (_, exchanged) => {
  read(coupon(9), coupon(9, id<"user-coupon">("b"), { productIds: [lunch.id] }));
  expect(exchangeByHand(cart, coffee.id, exchanged)).toBe(cart);
});

test("[SALE-35] what other lines have by themselves gives way to a hand, what they have by hand does not", () => {
  read(coupon(1));
  expect(uses()).toEqual({ cafe: 0, almuerzo: 1 });
  expect(exchangeOptions(cart, coffee.id)).toMatchObject([{ quantity: 0, available: 1 }]);
  then((one) => exchangeByHand(one, coffee.id, [{ userCouponId: a, quantity: 1 }]));
  expect(uses()).toEqual({ cafe: 1, almuerzo: 0 });
  expect(exchangeOptions(cart, lunch.id)).toMatchObject([{ quantity: 0, available: 0 }]);
  expect(exchangeByHand(cart, lunch.id, [{ userCouponId: a, quantity: 1 }])).toBe(cart);
});

test("[SALE-01] [SALE-34] whatever is in the cart, no coupon is used more than it has, and only units that none pays are charged", () => {
  let redeemed = 0;
  const anyBasket = anyProducts({ max: 4 }).chain((list) =>
    fc.tuple(
      fc.constant(list),
      fc.array(fc.tuple(fc.constantFrom(...list), fc.integer({ min: 0, max: 6 }), fc.boolean()), { maxLength: 12 }),
      anyUserCoupons({ clientIds: [diner.client.id], productIds: list.map((one) => one.id) }),
    ),
  );
  fc.assert(
    fc.property(anyBasket, ([list, steps, coupons]) => {
      cart = emptyCart("CASH");
      then((one) => list.reduce((filled, product) => addProduct(filled, product), one));
      then((one) => chooseDiner(one, diner));
      read(...coupons);
      for (const [product, quantity, isByHand] of steps) {
        const first = coupons[0];
        then((one) =>
          isByHand && first !== undefined
            ? exchangeByHand(one, product.id, [{ userCouponId: first.id, quantity }])
            : changeQuantity(one, product.id, quantity),
        );
      }
      const used = mergeExchanged(cart.lines.flatMap((line) => (line.kind === "PRODUCT" ? line.exchanged : [])));
      for (const { userCouponId, quantity } of used) {
        expect(quantity).toBeLessThanOrEqual(coupons.find((one) => one.id === userCouponId)?.remainingQuantity ?? -1);
        redeemed += quantity;
      }
      const priced = priceCart(cart);
      const charged = cart.lines.reduce((sum, line) => {
        const paid = line.kind === "PRODUCT" ? exchangedUses(line.exchanged) : 0;
        expect(paid).toBeLessThanOrEqual(line.quantity);
        return sum + unitPriceOf(line, null) * (line.quantity - paid);
      }, 0);
      expect(priced.subtotal).toBe(charged);
      expect(priced.total).toBe(charged - priced.discount);
    }),
    { numRuns: 300 },
  );
  expect(redeemed).toBeGreaterThan(100);
});
