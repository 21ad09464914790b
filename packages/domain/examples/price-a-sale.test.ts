import { basisPointsFromPercent, cents, formatMoney } from "@cantina/domain/kernel";
import { priceSale } from "@cantina/domain/sale";
import { expect, test } from "vitest";

test("a price display shows what the till will charge", () => {
  const priced = priceSale({
    lines: [
      { unitPrice: cents(1_000), quantity: 1, redeemed: 0 },
      { unitPrice: cents(1_500), quantity: 2, redeemed: 1 },
    ],
    sellerDiscount: null,
    // 10 %, at most $ 2,00
    category: { rate: basisPointsFromPercent(10), maxDiscount: cents(200) },
  });

  expect(formatMoney(priced.total)).toBe("$ 23,00");
  // The discount is shared so that the lines add up to it.
  expect(priced.lines.map(({ discount }) => discount)).toEqual([80, 120]);
});
