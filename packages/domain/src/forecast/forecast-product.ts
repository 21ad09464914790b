import type { ExpectedDay } from "./expect-totals.ts";
import type { CountedDay, Weekday } from "./open-days.ts";
import { learnDay, noShares, unitsOf } from "./product-shares.ts";

export type ProductForecast = {
  /** Whole and never negative; half a unit counts as one. FORECAST-06 */
  readonly units: number;
  /** Open days of its history that the same rule foretold, each from the days before it. FORECAST-07 */
  readonly testedDays: number;
  /** Units that the forecast missed a tested day's sales by, on average. */
  readonly error: number;
  /** The same of 'as many as on the last such weekday that was open'. */
  readonly lastWeekError: number;
  /** Only then is it shown. FORECAST-08 */
  readonly isBetter: boolean;
};

/** Calendar days since its first sale. FORECAST-07 */
const daysBeforeTests = 14;
const daysBeforeForecast = 28;
const fewestTestedDays = 10;

type ExpectedTarget = CountedDay & { readonly expected: number | null };

/** `sold` are the product's units on each of those days. null: its history is too short. */
export function forecastProduct(
  sold: readonly number[],
  days: readonly ExpectedDay[],
  target: ExpectedTarget,
  memory: number,
): ProductForecast | null {
  const firstSale = sold.findIndex((units) => units > 0);
  const start = days[firstSale]?.number;
  if (start === undefined || target.number - start < daysBeforeForecast) return null;
  const lastWeek = new Map<Weekday, number>();
  let shares = noShares;
  let testedDays = 0;
  let missed = 0;
  let missedByLastWeek = 0;
  for (const [index, day] of days.entries()) {
    if (index < firstSale) continue;
    const units = sold[index] ?? 0;
    const foretold = unitsOf(shares, day.weekday, day.expected);
    const before = lastWeek.get(day.weekday);
    if (foretold !== null && before !== undefined && day.number - start >= daysBeforeTests) {
      testedDays += 1;
      missed += Math.abs(Math.round(foretold) - units);
      missedByLastWeek += Math.abs(before - units);
    }
    lastWeek.set(day.weekday, units);
    if (!day.isOdd) shares = learnDay(shares, { ...day, units }, memory);
  }
  const units = unitsOf(shares, target.weekday, target.expected);
  if (units === null || testedDays < fewestTestedDays) return null;
  return {
    units: Math.round(units),
    testedDays,
    error: missed / testedDays,
    lastWeekError: missedByLastWeek / testedDays,
    isBetter: missed < missedByLastWeek,
  };
}
