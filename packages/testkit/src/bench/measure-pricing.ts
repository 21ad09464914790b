import { basisPoints, cents } from "@cantina/domain/kernel";
import { type PriceableLine, priceSale } from "@cantina/domain/sale";

import { seededRandom } from "../demo/index.ts";
import { type Spread, spreadOf } from "./statistics.ts";

export type PricingMeasured = {
  /** Microseconds for a cart of 100 lines. */
  readonly priceSale: Spread;
  readonly sum: Spread;
  /** How many sums one pricing costs. */
  readonly ratio: Spread;
};

const lineCount = 100;

function cartOf(seed: number): readonly PriceableLine[] {
  const random = seededRandom(seed);
  return Array.from({ length: lineCount }, () => ({
    unitPrice: cents(random.whole(1, 90_000) * 5),
    quantity: random.whole(1, 5),
    redeemed: 0,
  }));
}

const category = { rate: basisPoints(1_250), maxDiscount: null };

const priceOne = (lines: readonly PriceableLine[]): number =>
  priceSale({ lines, sellerDiscount: null, category }).total;

function sumOne(lines: readonly PriceableLine[]): number {
  let sum = 0;
  for (const { unitPrice, quantity } of lines) sum += unitPrice * quantity;
  return sum;
}

/** Mean microseconds per cart; the carts change, or the compiler would compute the answer only once. */
function microsecondsOf(
  work: (lines: readonly PriceableLine[]) => number,
  carts: readonly (readonly PriceableLine[])[],
  times: number,
): number {
  let kept = 0;
  const began = performance.now();
  for (let time = 0; time < times; time += 1) {
    for (const cart of carts) kept += work(cart);
  }
  const took = performance.now() - began;
  return Number.isNaN(kept) ? Number.NaN : (took * 1000) / (times * carts.length);
}

/** The domain's pricing, discount shared over the lines included, beside a loop that only sums. */
export function measurePricing(rounds: number): PricingMeasured {
  const carts = Array.from({ length: 50 }, (_, seed) => cartOf(seed + 1));
  const run = () => ({ priced: microsecondsOf(priceOne, carts, 40), summed: microsecondsOf(sumOne, carts, 2_000) });
  run();
  const results = Array.from({ length: rounds * 3 }, run);
  return {
    priceSale: spreadOf(results.map(({ priced }) => priced)),
    sum: spreadOf(results.map(({ summed }) => summed)),
    ratio: spreadOf(results.map(({ priced, summed }) => priced / summed)),
  };
}
