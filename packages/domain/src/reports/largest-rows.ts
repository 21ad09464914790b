import { type Cents, allocate, cents, sumMoney } from "../kernel/index.ts";

/** As many lengths as are told apart at a glance. */
export const mostBars = 8;
/** So many more each time that somebody opens the others. */
export const moreBars = 25;

type Ranked<Row> = { readonly row: Row; readonly amount: Cents };

/** Several rows told as one. */
export type Together = { readonly count: number; readonly amount: Cents };

export type Bar<Row> = Ranked<Row> & {
  /** Beside the longest, above 0 and up to 1. */
  readonly length: number;
  /** Of all that came in, in whole percents. */
  readonly percent: number;
};

/** What is drawn of a report; null: there is none of that. */
export type LargestRows<Row> = {
  readonly bars: readonly Bar<Row>[];
  readonly others: (Together & { readonly percent: number }) | null;
  /** Below 0, what has no length. */
  readonly givenBack: Together | null;
};

function together(rows: readonly { readonly amount: Cents }[]): Together | null {
  return rows.length === 0 ? null : { count: rows.length, amount: sumMoney(rows.map(({ amount }) => amount)) };
}

/** The largest rows, and what the others come to. REPORT-09 */
export function largestRows<Row>(rows: readonly Ranked<Row>[], most: number = mostBars): LargestRows<Row> {
  const above = rows.filter(({ amount }) => amount > 0).toSorted((a, b) => b.amount - a.amount);
  const shown = above.length <= most ? above : above.slice(0, most - 1);
  const others = together(above.slice(shown.length));
  const longest = shown[0]?.amount ?? 1;
  const weights = [...shown.map(({ amount }) => amount), others?.amount ?? 0];
  const percents = allocate(cents(above.length === 0 ? 0 : 100), weights);
  return {
    bars: shown.map((one, at) => ({ ...one, length: one.amount / longest, percent: percents[at] ?? 0 })),
    others: others && { ...others, percent: percents[shown.length] ?? 0 },
    givenBack: together(rows.filter(({ amount }) => amount < 0)),
  };
}
