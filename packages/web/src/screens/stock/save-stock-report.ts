import type { LocalDate } from "@cantina/domain/kernel";
import { unitsOnShelf } from "@cantina/domain/stock";
import type { DailyStock } from "../../composition/desk/index.ts";
import {
  type TableCell,
  type TableColumn,
  type TableRow,
  makeTable,
  saveFile,
} from "../../composition/device/index.ts";
import * as files from "../../texts/exports.ts";
import * as screens from "../../texts/screens.ts";
import * as texts from "../../texts/stock.ts";
import * as words from "../../texts/words.ts";
import { notify } from "../../ui/notify.ts";

const columns: readonly TableColumn[] = [
  { label: texts.product, kind: "text" },
  { label: words.category, kind: "text" },
  ...[texts.available, texts.reservedToday, texts.reservedLater, texts.onShelf, texts.soldToday].map(
    (label) => ({ label, kind: "count" }) as const,
  ),
];

const text = (value: string): TableCell => ({ kind: "text", text: value });
const count = (units: number): TableCell => ({ kind: "count", count: units });

const rowOf = (stock: DailyStock, categoryNames: ReadonlyMap<string, string>): TableRow => [
  text(stock.productName),
  text(categoryNames.get(stock.categoryId) ?? ""),
  ...[stock.currentStock, stock.reservedStock, stock.reservedLater, unitsOnShelf(stock), stock.soldToday].map(count),
];

/** What the screen shows, of all pages. */
export async function saveStockReport(
  stocks: readonly DailyStock[],
  categoryNames: ReadonlyMap<string, string>,
  today: LocalDate,
): Promise<void> {
  if (stocks.length === 0) return void notify({ kind: "warning", title: files.nothingToExport });
  try {
    const rows = stocks.map((stock) => rowOf(stock, categoryNames));
    saveFile(await makeTable(screens.stock, columns, rows), texts.fileName(today));
    void notify({ kind: "success", title: files.exported("excel") });
  } catch {
    void notify({ kind: "error", title: files.notExported("excel") });
  }
}
