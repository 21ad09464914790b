import { type Instant, type LocalDate, cents, id, loadTemporal, timeZone } from "../kernel/index.ts";
import { beforeAll, expect, test } from "vitest";
import { type CouponEntry, type CouponFacts, checkCouponEntry, emptyCoupon, couponEntryOf } from "./coupon-entry.ts";

const zone = () => timeZone("America/Argentina/Buenos_Aires");
const instantOf = (text: string) => text as Instant;
const facts = (former: string | null = null): CouponFacts => ({
  zone: zone(),
  at: instantOf("2026-11-20T13:00:00.000Z"),
  former: former === null ? null : instantOf(former),
});
const coffee = id<"product">("cafe");
const filled: CouponEntry = {
  ...emptyCoupon,
  name: " Diez cafés ",
  description: "Para la mañana",
  productIds: [coffee],
  quantity: "10",
  price: cents(1_200_050),
  validDays: "30",
};
const faultsOf = (part: Partial<CouponEntry>, former: string | null = null) => {
  const checked = checkCouponEntry({ ...filled, ...part }, facts(former));
  return checked.ok ? {} : checked.failure;
};

beforeAll(loadTemporal);

test("[COUPON-10] an empty form asks for all that a coupon needs", () => {
  expect(checkCouponEntry(emptyCoupon, facts())).toEqual({
    ok: false,
    failure: {
      name: "MISSING",
      description: "MISSING",
      productIds: "MISSING",
      quantity: "OUT_OF_RANGE",
      price: "MISSING",
      validDays: "OUT_OF_RANGE",
    },
  });
});

test("[COUPON-10] a filled form is sent trimmed, with days or with a moment at the cafeteria, never both", () => {
  const draft = { name: "Diez cafés", quantity: 10, price: 1_200_050, validDays: 30, expirationDate: null };
  expect(checkCouponEntry(filled, facts())).toMatchObject({ ok: true, value: { ...draft, status: "ENABLED" } });
  const dated = {
    ...filled,
    validity: "DATE" as const,
    date: "2026-12-24" as LocalDate,
    time: "9:30",
    isActive: false,
  };
  expect(checkCouponEntry(dated, facts())).toMatchObject({
    value: { validDays: null, expirationDate: "2026-12-24T12:30:00.000Z", status: "DISABLED" },
  });
});

test.each<[string, Partial<CouponEntry>, object]>([
  ["0 uses", { quantity: "0" }, { quantity: "OUT_OF_RANGE" }],
  ["half a use", { quantity: "1,5" }, { quantity: "OUT_OF_RANGE" }],
  ["too many days", { validDays: "3651" }, { validDays: "OUT_OF_RANGE" }],
  ["a date without anything", { validity: "DATE" }, { date: "MISSING", time: "MISSING" }],
  [
    "an hour that no day has",
    { validity: "DATE", date: "2026-12-24" as LocalDate, time: "24:00" },
    { time: "MISSING" },
  ],
  ["a moment that has passed", { validity: "DATE", date: "2026-11-20" as LocalDate, time: "10:00" }, { date: "PAST" }],
])("[COUPON-10] %s is refused", (_what, part, faults) => {
  expect(faultsOf(part)).toEqual(faults);
});

test("[COUPON-10] an expiration that has passed stays if nobody touches it, to the second", () => {
  const former = "2026-11-01T15:30:45.123Z";
  const coupon = {
    ...filled,
    id: id<"coupon">("x"),
    price: cents(100),
    quantity: 10,
    validDays: null,
    expirationDate: instantOf(former),
    status: "DISABLED" as const,
    imageUrl: null,
    version: 1,
    productIds: [coffee, id<"product">("borrado")],
  };
  const entry = couponEntryOf(coupon, zone(), new Set([coffee]));
  expect(entry).toMatchObject({ date: "2026-11-01", time: "12:30", productIds: [coffee], isActive: false });
  expect(checkCouponEntry(entry, facts(former))).toMatchObject({ ok: true, value: { expirationDate: former } });
  expect(checkCouponEntry({ ...entry, time: "12:31" }, facts(former)).ok).toBe(false);
});
