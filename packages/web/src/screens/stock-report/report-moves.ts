import { type StockMoves, type StockReport, stockTotals } from "@cantina/domain/stock";
import * as texts from "../../texts/stock-report.ts";
import type { KeyFigure } from "../../ui/KeyFigures.tsx";

/** What moves the stock, as the table and the file have it. STOCK-23 */
export const moveColumns: readonly { readonly label: string; readonly of: (moves: StockMoves) => number }[] = [
  { label: texts.received, of: ({ received }) => received },
  { label: texts.sold, of: ({ sold }) => sold },
  { label: texts.returned, of: ({ returned }) => returned },
  { label: texts.withdrawn, of: ({ withdrawn }) => withdrawn },
  { label: texts.counted, of: ({ counted }) => counted },
];

/** The first stock, all that moved it, and the last. STOCK-23 */
export function moveFigures(report: StockReport): readonly KeyFigure[] {
  const { start, received, sold, returned, withdrawn, counted, end } = stockTotals(report);
  return [
    { label: texts.start, value: start, definition: texts.startHint },
    { label: texts.received, value: received, definition: texts.receivedHint },
    { label: texts.netSold, value: sold - returned, definition: texts.netSoldHint },
    { label: texts.withdrawn, value: withdrawn, definition: texts.withdrawnHint },
    { label: texts.counted, value: counted, definition: texts.countedHint },
    { label: texts.end, value: end, definition: texts.endHint },
  ];
}
