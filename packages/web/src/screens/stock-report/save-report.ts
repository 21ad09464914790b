import { type StockReport, type StockReportQuestion, stockTotals } from "@cantina/domain/stock";
import { type TableCell, type TableColumn, makeTable, saveFile } from "../../composition/device/index.ts";
import * as files from "../../texts/exports.ts";
import * as screens from "../../texts/screens.ts";
import * as texts from "../../texts/stock-report.ts";
import * as words from "../../texts/words.ts";
import { notify } from "../../ui/notify.ts";
import { moveColumns } from "./report-moves.ts";

export const sheetColumns: readonly TableColumn[] = [
  { label: words.date, kind: "day" },
  ...[texts.start, ...moveColumns.map(({ label }) => label), texts.end].map(
    (label) => ({ label, kind: "count" }) as const,
  ),
];

const text = (value: string): TableCell => ({ kind: "text", text: value });
const count = (units: number): TableCell => ({ kind: "count", count: units });

/** Day by day as on the screen, the first one first, and their sum. STOCK-23 */
export function rowsOf(report: StockReport): readonly (readonly TableCell[])[] {
  const starts = [report.start, ...report.days.map(({ end }) => end)];
  const days = report.days.map(({ day, ...moves }, at) => ({
    ...moves,
    name: { kind: "day", day } as const,
    start: starts[at] ?? 0,
  }));
  return [...days, { ...stockTotals(report), name: text(texts.total) }].map(({ name, start, end, ...moves }) => [
    name,
    ...[start, ...moveColumns.map(({ of }) => of(moves)), end].map(count),
  ]);
}

export async function saveReport(report: StockReport, product: string, question: StockReportQuestion): Promise<void> {
  if (report.days.length === 0) return void notify({ kind: "warning", title: files.nothingToExport });
  try {
    const name = texts.fileName(product, question.from, question.until);
    saveFile(await makeTable(screens.stockReport, sheetColumns, rowsOf(report)), name);
    void notify({ kind: "success", title: files.exported("excel") });
  } catch {
    void notify({ kind: "error", title: files.notExported("excel") });
  }
}
