import { searchText } from "../kernel/index.ts";

/** Ten pages of five. */
const rankingPlaces = 50;

export type Contender = { readonly id: string; readonly name: string; readonly amount: number };

/** Ties by name, whatever accents and case; the id settles the rest. METRICS-03 */
export function ranking<T extends Contender>(contenders: readonly T[], first: "MOST" | "LEAST"): readonly T[] {
  const sign = first === "MOST" ? -1 : 1;
  return contenders
    .map((one) => ({ one, key: `${searchText(one.name)}\u0000${one.id}` }))
    .toSorted((a, b) => sign * (a.one.amount - b.one.amount) || (a.key < b.key ? -1 : 1))
    .slice(0, rankingPlaces)
    .map(({ one }) => one);
}

/** What falls together by its id. */
export function summedById<T extends Contender>(parts: readonly T[]): readonly T[] {
  const sums = new Map<string, T>();
  for (const part of parts) {
    const known = sums.get(part.id);
    sums.set(part.id, known === undefined ? part : { ...known, amount: known.amount + part.amount });
  }
  return [...sums.values()];
}
