import { sampleCoupon } from "@cantina/testkit/samples";
import { expect, test } from "vitest";
import { type Instant, accepted, id, refused } from "../kernel/index.ts";
import { type Coupon, type CouponState, decideExpiration, findCoupons } from "./index.ts";

const moment = (text: string) => text as Instant;
const [past, now, ahead] = [
  moment("2026-11-19T12:00:00.000Z"),
  moment("2026-11-20T12:00:00.000Z"),
  moment("2026-11-21T12:00:00.000Z"),
];

test("[COUPON-10] an expiration is ahead, or stays as it was, or is none at all", () => {
  const judge = (expirationDate: Instant | null, former: Instant | null = null) =>
    decideExpiration({ expirationDate }, { at: now, former });
  expect(judge(ahead)).toEqual(accepted(null));
  expect(judge(null, past)).toEqual(accepted(null));
  expect(judge(past, past)).toEqual(accepted(null));
  for (const [next, former] of [
    [now, null],
    [past, null],
    [past, ahead],
  ] as const)
    expect(judge(next, former)).toEqual(refused({ code: "EXPIRED" }));
});

test("[COUPON-11] what is on sale comes first, then what is inactive or expired, each by name; title and description are searched", () => {
  const coupon = (name: string, part: Partial<Coupon> = {}): Coupon =>
    sampleCoupon({ id: id<"coupon">(name), name, description: "", validDays: null, expirationDate: ahead, ...part });
  const list = [
    coupon("10 cafés", { status: "DISABLED" }),
    coupon("20 cafés"),
    coupon("Ácido", { expirationDate: past, description: "Jugo de limón" }),
    coupon("5 cafés"),
    coupon("árbol"),
  ];
  const find = (text: string, state: CouponState | "" = "") =>
    findCoupons(list, { text, state }, now).map(({ name }) => name);
  expect(find("")).toEqual(["5 cafés", "20 cafés", "árbol", "10 cafés", "Ácido"]);
  expect(find("CAFES", "ON_SALE")).toEqual(["5 cafés", "20 cafés"]);
  expect(find("", "INACTIVE")).toEqual(["10 cafés"]);
  expect(find("acido", "EXPIRED")).toEqual(["Ácido"]);
  expect(find("acido LIMON")).toEqual(["Ácido"]);
  expect(find("té")).toEqual([]);
});
