import { sampleCoupon } from "@cantina/testkit/samples";
import { expect, test } from "vitest";
import { cents, id } from "../kernel/index.ts";
import { type Coupon, type CouponSaleEntry, checkCouponSaleEntry } from "./index.ts";

const coupon = (name: string): Coupon => sampleCoupon({ id: id(name), name, price: cents(1_500) });
const empty: CouponSaleEntry = { couponId: null, commensalId: null, quantity: 1, paymentMethod: null };
const ana = { commensal: { id: id<"commensal">("ana") }, client: { id: id<"profile">("familia") } };
const offer = { coupons: [coupon("cafés"), coupon("almuerzos")], diners: [ana] };

test("[COUPON-06] an empty coupon sale is asked for its coupon, diner, quantity and payment method", () => {
  expect(checkCouponSaleEntry({ ...empty, quantity: 0 }, offer)).toEqual({
    ok: false,
    failure: { coupon: "MISSING", diner: "MISSING", quantity: "OUT_OF_RANGE", paymentMethod: "MISSING" },
  });
});

test.each([0, 1_000])("[COUPON-06] %s books are no sale", (quantity) => {
  expect(checkCouponSaleEntry({ ...empty, quantity }, offer)).toMatchObject({ failure: { quantity: "OUT_OF_RANGE" } });
});

test("[COUPON-06] a sale goes to the diner's account at the total that is shown, of the only coupon without a choice", () => {
  const entry: CouponSaleEntry = { ...empty, commensalId: ana.commensal.id, quantity: 3, paymentMethod: "CASH" };
  const sale = { couponId: "cafés", buyerId: "familia", paymentMethod: "CASH", quantity: 3, expectedTotal: 4_500 };
  expect(checkCouponSaleEntry(entry, { ...offer, coupons: [coupon("cafés")] })).toEqual({ ok: true, value: sale });
  // One that was chosen and is no longer on sale is not silently another.
  const gone = { ...entry, couponId: id<"coupon">("meriendas") };
  expect(checkCouponSaleEntry(gone, { ...offer, coupons: [coupon("cafés")] })).toMatchObject({
    failure: { coupon: "MISSING" },
  });
});
