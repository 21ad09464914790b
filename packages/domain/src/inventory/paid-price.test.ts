import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cents } from "../kernel/index.ts";
import {
  type Fraction,
  type PricedPurchase,
  averagedPurchases,
  costFromPaid,
  fraction,
  isFarFromPaid,
  isMore,
  largestEntry,
  nothing,
  paidPrice,
  paidPrices,
  quantity,
  shelfWorth,
  shownPrice,
} from "./index.ts";

type Moved = { readonly units: number; readonly paid?: number };

/** The movements of one consumable in whole units, with what was paid in cents. */
function story(...movements: readonly Moved[]) {
  let available = 0;
  const purchases: PricedPurchase[] = [];
  for (const { units, paid } of movements) {
    const moved = Math.round(units * 100);
    if (paid !== undefined)
      purchases.push({ quantity: quantity(moved), paidTotal: cents(paid), before: quantity(available) });
    available += moved;
  }
  const prices = paidPrices(purchases);
  return { available: quantity(available), purchases, last: prices?.last, average: prices?.average };
}

describe("what was paid for a unit", () => {
  test("[INVENTORY-33] weighs what stood there with what came", () => {
    const { last, average } = story({ units: 10, paid: 1_000 }, { units: -5 }, { units: 15, paid: 4_500 });
    expect([last, average]).toEqual([fraction(300n), fraction(250n)]);
    expect(paidPrices([])).toBeNull();
  });

  test("[INVENTORY-33] a purchase that says nothing leaves it alone", () => {
    expect(story({ units: 10, paid: 1_000 }, { units: 10 }).average).toEqual(fraction(100n));
    // It stood there when the next came, and counts at the average.
    expect(story({ units: 10, paid: 1_000 }, { units: 10 }, { units: 20, paid: 6_000 }).average).toEqual(
      fraction(200n),
    );
    expect(story({ units: 10 }, { units: 10, paid: 3_000 }).average).toEqual(fraction(300n));
  });

  test("[INVENTORY-33] odoo#41669: all stock that stands there cost 3.30, and so does the average", () => {
    const sold = story({ units: 2, paid: 1_000 }, { units: -4 }, { units: 3, paid: 990 });
    expect([sold.available, sold.average]).toEqual([quantity(100), fraction(330n)]);
  });

  test("[INVENTORY-33] odoo#243813: a debt that is larger than what comes makes no price below 0", () => {
    const owed = story({ units: 1, paid: 1_000 }, { units: -11 }, { units: 5, paid: 5_000 }, { units: 1, paid: 2_000 });
    expect([owed.available, owed.average]).toEqual([quantity(-400), fraction(2_000n)]);
  });

  test("[INVENTORY-34] odoo#85894: nothing that stands there is worth nothing", () => {
    const gone = story({ units: 3, paid: 90_000 }, { units: -3 });
    expect(shelfWorth(gone.available, gone.average ?? nothing)).toEqual(nothing);
    expect(shelfWorth(quantity(-100), fraction(900n))).toEqual(nothing);
    expect(shelfWorth(quantity(150), fraction(900n))).toEqual(fraction(1_350n));
  });

  test("[INVENTORY-34] odoo#46850: thirds that are taken one by one leave no cent behind", () => {
    const { available, average } = story({ units: 3, paid: 1_000 }, { units: -1 }, { units: -1 }, { units: -1 });
    expect(average).toEqual(fraction(1_000n, 3n));
    expect(shelfWorth(quantity(100), average ?? nothing)).toEqual(fraction(1_000n, 3n));
    expect(shelfWorth(available, average ?? nothing)).toEqual(nothing);
  });

  test("[INVENTORY-33] odoo#109908: a thousandth of a unit of money for a gram is not 0", () => {
    const { average } = story({ units: 10_000, paid: 1_000 });
    expect(average).toEqual(fraction(1n, 10n));
    expect(shownPrice(average ?? nothing)).toBe(1_000);
    expect(shownPrice(fraction(1n, 20_000n))).toBe(1);
    expect(shownPrice(fraction(BigInt(largestEntry)))).toBe(largestEntry * 10_000);
  });

  test.each([
    ["grocy#1706: a jar of 500 g of honey for 4.00 is worth 4.00, and not 2,000", 500, 400],
    ["grocy#1715: a bottle of 750 ml for 4.00 is worth 4.00, and not 3,000", 750, 400],
    ["grocy#1693: 500 ml of milk for 0.69 are worth 0.69, and not 345", 500, 69],
  ])("[INVENTORY-34] %s: what was paid is a total, and no price of another unit", (_, units, paid) => {
    const { available, average } = story({ units, paid });
    expect(shelfWorth(available, average ?? nothing)).toEqual(fraction(BigInt(paid)));
  });

  test("[INVENTORY-33] tells of the last purchases only, so that a long life costs nobody time", () => {
    const many = story(
      { units: 100, paid: 99_999 },
      ...Array.from({ length: averagedPurchases }, () => ({ units: 1, paid: 500 })),
    );
    expect(many.average).toEqual(fraction(500n));
    const fewer = story(
      { units: 100, paid: 99_999 },
      ...Array.from({ length: averagedPurchases - 1 }, () => ({ units: 1, paid: 500 })),
    );
    expect(isMore(fewer.average ?? nothing, fraction(500n))).toBe(true);
  });
});

/** Purchases with and without a price, consumption below 0 too. */
const anyHistory = (): fc.Arbitrary<readonly Moved[]> =>
  fc.array(
    fc.oneof(
      fc.record({ units: fc.integer({ min: 1, max: 500 }), paid: fc.nat({ max: 100_000 }) }),
      fc.record({ units: fc.integer({ min: -400, max: 300 }) }),
    ),
    { minLength: 1, maxLength: 12 },
  );

describe("of any movements", () => {
  test("[INVENTORY-33] [INVENTORY-34] the average lies between the prices paid, and nothing that was told changes", () => {
    const priceOf = ({ quantity: bought, paidTotal }: PricedPurchase): Fraction =>
      fraction(100n * BigInt(paidTotal), BigInt(bought));
    fc.assert(
      fc.property(anyHistory(), (movements) => {
        const { purchases, average, available } = story(...movements);
        if (average === undefined) return;
        const prices = purchases.map(priceOf);
        // One of them is as low or lower, one as high or higher.
        if (prices.every((one) => isMore(one, average)) || prices.every((one) => isMore(average, one)))
          throw new Error("the average lies outside of the prices");
        if (available <= 0 && shelfWorth(available, average).top !== 0n) throw new Error("an empty shelf has a worth");
        if (isMore(nothing, shelfWorth(available, average))) throw new Error("a shelf is worth less than nothing");
      }),
      { numRuns: 100_000 },
    );
  });

  test("[INVENTORY-33] what is consumed changes no price", () => {
    fc.assert(
      fc.property(anyHistory(), fc.array(fc.integer({ min: -900, max: -1 }), { maxLength: 5 }), (movements, taken) => {
        const later = story(...movements, ...taken.map((units) => ({ units })));
        expect([later.last, later.average]).toEqual([story(...movements).last, story(...movements).average]);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe("a typed cost beside it", () => {
  const price = (amount: number) => paidPrice(amount * 10_000);

  test("[INVENTORY-35] is far from it by more than a tenth", () => {
    expect([900, 901, 1_000, 1_100, 1_101, 899].map((paid) => isFarFromPaid(cents(1_000), price(paid)))).toEqual([
      false,
      false,
      false,
      false,
      true,
      true,
    ]);
    expect(isFarFromPaid(cents(0), price(1))).toBe(true);
    expect(isFarFromPaid(cents(0), price(0))).toBe(false);
  });

  test("[INVENTORY-35] takes it over to the cent, and is not told to differ by less than that", () => {
    expect([0.4, 0.5, 1.5, 700.49].map((paid) => costFromPaid(price(paid)))).toEqual([0, 1, 2, 700]);
    expect(isFarFromPaid(cents(1), price(0.6))).toBe(false);
    expect(isFarFromPaid(cents(1), price(0.4))).toBe(true);
  });
});
