import { anyDiscountCategory, anyPriceableLine, anyShare } from "@cantina/testkit/arbitraries";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { BrokenInvariant, basisPoints, cents } from "../kernel/index.ts";
import { cartLimits } from "./cart-limits.ts";
import { type PriceableLine, type PricedSale, priceSale } from "./price-sale.ts";

const line = (price: number, quantity = 1, redeemed = 0): PriceableLine => ({
  unitPrice: cents(price),
  quantity,
  redeemed,
});
const category = (rate: number, cap: number | null) => ({
  rate: basisPoints(rate),
  maxDiscount: cap === null ? null : cents(cap),
});
const plain = { sellerDiscount: null, category: null };

const anySale = (maxPrice?: number) =>
  fc.record({
    lines: fc.array(anyPriceableLine(maxPrice), { maxLength: 40 }),
    sellerDiscount: fc.option(anyShare(), { nil: null }),
    category: fc.option(anyDiscountCategory(), { nil: null }),
  });
type Sale = typeof anySale extends () => fc.Arbitrary<infer S> ? S : never;

test("[SALE-01] counts only units that no coupon paid", () => {
  const priced = priceSale({ ...plain, lines: [line(1_000, 3, 2), line(250, 2), line(999, 1, 1)] });
  expect(priced.subtotal).toBe(1_500);
  expect(priced.lines.map(({ gross }) => gross)).toEqual([1_000, 500, 0]);
  expect(priced.total).toBe(1_500);
});

test.each([
  ["the seller's comes first", 1_000, category(5_000, null), 100, "SELLER"],
  ["0 counts as entered", 0, category(5_000, null), 0, "SELLER"],
  ["else the category's", null, category(2_500, null), 250, "CATEGORY"],
  ["capped", null, category(2_500, 40), 40, "CATEGORY"],
  ["a cap above it changes nothing", null, category(2_500, 400), 250, "CATEGORY"],
  ["else none", null, null, 0, null],
  ["all of it", 10_000, null, 1_000, "SELLER"],
] as const)("[SALE-02] one discount: %s", (_, seller, diners, discount, source) => {
  const sellerDiscount = seller === null ? null : basisPoints(seller);
  const priced = priceSale({ lines: [line(1_000)], sellerDiscount, category: diners });
  expect(priced).toMatchObject({ discount, discountSource: source, total: 1_000 - discount });
});

test("[SALE-03] shares the odd cents among the lines", () => {
  const priced = priceSale({
    lines: [line(100), line(100), line(100)],
    sellerDiscount: basisPoints(3_333),
    category: null,
  });
  expect(priced.lines.map(({ discount }) => discount)).toEqual([34, 33, 33]);
});

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

function expectToAddUp(priced: PricedSale): void {
  expect(sum(priced.lines.map(({ gross }) => gross))).toBe(priced.subtotal);
  expect(sum(priced.lines.map(({ discount }) => discount))).toBe(priced.discount);
  expect(sum(priced.lines.map(({ total }) => total))).toBe(priced.total);
  for (const { gross, discount, total } of priced.lines) {
    expect(gross - discount).toBe(total);
    expect(total).toBeGreaterThanOrEqual(0);
    expect(discount).toBeGreaterThanOrEqual(0);
  }
}

test("[SALE-03] lines always add up to the total, and no line is negative", () => {
  fc.assert(
    fc.property(anySale(1_000_000), (sale) => {
      expectToAddUp(priceSale(sale));
    }),
  );
});

test("[SALE-02] a discount never exceeds the subtotal, so no total is negative", () => {
  fc.assert(
    fc.property(anySale(), (sale) => {
      const { subtotal, discount, total } = priceSale(sale);
      expect(discount).toBeLessThanOrEqual(subtotal);
      expect(total).toBeGreaterThanOrEqual(0);
    }),
  );
});

/** The same rules in exact integers. */
function exactly({ lines, sellerDiscount, category: diners }: Sale): {
  readonly subtotal: bigint;
  readonly discount: bigint;
} {
  const net = lines.map(({ unitPrice, quantity, redeemed }) => BigInt(unitPrice) * BigInt(quantity - redeemed));
  const subtotal = net.reduce((total, amount) => total + amount, 0n);
  const share = (rate: number): bigint => (subtotal * BigInt(rate) * 2n + 10_000n) / 20_000n;
  const capped = (amount: bigint, cap: bigint): bigint => (amount < cap ? amount : cap);
  if (sellerDiscount !== null) return { subtotal, discount: share(sellerDiscount) };
  if (diners === null) return { subtotal, discount: 0n };
  const discount = share(diners.rate);
  return { subtotal, discount: diners.maxDiscount === null ? discount : capped(discount, BigInt(diners.maxDiscount)) };
}

test("[SALE-02] prices as exact integers do, up to the largest amounts", () => {
  fc.assert(
    fc.property(anySale(), (sale) => {
      const { subtotal, discount } = priceSale(sale);
      expect([BigInt(subtotal), BigInt(discount)]).toEqual([exactly(sale).subtotal, exactly(sale).discount]);
    }),
    { numRuns: 500 },
  );
});

test("[SALE-04] the fullest cart of all is still exact", () => {
  const fullest = { unitPrice: cartLimits.unitPrice, quantity: cartLimits.quantity, redeemed: 0 };
  const lines = Array.from({ length: cartLimits.lines }, () => fullest);
  const priced = priceSale({ lines, sellerDiscount: basisPoints(3_333), category: null });
  expect(BigInt(priced.subtotal)).toBe(
    BigInt(cartLimits.unitPrice) * BigInt(cartLimits.quantity) * BigInt(cartLimits.lines),
  );
  expectToAddUp(priced);
});

test("[SALE-01] a line that redeems more than it has is a bug", () => {
  expect(() => priceSale({ ...plain, lines: [line(100, 1, 2)] })).toThrow(BrokenInvariant);
  expect(() => priceSale({ ...plain, lines: [line(-1)] })).toThrow(BrokenInvariant);
});
