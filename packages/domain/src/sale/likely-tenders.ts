import { type Cents, cents } from "../kernel/index.ts";

const mostTenders = 4;

/**
 * What a buyer is likely to give for a total, ascending: the exact amount, the two smallest notes that are enough by
 * themselves, and a few notes of one kind, the fewest first. SALE-84
 */
export function likelyTenders(total: Cents, denominations: readonly Cents[]): readonly Cents[] {
  if (total <= 0) return [];
  const largestFirst = denominations.toSorted((a, b) => b - a);
  const enough = largestFirst.filter((note) => note >= total).toReversed();
  const together = largestFirst.filter((note) => note < total).map((note) => cents(Math.ceil(total / note) * note));
  const likely = new Set([total, ...enough.slice(0, 2), ...together, ...enough]);
  return [...likely].slice(0, mostTenders).toSorted((a, b) => a - b);
}
