import { useState } from "react";
import { type LocalDate, localDateOf } from "@cantina/domain/kernel";
import { saveFile, startTableExport } from "../../composition/device/index.ts";
import { notify } from "../../ui/notify.ts";
import type { BoardTable } from "./board-export.ts";
import type { Board } from "./use-board.ts";

const formats = {
  excel: { extension: "xlsx", name: "Excel" },
  pdf: { extension: "pdf", name: "PDF" },
} as const;
export type BoardFormat = keyof typeof formats;

/** A sheet of paper tells its day; the name of a spreadsheet's page may hold no slash. */
const titleOf = ({ title }: BoardTable, format: BoardFormat, day: LocalDate): string =>
  format === "pdf" ? `${title} del ${day.split("-").toReversed().join("/")}` : title;

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
  const [isExporting, setIsExporting] = useState(false);
  async function save(table: BoardTable, format: BoardFormat): Promise<void> {
    if (table.rows.length === 0) {
      await notify({ kind: "warning", title: "No hay datos para exportar" });
      return;
    }
    setIsExporting(true);
    const { extension, name } = formats[format];
    const day = localDateOf(now, cafeteria.timeZone);
    try {
      saveFile(await write(table, format, day), `${table.name}_${day}.${extension}`);
      await notify({ kind: "success", title: `Reporte exportado a ${name} exitosamente` });
    } catch {
      await notify({ kind: "error", title: `Error al exportar a ${name}` });
    } finally {
      setIsExporting(false);
    }
  }
  return { isExporting, save };
}
