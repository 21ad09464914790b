import { anyAmount, anyPrice } from "@cantina/testkit/arbitraries";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { denominationsOf } from "../cash-register/index.ts";
import { cents } from "../kernel/index.ts";
import { addGeneric, choosePaymentMethod, emptyCart, removeLine } from "./cart.ts";
import { likelyTenders } from "./likely-tenders.ts";
import { priceCart } from "./price-cart.ts";
import { changeOf, enterTender, tenderOf } from "./tender.ts";

const denominations = denominationsOf();
const anyDenominations = () =>
  fc.uniqueArray(fc.integer({ min: 1, max: 3_000_000 }).map(cents), { minLength: 1, maxLength: 14 });

test("[SALE-84] every likely tender is enough, ascending, at most four, the exact one and the smallest enough among them", () =>
  fc.assert(
    fc.property(
      fc.oneof(anyPrice(5_000_000), anyAmount(1, 100_000_000)),
      fc.oneof(fc.constant(denominations), anyDenominations()),
      (total, notes) => {
        const likely = likelyTenders(total, notes);
        expect(likely.length).toBeLessThanOrEqual(4);
        expect(likely.at(0)).toBe(total === 0 ? undefined : total);
        expect(likely).toEqual([...new Set(likely)].toSorted((a, b) => a - b));
        const enough = notes.filter((note) => note >= total);
        if (total > 0 && enough.length > 0) expect(likely).toContain(Math.min(...enough));
      },
    ),
  ));

test.each([
  [7_500, [7_500, 8_000, 10_000, 20_000]],
  [1_800, [1_800, 2_000, 5_000, 10_000]],
  [4_200, [4_200, 5_000, 6_000, 10_000]],
  [25_000, [25_000, 26_000, 30_000, 40_000]],
  [2_000, [2_000, 5_000, 10_000, 20_000]],
])("[SALE-84] for $ %d: %j", (total, expected) => {
  const likely = likelyTenders(cents(total * 100), denominations);
  expect(likely.map((amount) => amount / 100)).toEqual(expected);
});

test("[SALE-83] what was given less the change is the total, and what is wanting makes it up", () =>
  fc.assert(
    fc.property(anyPrice(), anyAmount(0, 2_000_000_000), (price, amount) => {
      const given = enterTender(addGeneric(emptyCart("CASH"), { key: "a", name: "Fotocopias", price }), amount);
      const { total } = priceCart(given);
      const tender = tenderOf(given);
      expect(tender).not.toBeNull();
      expect(amount + (tender?.kind === "SHORT" ? tender.amount : -(tender?.amount ?? 0))).toBe(total);
      expect(tender?.amount).toBeGreaterThanOrEqual(0);
      expect(changeOf(given)).toBe(amount < total ? null : amount - total);
    }),
  ));

test("[SALE-83] it is of cash only, no nonsense, and gone with the method and with the last line", () => {
  const sold = addGeneric(emptyCart("CASH"), { key: "a", name: "Fotocopias", price: cents(500) });
  const given = enterTender(sold, cents(1_000));
  expect(given.tendered).toBe(1_000);
  for (const wrong of [cents(-1), cents(100_000_000_000)]) expect(enterTender(given, wrong)).toBe(given);
  expect(enterTender(given, cents(1_000))).toBe(given);
  expect(enterTender(given, null)).toEqual(sold);
  expect(choosePaymentMethod(given, "CASH").tendered).toBe(1_000);
  const byCard = choosePaymentMethod(given, "CARD");
  expect(byCard.tendered).toBeNull();
  expect(enterTender(byCard, cents(1_000))).toBe(byCard);
  expect(removeLine(given, "a").tendered).toBeNull();
});
