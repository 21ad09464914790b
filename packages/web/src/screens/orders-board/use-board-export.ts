import { useState } from "react";
import { localDateOf } from "@cantina/domain/kernel";
import * as files from "../../texts/exports.ts";
import { useNotify } from "../notices/index.ts";
import type { BoardTable, Shown } from "./board-export.ts";
import type { Board } from "./use-board.ts";
import type { BoardFormat } from "./write-board.ts";

/** Saves a table of the board as a file named after the day; one at a time. */
export function useBoardExport({ now, cafeteria: { timeZone } }: Pick<Board, "now" | "cafeteria">, shown: Shown) {
  const notify = useNotify();
  const [isExporting, setIsExporting] = useState(false);
  async function save(name: BoardTable["name"], format: BoardFormat): Promise<void> {
    setIsExporting(true);
    try {
      const { saveBoard, tableOf } = await import("./write-board.ts");
      const table = tableOf(name, shown, timeZone);
      if (table.rows.length === 0) {
        await notify({ kind: "warning", title: files.nothingToExport });
        return;
      }
      await saveBoard(table, format, localDateOf(now, timeZone));
      await notify({ kind: "success", title: files.exported(format) });
    } catch {
      await notify({ kind: "error", title: files.notExported(format) });
    } finally {
      setIsExporting(false);
    }
  }
  return { isExporting, save };
}
