import type { LocalDate, TimeZone } from "@cantina/domain/kernel";
import { saveFile, startTableExport } from "../../composition/device/index.ts";
import * as texts from "../../texts/orders-board.ts";
import { type BoardTable, type Shown, ordersTable, summaryTable } from "./board-export.ts";

const extensions = {
  excel: "xlsx",
  pdf: "pdf",
} as const;
export type BoardFormat = keyof typeof extensions;

/** A sheet of paper tells its day and which orders it has; the name of a spreadsheet's page may hold no slash. */
const titleOf = ({ title, narrowing }: BoardTable, format: BoardFormat, day: LocalDate): string =>
  format === "pdf" ? texts.ofThese(texts.titleOfDay(title, day.split("-").toReversed().join("/")), narrowing) : title;

async function write(file: BoardTable, format: BoardFormat, day: LocalDate): Promise<Blob> {
  const { columns, rows } = file;
  const table = startTableExport(format, titleOf(file, format, day), columns);
  try {
    table.addRows(rows);
    return await table.finish();
  } finally {
    table.end();
  }
}

export const tableOf = (name: BoardTable["name"], shown: Shown, zone: TimeZone): BoardTable =>
  name === "comandas" ? ordersTable(shown, zone) : summaryTable(shown);

/** Saves it as a file named after the day. Throws when it can't be written. */
export async function saveBoard(table: BoardTable, format: BoardFormat, day: LocalDate): Promise<void> {
  saveFile(await write(table, format, day), `${table.name}_${day}.${extensions[format]}`);
}
