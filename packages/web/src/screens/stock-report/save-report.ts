import { type StockReport, type StockReportQuestion, stockTotals } from "@cantina/domain/stock";
import { type TableCell, type TableColumn, makeTable, saveFile } from "../../composition/device/index.ts";
import * as files from "../../texts/exports.ts";
import * as screens from "../../texts/screens.ts";
import * as texts from "../../texts/stock-report.ts";
import * as words from "../../texts/words.ts";
import { notify } from "../../ui/notify.ts";

const columns: readonly TableColumn[] = [
  { label: words.date, kind: "day" },
  ...[texts.start, texts.received, texts.sold, texts.returned, texts.withdrawn, texts.end].map(
    (label) => ({ label, kind: "count" }) as const,
  ),
];

const text = (value: string): TableCell => ({ kind: "text", text: value });
const count = (units: number): TableCell => ({ kind: "count", count: units });

/** Day by day as on the screen, the first one first, and their sum. */
export async function saveReport(report: StockReport, product: string, question: StockReportQuestion): Promise<void> {
  if (report.days.length === 0) return void notify({ kind: "warning", title: files.nothingToExport });
  const totals = stockTotals(report);
  const starts = [report.start, ...report.days.map(({ end }) => end)];
  const rows = [
    ...report.days.map((day, index) => ({
      ...day,
      name: { kind: "day", day: day.day } as const,
      start: starts[index] ?? 0,
    })),
    { ...totals, name: text(texts.total) },
  ].map(({ name, start, received, sold, returned, withdrawn, end }) => [
    name,
    ...[start, received, sold, returned, withdrawn, end].map(count),
  ]);
  try {
    const name = texts.fileName(product, question.from, question.until);
    saveFile(await makeTable(screens.stockReport, columns, rows), name);
    void notify({ kind: "success", title: files.exported("excel") });
  } catch {
    void notify({ kind: "error", title: files.notExported("excel") });
  }
}
