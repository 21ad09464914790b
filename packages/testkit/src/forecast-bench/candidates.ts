import { type SalesDay, forecastDay, usualMemory } from "@cantina/domain/forecast";
import { type LocalDate, type ProductId, type Weekday, weekdayOf } from "@cantina/domain/kernel";

type PastDay = { readonly weekday: Weekday; readonly total: number; readonly units: SalesDay["units"] };

/** What is known before a day: the open days, oldest first. */
type Past = { readonly history: readonly SalesDay[]; readonly days: readonly PastDay[] };

/** Units of a product on that day, not rounded; null: it can't tell. */
type Foretell = (past: Past, day: LocalDate) => (product: ProductId) => number | null;

export type Candidate = { readonly name: string; readonly settings: string; readonly foretell: Foretell };

export function pastBefore(history: readonly SalesDay[], day: LocalDate): Past {
  const before = history.filter((sales) => sales.day < day);
  const open = before.filter(({ isClosed }) => !isClosed);
  const days = open.map((sales) => ({
    weekday: weekdayOf(sales.day),
    total: [...sales.units.values()].reduce((sum, units) => sum + units, 0),
    units: sales.units,
  }));
  return { history: before, days };
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
const mean = (values: readonly number[]): number => sum(values) / values.length;
const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  return mean([sorted[Math.floor(middle)] ?? 0, sorted[Math.ceil(middle)] ?? 0]);
};

/** The youngest counts 1, each before it `memory` times the one after it. */
const faded = (values: readonly number[], memory: number): number =>
  values.reduce((all, value) => all * memory + value, 0);

const ofWeekday = ({ days }: Past, weekday: Weekday): readonly PastDay[] =>
  days.filter((day) => day.weekday === weekday);
const unitsOf = (days: readonly PastDay[], product: ProductId): readonly number[] =>
  days.map(({ units }) => units.get(product) ?? 0);
const totals = (days: readonly PastDay[]): readonly number[] => days.map(({ total }) => total);

/** What the last days sold of all products, against the mean of their weekdays. */
function trend(past: Past, memory: number): number {
  const usual = past.days.map(({ weekday }) => mean(totals(ofWeekday(past, weekday))));
  return faded(totals(past.days), memory) / faded(usual, memory);
}

const overLast =
  (average: (values: readonly number[]) => number, weeks: number): Foretell =>
  (past, day) => {
    const last = ofWeekday(past, weekdayOf(day)).slice(-weeks);
    return (product) => average(unitsOf(last, product));
  };

export const lastWeek: Candidate = { name: "same as last week", settings: "", foretell: overLast(mean, 1) };

const smoothedWeekday =
  (memory: number): Foretell =>
  (past, day) => {
    const same = ofWeekday(past, weekdayOf(day));
    const factor = trend(past, memory);
    const weight = faded(
      same.map(() => 1),
      memory,
    );
    return (product) => (factor * faded(unitsOf(same, product), memory)) / weight;
  };

/** Its share of the days that are looked at × what all products are expected to sell. */
const shareOfTotal =
  (memory: number, daysOf: (past: Past, weekday: Weekday) => readonly PastDay[]): Foretell =>
  (past, day) => {
    const weekday = weekdayOf(day);
    const expected = mean(totals(ofWeekday(past, weekday))) * trend(past, memory);
    const looked = daysOf(past, weekday);
    const all = faded(totals(looked), memory);
    return (product) => (expected * faded(unitsOf(looked, product), memory)) / all;
  };

const both =
  (memory: number): Foretell =>
  ({ history }, day) => {
    const forecasts = forecastDay(history, day, memory);
    return (product) => forecasts.get(product)?.units ?? null;
  };

const ourName = "both shares, the one that erred less the more";

export const ours: Candidate = { name: ourName, settings: `memory ${usualMemory}`, foretell: both(usualMemory) };

const memories = [0.9, 0.8, 0.7, 0.6, 0.5];

const remembering = (name: string, foretellWith: (memory: number) => Foretell): readonly Candidate[] =>
  memories.map((memory) => ({ name, settings: `memory ${memory}`, foretell: foretellWith(memory) }));

const averaging = (
  name: string,
  average: (values: readonly number[]) => number,
  longestFirst: readonly number[],
): readonly Candidate[] =>
  longestFirst.map((weeks) => ({ name, settings: `weeks ${weeks}`, foretell: overLast(average, weeks) }));

/** Ways with all their settings, the steadiest first. */
export const families: readonly (readonly Candidate[])[] = [
  [lastWeek],
  averaging("mean of that weekday's last", mean, [6, 5, 4, 3, 2]),
  averaging("median of that weekday's last", median, [6, 5, 4, 3]),
  remembering("smoothed weekday × trend of all products", smoothedWeekday),
  remembering("share of the weekday × smoothed total", (memory) => shareOfTotal(memory, ofWeekday)),
  remembering("share of all days × smoothed total", (memory) => shareOfTotal(memory, ({ days }) => days)),
  remembering(ourName, both),
];
