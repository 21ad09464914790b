import { nearestWhole } from "../inventory/index.ts";
import type { VarianceSum } from "./tell-variance.ts";

/** Whole percent of what was used: the trade's sign that something is wrong. */
export const usualVariance = 3;

type Compared = Pick<VarianceSum, "variance" | "countedUse">;

/** VARIANCE-06 */
export const isBeyondUsual = ({ variance, countedUse }: Compared): boolean =>
  variance !== null && 100n * BigInt(Math.abs(variance)) > BigInt(usualVariance) * BigInt(Math.max(countedUse, 0));

/** Signed tenths of a percent, rounded half away from zero; null: nothing was found, or nothing used. */
export const tenthsOfUse = (found: number | null, used: number): number | null =>
  found === null || used <= 0 ? null : Number(nearestWhole(1_000n * BigInt(found), BigInt(used)));
