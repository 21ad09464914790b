import { type BasisPoints, type Cents, basisPoints, cents } from "@cantina/domain/kernel";
import * as fc from "fast-check";

/** Amounts of any sign, as far as money in a canteen goes. */
export const anyAmount = (min = -100_000_000, max = 100_000_000): fc.Arbitrary<Cents> =>
  fc.integer({ min, max }).map(cents);

/** What a product may cost; small prices often, because ties and remainders live there. */
export const anyPrice = (max = 1_000_000_000): fc.Arbitrary<Cents> =>
  fc.oneof(fc.integer({ min: 0, max: Math.min(max, 500) }), fc.integer({ min: 0, max })).map(cents);

export const anyShare = (): fc.Arbitrary<BasisPoints> => fc.integer({ min: 0, max: 10_000 }).map(basisPoints);
