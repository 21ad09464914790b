import { useState } from "react";
import { localDateOf } from "@cantina/domain/kernel";
import { saveFile, startTableExport } from "../../composition/table-files.ts";
import { notify } from "../../ui/notify.ts";
import type { BoardTable } from "./board-export.ts";
import type { Board } from "./use-board.ts";

const formats = {
  excel: { extension: "xlsx", name: "Excel" },
  pdf: { extension: "pdf", name: "PDF" },
} as const;
export type BoardFormat = keyof typeof formats;

async function write({ title, columns, rows }: BoardTable, format: BoardFormat): Promise<Blob> {
  const table = startTableExport(format, title, columns);
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
    if (table.rows.length === 0) return notify({ kind: "warning", title: "No hay datos para exportar" });
    setIsExporting(true);
    const { extension, name } = formats[format];
    try {
      saveFile(await write(table, format), `${table.name}_${localDateOf(now, cafeteria.timeZone)}.${extension}`);
      await notify({ kind: "success", title: `Reporte exportado a ${name} exitosamente` });
    } catch {
      await notify({ kind: "error", title: `Error al exportar a ${name}` });
    } finally {
      setIsExporting(false);
    }
  }
  return { isExporting, save };
}
