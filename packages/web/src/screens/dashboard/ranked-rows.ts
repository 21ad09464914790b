import type { ComparedPeriod } from "@cantina/domain/metrics";
import { type Cents, formatMoneyShort } from "@cantina/domain/kernel";
import { orders, units } from "../../texts/premium-metrics.ts";
import type { HistorySearch } from "../history/index.ts";

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

type Ranked<Of extends string, Amount> = {
  readonly id: Of;
  readonly name: string;
  readonly isDeleted?: boolean;
  readonly amount: Amount;
};
type Behind<Of> = (period: ComparedPeriod, of: Of) => HistorySearch;

const rowsOf = <Of extends string, Amount extends number>(
  ranked: readonly Ranked<Of, Amount>[],
  textOf: (amount: Amount) => string,
  period: ComparedPeriod,
  behind: Behind<Of>,
): readonly RankedRow[] =>
  ranked.map(({ id, name, isDeleted = false, amount }) => ({
    id,
    name,
    isDeleted,
    amount,
    text: textOf(amount),
    search: behind(period, id),
  }));

export const unitRows = <Of extends string>(
  ranked: readonly Ranked<Of, number>[],
  period: ComparedPeriod,
  behind: Behind<Of>,
) => rowsOf(ranked, units, period, behind);

export const orderRows = <Of extends string>(
  ranked: readonly Ranked<Of, number>[],
  period: ComparedPeriod,
  behind: Behind<Of>,
) => rowsOf(ranked, orders, period, behind);

export const moneyRows = <Of extends string>(
  ranked: readonly Ranked<Of, Cents>[],
  period: ComparedPeriod,
  behind: Behind<Of>,
) => rowsOf(ranked, formatMoneyShort, period, behind);
