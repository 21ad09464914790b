import { type Cents, compareNames, sumMoney } from "../kernel/index.ts";
import { isBeyondUsual } from "./beyond.ts";
import type { VarianceSum } from "./tell-variance.ts";

type Told = { readonly name: string; readonly whole: VarianceSum };

export type VarianceTotals = {
  /** null: nothing was counted. */
  readonly amount: Cents | null;
  /** Of what was counted. VARIANCE-06 */
  readonly usedAmount: Cents;
  readonly beyond: number;
  readonly uncounted: number;
};

/** VARIANCE-05 VARIANCE-06 */
export function varianceTotals(rows: readonly Told[]): VarianceTotals {
  const amounts = rows.flatMap(({ whole }) => whole.amount ?? []);
  return {
    amount: amounts.length === 0 ? null : sumMoney(amounts),
    usedAmount: sumMoney(rows.map(({ whole }) => whole.countedUseAmount)),
    beyond: rows.filter(({ whole }) => isBeyondUsual(whole)).length,
    uncounted: rows.filter(({ whole }) => whole.variance === null).length,
  };
}

/** VARIANCE-08 */
export const byLoss = <Row extends Told>(rows: readonly Row[]): readonly Row[] =>
  rows.toSorted((a, b) => {
    const [lost, other] = [a.whole.amount, b.whole.amount];
    if (lost === other) return compareNames(a.name, b.name);
    return (lost ?? Number.POSITIVE_INFINITY) - (other ?? Number.POSITIVE_INFINITY);
  });
