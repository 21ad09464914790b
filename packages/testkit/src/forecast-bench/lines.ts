import { type ProductId, weekdays } from "@cantina/domain/kernel";

import { families } from "./candidates.ts";
import { type Case, type Origin, bestOf, casesOf, foretoldIn, missedIn, sideBySide, soldIn } from "./measure.ts";

const row = (...cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
const head = (...cells: readonly string[]): readonly string[] => [
  row(...cells),
  row(...cells.map((_, index) => (index === 0 ? "---" : "---:"))),
];
const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;
const ratio = (above: number, below: number): string => (above / below).toFixed(2);
const units = (missed: number, cases: number): string => (missed / cases).toFixed(2);

/** Each way with the settings that the first days chose, and how it did on them and on the last. */
export function familyLines(first: readonly Origin[], last: readonly Origin[]): readonly string[] {
  const chosen = families.map((family) => bestOf(family, first));
  return [
    ...head("way", "chosen", "missed of all units, first days", "last days", "ratio, first days", "last days"),
    ...chosen.map((candidate) => {
      const [before, after] = [first, last].map((origins) => {
        const cases = casesOf(candidate, origins);
        return { missed: missedIn(cases), sold: soldIn(cases), lastWeek: missedIn(sideBySide(origins).before) };
      });
      if (before === undefined || after === undefined) return "";
      return row(
        candidate.name,
        candidate.settings,
        percent(before.missed, before.sold),
        percent(after.missed, after.sold),
        ratio(before.missed, before.lastWeek),
        ratio(after.missed, after.lastWeek),
      );
    }),
  ];
}

const pairCells = (before: readonly Case[], now: readonly Case[]): readonly string[] => [
  units(missedIn(before), before.length),
  units(missedIn(now), now.length),
  percent(missedIn(before), soldIn(before)),
  percent(missedIn(now), soldIn(now)),
  ratio(missedIn(now), missedIn(before)),
];
const pairTitles = ["MAE, last week", "forecast", "WAPE, last week", "forecast", "ratio"];

export function productLines(origins: readonly Origin[], most: number): readonly string[] {
  const { before, now } = sideBySide(origins);
  const of = (cases: readonly Case[], wanted: ProductId) => cases.filter(({ product }) => product === wanted);
  const products = [...new Set(now.map(({ product }) => product))]
    .map((product) => ({ product, sold: soldIn(of(now, product)) }))
    .toSorted((one, other) => other.sold - one.sold)
    .slice(0, most);
  return [
    ...head("product", "sold", ...pairTitles),
    ...products.map(({ product, sold }) =>
      row(product, String(sold), ...pairCells(of(before, product), of(now, product))),
    ),
  ];
}

export function weekdayLines(origins: readonly Origin[]): readonly string[] {
  const { before, now } = sideBySide(origins);
  return [
    ...head("weekday", "sold", ...pairTitles),
    ...weekdays.flatMap((wanted) => {
      const [was, is] = [before, now].map((cases) => cases.filter(({ weekday }) => weekday === wanted));
      if (was === undefined || is === undefined || is.length === 0) return [];
      return [row(wanted.toLowerCase(), String(soldIn(is)), ...pairCells(was, is))];
    }),
  ];
}

export function overallLines(origins: readonly Origin[]): readonly string[] {
  const shown = origins.map((origin) => ({
    ...origin,
    products: origin.products.filter((product) => origin.shown.has(product)),
  }));
  return [
    ...head("products", "sold", "foretold", ...pairTitles),
    ...(
      [
        ["all", origins],
        ["those shown", shown],
      ] as const
    ).map(([name, some]) => {
      const { before, now } = sideBySide(some);
      return row(name, String(soldIn(now)), String(foretoldIn(now)), ...pairCells(before, now));
    }),
  ];
}

/** One lucky day may carry a ratio; this it can't carry. */
export function dayLine(origins: readonly Origin[]): string {
  const [less, more] = [-1, 1].map(
    (sign) =>
      origins.filter((origin) => {
        const { before, now } = sideBySide([origin]);
        return Math.sign(missedIn(now) - missedIn(before)) === sign;
      }).length,
  );
  return `It missed less than last week on ${less} of ${origins.length} days, and more on ${more}.`;
}
