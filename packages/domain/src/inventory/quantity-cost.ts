import { type Cents, cents } from "../kernel/index.ts";
import { nearestWhole } from "./fraction.ts";
import { type Quantity, largestEntry } from "./quantity.ts";

/** Of a signed quantity, by what a unit costs, rounded once; null: more than can be typed. COUNT-11 */
export function quantityCost(moved: Quantity, unitCost: Cents): Cents | null {
  const cost = nearestWhole(BigInt(moved) * BigInt(unitCost), 100n);
  const size = cost < 0n ? -cost : cost;
  return size > BigInt(largestEntry) ? null : cents(Number(cost));
}
