import { type Fraction, type Quantity, quantity } from "../inventory/index.ts";
import { type Cents, type Result, accepted, cents, refused } from "../kernel/index.ts";
import type { Flows } from "./flow.ts";
import type { Days } from "./weeks.ts";
import { worthOf } from "./worth.ts";

/** Which week of the report, from 1; 0: before it, one more than there are: after it. */
type Placed = { readonly week: number };

/** What moved in a week, after so many of the consumable's counts. */
export type MovedAfter = Flows & Placed & { readonly counts: number };

/** What a count added, signed, in the order of their instants. */
export type CountFound = Placed & { readonly found: Quantity };

/** Of one consumable: all that moved since the count before the first one in the range, and since the range began. */
export type Shelf = {
  /** After all of it. */
  readonly available: Quantity;
  readonly moved: readonly MovedAfter[];
  /** From its very first on. */
  readonly counts: readonly CountFound[];
};

/** VARIANCE-04 */
export type VarianceSum = Flows & {
  readonly opening: Quantity;
  /** What the first count brought; null: that was at another time. VARIANCE-02 */
  readonly begun: Quantity | null;
  /** null: there was no count. VARIANCE-03 */
  readonly variance: Quantity | null;
  readonly amount: Cents | null;
  /** What recipes took since the counts before, and its worth. VARIANCE-06 */
  readonly countedUse: Quantity;
  readonly countedUseAmount: Cents;
  readonly closing: Quantity;
};

export type VarianceWeek = VarianceSum & Days;
export type ToldVariance = { readonly whole: VarianceSum; readonly weeks: readonly VarianceWeek[] };

const total = <Row>(rows: readonly Row[], of: (row: Row) => number): Quantity =>
  quantity(rows.reduce((sum, row) => sum + of(row), 0));

const isIn = (week: number) => (row: Placed) => row.week === week;
const netOf = ({ received, used, withdrawn }: Flows): number => received - used - withdrawn;

/** null: it was none of these, so that nothing is told. */
const totalIfAny = <Row>(rows: readonly Row[], of: (row: Row) => number): Quantity | null =>
  rows.length === 0 ? null : total(rows, of);

type Indexed = CountFound & { readonly index: number };

/** Without what it stands on. */
function weekOf(week: number, { moved, counts }: { moved: readonly MovedAfter[]; counts: readonly Indexed[] }) {
  const own = moved.filter(isIn(week));
  const made = counts.filter(isIn(week));
  const found = made.filter(({ index }) => index > 0);
  const since = new Set(found.map(({ index }) => index));
  return {
    received: total(own, (row) => row.received),
    used: total(own, (row) => row.used),
    withdrawn: total(own, (row) => row.withdrawn),
    begun: totalIfAny(
      made.filter(({ index }) => index === 0),
      (row) => row.found,
    ),
    variance: totalIfAny(found, (row) => row.found),
    countedUse: total(
      moved.filter((row) => since.has(row.counts)),
      (row) => row.used,
    ),
  };
}

type Failure = { readonly code: "WORTH_TOO_MUCH" };

/** What its counts found in these weeks, and what that is worth at a price for a unit. VARIANCE-01 */
export function tellVariance(
  days: readonly Days[],
  { available, moved, counts }: Shelf,
  price: Fraction,
): Result<ToldVariance, Failure> {
  const since = { moved: moved.filter(({ week }) => week > 0), counts: counts.filter(({ week }) => week > 0) };
  const opening = quantity(available - total(since.moved, netOf) - total(since.counts, ({ found }) => found));
  const indexed = counts.map((count, index) => ({ ...count, index }));
  const weeks: VarianceWeek[] = [];
  let left = opening;
  for (const [place, week] of days.entries()) {
    const own = weekOf(place + 1, { moved, counts: indexed });
    const [amount, countedUseAmount] = [worthOf(own.variance ?? quantity(0), price), worthOf(own.countedUse, price)];
    if (amount === null || countedUseAmount === null) return refused({ code: "WORTH_TOO_MUCH" });
    const closing = quantity(left + netOf(own) + (own.begun ?? 0) + (own.variance ?? 0));
    const worth = { amount: own.variance === null ? null : amount, countedUseAmount };
    weeks.push({ ...week, ...own, ...worth, opening: left, closing });
    left = closing;
  }
  return accepted({ weeks, whole: wholeOf(weeks, opening, left) });
}

function wholeOf(weeks: readonly VarianceWeek[], opening: Quantity, closing: Quantity): VarianceSum {
  const sum = (of: (week: VarianceWeek) => number): Quantity => total(weeks, of);
  const counted = weeks.filter(({ variance }) => variance !== null);
  return {
    opening,
    closing,
    received: sum((week) => week.received),
    used: sum((week) => week.used),
    withdrawn: sum((week) => week.withdrawn),
    begun: totalIfAny(
      weeks.filter(({ begun }) => begun !== null),
      (week) => week.begun ?? 0,
    ),
    variance: totalIfAny(counted, (week) => week.variance ?? 0),
    amount: counted.length === 0 ? null : cents(counted.reduce((amount, week) => amount + (week.amount ?? 0), 0)),
    countedUse: sum((week) => week.countedUse),
    countedUseAmount: cents(weeks.reduce((amount, week) => amount + week.countedUseAmount, 0)),
  };
}
