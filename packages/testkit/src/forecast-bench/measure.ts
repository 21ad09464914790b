import { type SalesDay, forecastDay } from "@cantina/domain/forecast";
import { BrokenInvariant, type LocalDate, type ProductId, type Weekday, weekdayOf } from "@cantina/domain/kernel";

import { type Candidate, lastWeek, ours, pastBefore } from "./candidates.ts";

/** What one product sold on one open day, and what was foretold of it from the days before. */
export type Case = {
  readonly product: ProductId;
  readonly weekday: Weekday;
  readonly sold: number;
  readonly foretold: number;
};

/** A day that is foretold, with the products whose history is long enough for that. */
export type Origin = {
  readonly day: LocalDate;
  readonly past: ReturnType<typeof pastBefore>;
  readonly units: SalesDay["units"];
  readonly products: readonly ProductId[];
  /** Those of them that the forecast would be shown of. */
  readonly shown: ReadonlySet<ProductId>;
};

export const originsOf = (history: readonly SalesDay[]): readonly Origin[] =>
  history
    .filter(({ isClosed }) => !isClosed)
    .map(({ day, units }) => {
      const past = pastBefore(history, day);
      const forecasts = [...forecastDay(past.history, day)];
      const products = forecasts.flatMap(([product, forecast]) => (forecast === null ? [] : [product]));
      const shown = forecasts.flatMap(([product, forecast]) => (forecast?.isBetter === true ? [product] : []));
      return { day, past, units, products, shown: new Set(shown) };
    })
    .filter(({ products }) => products.length > 0);

export const casesOf = ({ foretell }: Candidate, origins: readonly Origin[]): readonly Case[] =>
  origins.flatMap(({ day, past, units, products }) => {
    const unitsOf = foretell(past, day);
    return products.map((product) => ({
      product,
      weekday: weekdayOf(day),
      sold: units.get(product) ?? 0,
      foretold: Math.round(unitsOf(product) ?? 0),
    }));
  });

export const missedIn = (cases: readonly Case[]): number =>
  cases.reduce((sum, { sold, foretold }) => sum + Math.abs(sold - foretold), 0);
export const soldIn = (cases: readonly Case[]): number => cases.reduce((sum, { sold }) => sum + sold, 0);
export const foretoldIn = (cases: readonly Case[]): number => cases.reduce((sum, { foretold }) => sum + foretold, 0);

/** A steadier forecast may miss so much more than a nervous one; on so few days that is chance. */
const tolerance = 1.02;

/** The steadiest settings of those that missed least on these days, or hardly more. */
export function bestOf(family: readonly Candidate[], origins: readonly Origin[]): Candidate {
  const missed = family.map((candidate) => missedIn(casesOf(candidate, origins)));
  const best = family[missed.findIndex((units) => units <= tolerance * Math.min(...missed))];
  if (best === undefined) throw new BrokenInvariant("a way has settings");
  return best;
}

/** Both on the same days and products. */
export const sideBySide = (origins: readonly Origin[]) => ({
  before: casesOf(lastWeek, origins),
  now: casesOf(ours, origins),
});
