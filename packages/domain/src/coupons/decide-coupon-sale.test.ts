import { sampleCoupon } from "@cantina/testkit/samples";
import * as fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { type Instant, cents, id, instant, loadTemporal, timeZone } from "../kernel/index.ts";
import {
  type CouponSaleFacts,
  type CouponSaleRequest,
  decideCouponSale,
  decideCouponSaleRevert,
  lastUsableDay,
} from "./index.ts";

const coupon = sampleCoupon();

let facts: CouponSaleFacts;
const request: CouponSaleRequest = {
  buyerId: id<"profile">("familia"),
  paymentMethod: "CASH",
  quantity: 2,
  expectedTotal: null,
};

beforeAll(async () => {
  await loadTemporal();
  facts = {
    // 23:30 of 4 May in Buenos Aires.
    at: instant("2026-05-05T02:30:00Z"),
    sellerLevel: "CAFETERIA_EMPLOYEE",
    isRegisterOpen: true,
    cafeteria: {
      features: ["coupons", "flowControl"],
      customPaymentMethod: null,
      timeZone: timeZone("America/Argentina/Buenos_Aires"),
      balanceFloor: cents(-50_000),
    },
    buyer: { balance: cents(20_000), minimumBalance: cents(-4_000) },
    coupon,
  };
});

const decided = (more: Partial<CouponSaleRequest> = {}, other: Partial<CouponSaleFacts> = {}) =>
  decideCouponSale({ ...request, ...more }, { ...facts, ...other });
const refusal = (more: Partial<CouponSaleRequest>, other: Partial<CouponSaleFacts> = {}) => {
  const decision = decided(more, other);
  return decision.ok ? null : decision.failure;
};

test("[COUPON-05] gives q × n uses that end some days after the purchase day's end, in the cafeteria's time", () => {
  const decision = decided();
  expect(decision).toEqual({
    ok: true,
    value: {
      coupon,
      total: 24_000,
      uses: 20,
      // The end of 3 June: 30 days after the end of 4 May.
      expirationTime: "2026-06-04T03:00:00.000Z",
      balanceAfter: null,
    },
  });
});

test("[COUPON-05] ends at the coupon's own moment when it has one", () => {
  const expirationDate = "2026-05-20T15:30:00.000Z" as Instant;
  expect(decided({}, { coupon: { ...coupon, validDays: null, expirationDate } })).toMatchObject({
    value: { expirationTime: expirationDate },
  });
});

test.each([
  ["unknown", () => null],
  ["inactive", () => ({ ...coupon, status: "DISABLED" as const })],
  ["deleted", () => ({ ...coupon, status: "DELETED" as const })],
  ["expired", () => ({ ...coupon, validDays: null, expirationDate: facts.at })],
])("[COUPON-06] is refused for a coupon that is %s", (_, of) => {
  expect(refusal({}, { coupon: of() })).toEqual({ code: "INVALID_COUPON" });
});

test("[COUPON-06] sells whole books, at least one", () => {
  for (const quantity of [0, -1, 1.5, 1_000]) expect(refusal({ quantity })).toEqual({ code: "INVALID_COUPON" });
});

test("[COUPON-06] is refused when the total is not the one that was shown", () => {
  expect(refusal({ expectedTotal: cents(20_000) })).toEqual({
    code: "PRICE_CHANGED",
    data: { shownTotal: 20_000, total: 24_000 },
  });
  expect(refusal({ expectedTotal: cents(24_000) })).toBeNull();
});

test("[COUPON-07] an employee needs an open register where cash control is on", () => {
  expect(refusal({}, { isRegisterOpen: false })).toEqual({ code: "CLOSED_CASH_FLOW" });
  expect(refusal({}, { isRegisterOpen: false, sellerLevel: "CAFETERIA_ADMINISTRATOR" })).toBeNull();
  expect(refusal({}, { isRegisterOpen: false, cafeteria: { ...facts.cafeteria, features: ["coupons"] } })).toBeNull();
});

test("[COUPON-07] is paid by account, cash, card, transfer or the named method, by a client of the cafeteria", () => {
  expect(refusal({ paymentMethod: "CUSTOM" })).toEqual({ code: "WRONG_PAYMENT_METHOD" });
  expect(refusal({ paymentMethod: "TRANSFER" })).toBeNull();
  expect(refusal({}, { buyer: null })).toEqual({ code: "WRONG_PROFILE" });
});

test("[COUPON-07] on account keeps to the minimum balance and to the floor", () => {
  expect(decided({ paymentMethod: "ACCOUNT_BALANCE" })).toMatchObject({ value: { balanceAfter: -4_000 } });
  const poorer = { balance: cents(19_999), minimumBalance: cents(-4_000) };
  expect(refusal({ paymentMethod: "ACCOUNT_BALANCE" }, { buyer: poorer })).toEqual({
    code: "INSUFFICIENT_BALANCE",
    data: { ...poorer, missing: 1 },
  });
  const deep = { balance: cents(-30_000), minimumBalance: cents(-90_000) };
  expect(refusal({ paymentMethod: "ACCOUNT_BALANCE" }, { buyer: deep })).toMatchObject({
    code: "NEGATIVE_BALANCE",
    data: { floor: -50_000, missing: 4_000 },
  });
});

test("[COUPON-09] a purchase is reverted only while it is whole, and once", () => {
  fc.assert(
    fc.property(fc.nat({ max: 20 }), fc.nat({ max: 20 }), fc.boolean(), (remaining, used, isEnabled) => {
      const bought = {
        remainingQuantity: remaining,
        originalQuantity: remaining + used,
        status: isEnabled ? ("ENABLED" as const) : ("DISABLED" as const),
      };
      expect(decideCouponSaleRevert(bought).ok).toBe(isEnabled && used === 0);
    }),
  );
});

test("[COUPON-01] shows as its last day the one before an expiration at midnight", () => {
  const { timeZone: zone } = facts.cafeteria;
  expect(lastUsableDay("2026-06-04T03:00:00.000Z" as Instant, zone)).toBe("2026-06-03");
  expect(lastUsableDay("2026-06-04T03:00:00.001Z" as Instant, zone)).toBe("2026-06-04");
});
