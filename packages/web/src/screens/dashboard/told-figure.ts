import { type Cents, formatMoneyShort } from "@cantina/domain/kernel";
import { countText } from "../../ui/count-text.ts";
import type { HistorySearch } from "../history/index.ts";

/** One figure, and where its rows are; null: no screen shows just these. */
export type ToldFigure = { readonly amount: number; readonly text: string; readonly rows: HistorySearch | null };

export const countTold = (amount: number, rows: HistorySearch | null): ToldFigure => ({
  amount,
  text: countText(amount),
  rows,
});

export const moneyTold = (amount: Cents, rows: HistorySearch | null): ToldFigure => ({
  amount,
  text: formatMoneyShort(amount),
  rows,
});
