import type { CountedDay, OpenDay, Weekday } from "./open-days.ts";

export type ExpectedDay = OpenDay & {
  /** Units of all products that the days before it promised; null: no such weekday was among them. */
  readonly expected: number | null;
  /** FORECAST-05 */
  readonly isOdd: boolean;
};

type DayTotal = Pick<OpenDay, "weekday" | "total">;

function meanOf(past: readonly DayTotal[], wanted: Weekday): number | null {
  const totals = past.filter(({ weekday }) => weekday === wanted);
  return totals.length === 0 ? null : totals.reduce((sum, { total }) => sum + total, 0) / totals.length;
}

/** That weekday's mean × what the last days sold more or less than theirs. FORECAST-03 */
function expectedTotal(past: readonly DayTotal[], weekday: Weekday, memory: number): number | null {
  const means = new Map<Weekday, number | null>();
  const mean = (wanted: Weekday): number | null => {
    const known = means.get(wanted);
    if (known !== undefined) return known;
    const found = meanOf(past, wanted);
    means.set(wanted, found);
    return found;
  };
  const usual = mean(weekday);
  if (usual === null) return null;
  let sold = 0;
  let promised = 0;
  for (const day of past) {
    sold = sold * memory + day.total;
    promised = promised * memory + (mean(day.weekday) ?? 0);
  }
  return (usual * sold) / promised;
}

const isFar = (total: number, expected: number): boolean => 2 * total < expected || total > 2 * expected;

/** Each day with what was expected of it, and what is expected of `target`; each knows only the days before it. */
export function expectTotals(open: readonly OpenDay[], target: CountedDay, memory: number) {
  const taught: OpenDay[] = [];
  const days: ExpectedDay[] = [];
  for (const day of open) {
    const expected = expectedTotal(taught, day.weekday, memory);
    const isOdd = expected !== null && isFar(day.total, expected) && days.at(-1)?.isOdd !== true;
    days.push({ ...day, expected, isOdd });
    if (!isOdd) taught.push(day);
  }
  return { days, expected: expectedTotal(taught, target.weekday, memory) };
}
