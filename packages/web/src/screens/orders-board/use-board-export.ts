import { useState } from "react";
import { type LocalDate, localDateOf } from "@cantina/domain/kernel";
import { saveFile, startTableExport } from "../../composition/device/index.ts";
import * as texts from "../../texts/orders-board.ts";
import * as files from "../../texts/exports.ts";
import { useNotify } from "../notices/index.ts";
import type { BoardTable } from "./board-export.ts";
import type { Board } from "./use-board.ts";

const extensions = {
  excel: "xlsx",
  pdf: "pdf",
} as const;
export type BoardFormat = keyof typeof extensions;

/** A sheet of paper tells its day; the name of a spreadsheet's page may hold no slash. */
const titleOf = ({ title }: BoardTable, format: BoardFormat, day: LocalDate): string =>
  format === "pdf" ? texts.titleOfDay(title, day.split("-").toReversed().join("/")) : title;

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

/** Saves a table of the board as a file named after the day; one at a time. */
export function useBoardExport({ now, cafeteria }: Pick<Board, "now" | "cafeteria">) {
  const notify = useNotify();
  const [isExporting, setIsExporting] = useState(false);
  async function save(table: BoardTable, format: BoardFormat): Promise<void> {
    if (table.rows.length === 0) {
      await notify({ kind: "warning", title: files.nothingToExport });
      return;
    }
    setIsExporting(true);
    const day = localDateOf(now, cafeteria.timeZone);
    try {
      saveFile(await write(table, format, day), `${table.name}_${day}.${extensions[format]}`);
      await notify({ kind: "success", title: files.exported(format) });
    } catch {
      await notify({ kind: "error", title: files.notExported(format) });
    } finally {
      setIsExporting(false);
    }
  }
  return { isExporting, save };
}
