import {
  type LocalDate,
  type ProductId,
  type ReportDaysFault,
  type Result,
  accepted,
  refused,
  reportDaysFault,
} from "../kernel/index.ts";

/** Units of a product that moved: by hand, by sales and by their reverts. Beginning and ending stock control is by hand. What counts added is signed, and has with it what sales lacked. STOCK-21 */
export type StockMoves = {
  readonly received: number;
  readonly sold: number;
  readonly withdrawn: number;
  readonly returned: number;
  readonly counted: number;
};
export type StockDay = StockMoves & { readonly day: LocalDate; readonly end: number };

/** Of the days on which anything moved, the first one first. */
export type StockReport = { readonly start: number; readonly days: readonly StockDay[] };
export type StockTotals = StockMoves & { readonly start: number; readonly end: number };

/** What the days add up to, from the first to the last stock. STOCK-07 */
export function stockTotals({ start, days }: StockReport): StockTotals {
  const sum = (move: keyof StockMoves): number => days.reduce((units, day) => units + day[move], 0);
  return {
    start,
    received: sum("received"),
    sold: sum("sold"),
    withdrawn: sum("withdrawn"),
    returned: sum("returned"),
    counted: sum("counted"),
    end: days.at(-1)?.end ?? start,
  };
}

/** What stands in the form's fields. */
export type StockReportEntry = {
  readonly productId: ProductId | null;
  readonly from: LocalDate | null;
  readonly until: LocalDate | null;
};
export type StockReportQuestion = {
  readonly productId: ProductId;
  readonly from: LocalDate;
  readonly until: LocalDate;
};
export type StockReportFaults = {
  readonly productId?: "MISSING";
  readonly dates?: ReportDaysFault;
};

/** STOCK-08 */
export function checkStockReport(
  entry: StockReportEntry,
  today: LocalDate,
): Result<StockReportQuestion, StockReportFaults> {
  const { productId, from, until } = entry;
  const dates = reportDaysFault(entry, today);
  if (productId === null || from === null || until === null || dates !== undefined)
    return refused({
      ...(productId === null && { productId: "MISSING" }),
      ...(dates !== undefined && { dates }),
    });
  return accepted({ productId, from, until });
}
