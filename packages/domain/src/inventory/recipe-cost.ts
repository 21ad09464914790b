import { type Cents, type Result, accepted, cents, refused } from "../kernel/index.ts";
import { divisorOf, nearestWhole } from "./fraction.ts";
import { type Quantity, largestEntry } from "./quantity.ts";

/** An ingredient with what a unit of it costs. */
export type CostedIngredient = {
  readonly cost: Cents;
  /** Whole percentage, 0 to 99. */
  readonly waste: number;
  readonly quantity: Quantity;
};

export type TooExpensive = { readonly code: "COST_TOO_HIGH" };

/** What each share from 1 to 100 percent divides, so that sums over any wastes have one denominator. */
const common = Array.from({ length: 100 }, (_, index) => BigInt(index + 1)).reduce(
  (multiple, share) => (multiple / divisorOf(multiple, share)) * share,
  1n,
);

/** Exact, in minor units × `common`: cost × quantity ÷ (1 − waste). INVENTORY-02 */
const costOf = ({ cost, waste, quantity }: CostedIngredient): bigint =>
  BigInt(cost) * BigInt(quantity) * (common / BigInt(100 - waste));

function rounded(top: bigint, bottom: bigint): Result<Cents, TooExpensive> {
  const whole = nearestWhole(top, bottom);
  return whole > BigInt(largestEntry) ? refused({ code: "COST_TOO_HIGH" }) : accepted(cents(Number(whole)));
}

/** The sum of the ingredients, rounded once. INVENTORY-02 INVENTORY-10 */
export const recipeCost = (ingredients: readonly CostedIngredient[]): Result<Cents, TooExpensive> =>
  rounded(
    ingredients.reduce((sum, one) => sum + costOf(one), 0n),
    common,
  );

/** Of one unit of what yields more than 0. INVENTORY-03 */
export const preparedCost = (
  ingredients: readonly CostedIngredient[],
  yielded: Quantity,
): Result<Cents, TooExpensive> =>
  rounded(100n * ingredients.reduce((sum, one) => sum + costOf(one), 0n), common * BigInt(yielded));
