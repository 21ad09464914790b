import type { Weekday } from "./open-days.ts";

type Share = { readonly units: number; readonly total: number };

/** What the days so far taught about one product. */
export type ProductShares = {
  readonly ofAllDays: Share;
  readonly ofWeekdays: Readonly<Record<Weekday, Share>>;
  readonly allDaysErred: number;
  readonly weekdaysErred: number;
};

/** What a day sold: the product's units among those of all products, of which so many were expected. */
export type LearnedDay = {
  readonly weekday: Weekday;
  readonly units: number;
  readonly total: number;
  readonly expected: number | null;
};

const nothing: Share = { units: 0, total: 0 };

export const noShares: ProductShares = {
  ofAllDays: nothing,
  ofWeekdays: { 0: nothing, 1: nothing, 2: nothing, 3: nothing, 4: nothing, 5: nothing, 6: nothing },
  allDaysErred: 0,
  weekdaysErred: 0,
};

const partOf = (expected: number, { units, total }: Share): number => (expected * units) / total;

function viewsOf({ ofAllDays, ofWeekdays }: ProductShares, weekday: Weekday, expected: number | null) {
  const ofWeekday = ofWeekdays[weekday];
  if (expected === null || ofWeekday.total === 0) return null;
  return { allDays: partOf(expected, ofAllDays), weekdays: partOf(expected, ofWeekday) };
}

/**
 * Of the expected units of all products those of this one, not rounded; null: it has not been on sale on such a weekday.
 * Both shares have their say, the one that erred less the more of it. FORECAST-04
 */
export function unitsOf(shares: ProductShares, weekday: Weekday, expected: number | null): number | null {
  const views = viewsOf(shares, weekday, expected);
  if (views === null) return null;
  const forWeekdays = shares.allDaysErred ** 2;
  const all = forWeekdays + shares.weekdaysErred ** 2;
  const trust = all === 0 ? 1 : forWeekdays / all;
  return trust * views.weekdays + (1 - trust) * views.allDays;
}

/** After one more day, against which what was learned before counts `memory`. */
export function learnDay(shares: ProductShares, day: LearnedDay, memory: number): ProductShares {
  const views = viewsOf(shares, day.weekday, day.expected);
  const later = (before: Share): Share => ({
    units: before.units * memory + day.units,
    total: before.total * memory + day.total,
  });
  const erred = (before: number, view: number | undefined): number =>
    view === undefined ? before : before * memory + Math.abs(view - day.units);
  return {
    ofAllDays: later(shares.ofAllDays),
    ofWeekdays: { ...shares.ofWeekdays, [day.weekday]: later(shares.ofWeekdays[day.weekday]) },
    allDaysErred: erred(shares.allDaysErred, views?.allDays),
    weekdaysErred: erred(shares.weekdaysErred, views?.weekdays),
  };
}
