import { anyPrice, anyUserCoupons } from "@cantina/testkit/arbitraries";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type Instant, type ProductId, cents, id } from "../kernel/index.ts";
import {
  type ExchangedCoupon,
  type RedeemableItem,
  type UserCoupon,
  assignCoupons,
  checkExchanges,
  exchangedUses,
  remainingUses,
  usableCoupons,
} from "./index.ts";

const coffee = id<"product">("cafe");
const lunch = id<"product">("almuerzo");
const noon = "2026-05-04T12:00:00.000Z" as Instant;

const coupon = (name: string, more: Partial<UserCoupon> = {}): UserCoupon => ({
  id: id<"user-coupon">(name),
  couponId: id<"coupon">("cuponera"),
  profileId: id<"profile">("familia"),
  name,
  productIds: [coffee, lunch],
  remainingQuantity: 5,
  originalQuantity: 10,
  buyTime: "2026-05-01T12:00:00.000Z" as Instant,
  expirationTime: "2026-06-01T00:00:00.000Z" as Instant,
  status: "ENABLED",
  ...more,
});

const item = (productId: ProductId, price: number, quantity = 1): RedeemableItem => ({
  key: productId,
  productId,
  unitPrice: cents(price),
  quantity,
});

const assigned = (items: readonly RedeemableItem[], coupons: readonly UserCoupon[]) =>
  Object.fromEntries(
    [...assignCoupons(items, usableCoupons(coupons, noon))].map(([key, list]) => [
      key,
      Object.fromEntries(list.map(({ userCouponId, quantity }) => [userCouponId, quantity])),
    ]),
  );

test("[COUPON-01] leaves out what has expired, is used up or is disabled", () => {
  const left = coupon("a", { expirationTime: "2026-05-04T12:00:00.001Z" as Instant });
  const coupons = [
    coupon("b", { expirationTime: noon }),
    coupon("c", { remainingQuantity: 0 }),
    coupon("d", { status: "DISABLED" }),
    left,
  ];
  expect(usableCoupons(coupons, noon)).toEqual([left]);
  expect(remainingUses(usableCoupons(coupons, noon))).toBe(5);
});

test("[COUPON-02] pays the dearest items first", () => {
  expect(assigned([item(coffee, 100, 3), item(lunch, 900, 2)], [coupon("a", { remainingQuantity: 3 })])).toEqual({
    almuerzo: { a: 2 },
    cafe: { a: 1 },
  });
});

test("[COUPON-02] takes the coupon that expires soonest first, ties by id", () => {
  const soon = "2026-05-10T00:00:00.000Z" as Instant;
  const coupons = [
    coupon("z", { remainingQuantity: 1 }),
    coupon("b", { remainingQuantity: 1, expirationTime: soon }),
    coupon("a", { remainingQuantity: 1, expirationTime: soon }),
  ];
  expect(assigned([item(coffee, 100, 1)], coupons)).toEqual({ cafe: { a: 1 } });
  expect(assigned([item(coffee, 100, 2)], coupons)).toEqual({ cafe: { a: 1, b: 1 } });
});

test("[COUPON-02] among items of one price goes by the product's id", () => {
  const one = [coupon("a", { remainingQuantity: 1 })];
  expect(assigned([item(coffee, 100), item(lunch, 100)], one)).toEqual({ almuerzo: { a: 1 } });
});

test("[COUPON-02] uses none for what costs nothing or what no coupon covers", () => {
  expect(assigned([item(coffee, 0, 2)], [coupon("a")])).toEqual({});
  expect(assigned([item(coffee, 100)], [coupon("a", { productIds: [lunch] })])).toEqual({});
});

const products = [coffee, lunch, id<"product">("jugo")];
const anyItems = fc
  .subarray(products)
  .chain((chosen) =>
    fc.tuple(
      ...chosen.map((productId) =>
        fc
          .tuple(anyPrice(5_000), fc.integer({ min: 1, max: 9 }))
          .map(([price, quantity]) => item(productId, price, quantity)),
      ),
    ),
  );
const family = id<"profile">("familia");

test("[COUPON-02] [COUPON-04] what is assigned is always accepted, and leaves no coupon idle that could pay a unit", () => {
  let redeemed = 0;
  fc.assert(
    fc.property(anyItems, anyUserCoupons({ clientIds: [family], productIds: products }), (items, coupons) => {
      const usable = usableCoupons(coupons, noon);
      const exchanges = assignCoupons(items, usable);
      const lines = items.map((one) => ({ ...one, exchanged: exchanges.get(one.key) ?? [] }));
      const facts = { userCoupons: new Map(coupons.map((one) => [one.id, one])), clientId: family, at: noon };
      expect(checkExchanges(lines, facts)).toBeNull();
      const usesOf = (one: UserCoupon): number =>
        exchangedUses(
          lines.flatMap(({ exchanged }) => exchanged.filter(({ userCouponId }) => userCouponId === one.id)),
        );
      for (const one of usable) {
        const left = one.remainingQuantity - usesOf(one);
        expect(left).toBeGreaterThanOrEqual(0);
        const open = lines.filter(
          (line) =>
            line.unitPrice > 0 &&
            one.productIds.includes(line.productId) &&
            exchangedUses(line.exchanged) < line.quantity,
        );
        if (left > 0) expect(open).toEqual([]);
      }
      redeemed += exchangedUses(lines.flatMap(({ exchanged }) => exchanged));
    }),
    { numRuns: 300 },
  );
  expect(redeemed).toBeGreaterThan(100);
});

const facts = (...coupons: readonly UserCoupon[]) => ({
  userCoupons: new Map(coupons.map((one) => [one.id, one])),
  clientId: family,
  at: noon,
});
const exchange = (name: string, quantity: number): ExchangedCoupon => ({
  userCouponId: id<"user-coupon">(name),
  quantity,
});
const line = (quantity: number, ...exchanged: readonly ExchangedCoupon[]) => ({
  productId: coffee,
  quantity,
  exchanged,
});

test.each([
  ["unknown", []],
  ["of another client", [coupon("a", { profileId: id<"profile">("otra") })]],
  ["of another product", [coupon("a", { productIds: [lunch] })]],
  ["expired", [coupon("a", { expirationTime: noon })]],
  ["disabled", [coupon("a", { status: "DISABLED" })]],
])("[COUPON-03] refuses a coupon that is %s", (_, coupons) => {
  expect(checkExchanges([line(2, exchange("a", 1))], facts(...coupons))).toEqual({ code: "COUPONS_NOT_AVAILABLE" });
});

test("[COUPON-03] refuses every coupon without a client", () => {
  expect(checkExchanges([line(2, exchange("a", 1))], { ...facts(coupon("a")), clientId: null })).toEqual({
    code: "COUPONS_NOT_AVAILABLE",
  });
});

test.each([
  ["more than the units", [line(2, exchange("a", 3))]],
  ["more than the units, over two coupons", [line(2, exchange("a", 1), exchange("b", 2))]],
  ["a negative amount", [line(2, exchange("a", -1))]],
  ["a negative amount that another one hides", [line(2, exchange("a", 3), exchange("a", -1))]],
  ["part of a unit", [line(2, exchange("a", 0.5))]],
  ["more than is left", [line(9, exchange("a", 6))]],
  ["more than is left, over two lines", [line(4, exchange("a", 3)), line(4, exchange("a", 3))]],
])("[COUPON-04] refuses %s", (_, lines) => {
  expect(checkExchanges(lines, facts(coupon("a"), coupon("b")))).toEqual({ code: "INVALID_COUPON_AMOUNT" });
});

test("[COUPON-04] takes every unit and every use there is", () => {
  expect(
    checkExchanges([line(5, exchange("a", 5)), line(3, exchange("b", 3))], facts(coupon("a"), coupon("b"))),
  ).toBeNull();
  expect(checkExchanges([line(2), line(2, exchange("a", 0))], facts(coupon("a")))).toBeNull();
});
