import type { ComparedPeriod } from "@cantina/domain/metrics";
import { type Cents, formatMoneyShort } from "@cantina/domain/kernel";
import { units } from "../../texts/premium-metrics.ts";
import type { HistorySearch } from "./history-address.ts";

/** One of a ranking. */
export type RankedRow = {
  readonly id: string;
  readonly name: string;
  readonly isDeleted: boolean;
  readonly amount: number;
  readonly text: string;
  /** Where what it is the sum of is shown; null: nowhere. */
  readonly search: HistorySearch | null;
};

type Ranked<Amount> = {
  readonly id: string;
  readonly name: string;
  readonly isDeleted?: boolean;
  readonly amount: Amount;
};
type Behind = ((period: ComparedPeriod, of: string) => HistorySearch) | null;

const rowsOf = <Amount extends number>(
  ranked: readonly Ranked<Amount>[],
  textOf: (amount: Amount) => string,
  period: ComparedPeriod,
  behind: Behind,
): readonly RankedRow[] =>
  ranked.map(({ id, name, isDeleted = false, amount }) => ({
    id,
    name,
    isDeleted,
    amount,
    text: textOf(amount),
    search: behind === null || amount === 0 ? null : behind(period, id),
  }));

export const unitRows = (ranked: readonly Ranked<number>[], period: ComparedPeriod, behind: Behind) =>
  rowsOf(ranked, units, period, behind);

export const moneyRows = (ranked: readonly Ranked<Cents>[], period: ComparedPeriod, behind: Behind) =>
  rowsOf(ranked, formatMoneyShort, period, behind);
