import { type Cents, sumMoney } from "../kernel/index.ts";

/** What can be told apart and labelled beside it. */
const mostSlices = 5;

export type Share<Name> = {
  /** null: the rest. */
  readonly name: Name | null;
  readonly amount: Cents;
  /** Whole; of all shares 100. */
  readonly percent: number;
};

/** Rounded down, and what is missing to 100 goes to those that lost most. */
function percentsOf(amounts: readonly Cents[]): readonly number[] {
  const total = BigInt(sumMoney(amounts));
  const parts = amounts.map((amount, at) => {
    const hundred = BigInt(amount) * 100n;
    return { at, whole: Number(hundred / total), lost: hundred % total };
  });
  const missing = 100 - parts.reduce((sum, { whole }) => sum + whole, 0);
  const favoured = new Set(
    parts
      .toSorted((a, b) => (a.lost === b.lost ? a.at - b.at : a.lost > b.lost ? -1 : 1))
      .slice(0, missing)
      .map(({ at }) => at),
  );
  return parts.map(({ at, whole }) => whole + (favoured.has(at) ? 1 : 0));
}

/** Positive amounts, the largest first, as at most five slices. METRICS-14 */
export function pieOf<Name>(rows: readonly { readonly name: Name; readonly amount: Cents }[]): readonly Share<Name>[] {
  const isWhole = rows.length <= mostSlices;
  const named = isWhole ? rows : rows.slice(0, mostSlices - 1);
  const rest = sumMoney(rows.slice(named.length).map(({ amount }) => amount));
  const slices = [...named, ...(isWhole ? [] : [{ name: null, amount: rest }])];
  const percents = percentsOf(slices.map(({ amount }) => amount));
  return slices.map(({ name, amount }, at) => ({ name, amount, percent: percents[at] ?? 0 }));
}
