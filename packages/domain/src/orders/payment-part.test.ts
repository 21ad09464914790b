import * as fc from "fast-check";
import { expect, test } from "vitest";
import { counterPaymentMethods } from "../cafeteria/index.ts";
import { cents } from "../kernel/index.ts";
import { type PaymentPart, addsUp, paidBy, shareBack } from "./index.ts";

const anyParts = fc
  .uniqueArray(fc.constantFrom(...counterPaymentMethods), { minLength: 2, maxLength: 4 })
  .chain((methods) =>
    fc.tuple(
      ...methods.map((paymentMethod) =>
        fc
          .oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 1_000_000_000 }))
          .map((amount): PaymentPart => ({ paymentMethod, amount: cents(amount) })),
      ),
    ),
  );

const sumOf = (parts: readonly PaymentPart[]): number => parts.reduce((sum, { amount }) => sum + amount, 0);

test("[SPLIT-06] in any refunds no method gives back more than it was paid, and together exactly that", () =>
  fc.assert(
    fc.property(anyParts, fc.array(fc.integer({ min: 0, max: 1_000_000 }), { maxLength: 12 }), (parts, sizes) => {
      const back = new Map<string, number>();
      let left: readonly PaymentPart[] = parts;
      const whole = sumOf(parts);
      // The last one takes all that is left.
      for (const size of [...sizes.map((part) => Math.floor((whole * part) / 1_000_000 / 3)), whole]) {
        const amount = Math.min(size, sumOf(left));
        const shares = shareBack(left, cents(amount));
        expect(sumOf(shares)).toBe(amount);
        left = left.map((part) => {
          const share = shares.find(({ paymentMethod }) => paymentMethod === part.paymentMethod)?.amount ?? Number.NaN;
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(part.amount);
          back.set(part.paymentMethod, (back.get(part.paymentMethod) ?? 0) + share);
          return { ...part, amount: cents(part.amount - share) };
        });
      }
      for (const { paymentMethod, amount } of parts) expect(back.get(paymentMethod)).toBe(amount);
    }),
  ));

test("[SPLIT-06] of an order that wasn't split there are no parts to give back", () => {
  expect(shareBack([], cents(500))).toEqual([]);
});

test("[SPLIT-01] parts are of two methods or more, each once and above 0, the main one among them, and make the total", () => {
  type Part = readonly [PaymentPart["paymentMethod"], number];
  const split = (...parts: readonly Part[]) => ({
    paymentMethod: "CASH" as const,
    payments: parts.map(([paymentMethod, amount]) => ({ paymentMethod, amount: cents(amount) })),
  });
  const makes = (...parts: readonly Part[]): boolean => addsUp(split(...parts), cents(500));
  expect(makes(["CASH", 300], ["CARD", 200])).toBe(true);
  expect(makes(["CASH", 300], ["CARD", 199])).toBe(false);
  expect(makes(["CASH", 300], ["CARD", 201])).toBe(false);
  expect(makes(["CASH", 500])).toBe(false);
  expect(makes()).toBe(false);
  expect(makes(["CASH", 300], ["CASH", 200])).toBe(false);
  expect(makes(["CASH", 500], ["CARD", 0])).toBe(false);
  expect(makes(["CASH", 600], ["CARD", -100])).toBe(false);
  expect(makes(["ACCOUNT_BALANCE", 300], ["CARD", 200])).toBe(false);
  expect(addsUp({ paymentMethod: "CASH" }, cents(500))).toBe(true);
  expect(paidBy({ paymentMethod: "CASH" }, "CASH", cents(500))).toBe(500);
  expect(paidBy(split(["CASH", 300], ["CARD", 200]), "CARD", cents(500))).toBe(200);
  expect(paidBy(split(["CASH", 300], ["CARD", 200]), "ACCOUNT_BALANCE", cents(500))).toBe(0);
});
