import type { CommensalId } from "../kernel/index.ts";
import type { Diner } from "./diner.ts";

/** As many as stand above the fold of the search. */
export const mostLastDiners = 6;

/** Whom this till sold to, newest first and nobody twice. SALE-96 */
export const withLastDiner = (last: readonly CommensalId[], diner: CommensalId): readonly CommensalId[] =>
  [diner, ...last.filter((one) => one !== diner)].slice(0, mostLastDiners);

/** The list with the last ones first; who is not a diner any more is left out. SALE-96 */
export function lastDinersFirst(
  diners: readonly Diner[],
  listed: readonly Diner[],
  last: readonly CommensalId[],
): readonly Diner[] {
  const first = last.flatMap((one) => diners.find(({ commensal }) => commensal.id === one) ?? []);
  return first.length === 0 ? listed : [...first, ...listed.filter((one) => !first.includes(one))];
}
