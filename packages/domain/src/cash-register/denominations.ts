import {
  type Cents,
  type OptionalNumber,
  type Result,
  type Unreadable,
  accepted,
  cents,
  multiplyMoney,
  refused,
  sumMoney,
} from "../kernel/index.ts";

/** Notes and coins of a drawer, the largest first: what a cafeteria counts by that has chosen none. */
export const usualDenominations: readonly Cents[] = [
  20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 20, 10, 5, 2, 1,
].map((units) => cents(units * 100));

/** More kinds than any currency has. */
export const mostDenominations = 30;
export const largestDenomination = cents(100_000_000);

const largestFirst = (list: Iterable<Cents>): readonly Cents[] => [...new Set(list)].toSorted((a, b) => b - a);

/** What a cafeteria counts by. CAFETERIA-26 */
export const denominationsOf = (chosen: readonly Cents[] = []): readonly Cents[] =>
  chosen.length === 0 ? usualDenominations : largestFirst(chosen);

/** What so many of each make; a denomination that isn't named counts 0. CASH-14 */
export const countedAmount = (counts: ReadonlyMap<Cents, number>): Cents =>
  sumMoney([...counts].map(([denomination, count]) => multiplyMoney(denomination, count)));

/** Those of the cafeteria, and those that are counted already: what somebody takes away meanwhile stays in sight. CAFETERIA-26 */
export const countedBy = (chosen: readonly Cents[] | undefined, counts: ReadonlyMap<Cents, number>): readonly Cents[] =>
  largestFirst([...denominationsOf(chosen), ...[...counts].flatMap(([one, count]) => (count > 0 ? [one] : []))]);

/** What stands in the fields of the topic; `added`: one that is being typed. */
export type DenominationsEntry = { readonly chosen: readonly Cents[]; readonly added: OptionalNumber<Cents> };
export type DenominationsFaults = {
  readonly chosen?: "NONE" | "TOO_MANY";
  readonly added?: "NOT_POSITIVE" | "TOO_HIGH" | Unreadable;
};

/** What is typed belongs to them, too. CAFETERIA-26 FORM-13 */
export function checkDenominations({
  chosen,
  added,
}: DenominationsEntry): Result<{ readonly cashDenominations: readonly Cents[] }, DenominationsFaults> {
  if (added === "UNREADABLE") return refused({ added });
  if (added !== null && added <= 0) return refused({ added: "NOT_POSITIVE" });
  if (added !== null && added > largestDenomination) return refused({ added: "TOO_HIGH" });
  const all = largestFirst(added === null ? chosen : [...chosen, added]);
  if (all.length === 0) return refused({ chosen: "NONE" });
  return all.length > mostDenominations ? refused({ chosen: "TOO_MANY" }) : accepted({ cashDenominations: all });
}
