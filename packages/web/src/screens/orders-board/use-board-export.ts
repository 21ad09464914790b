import { useState } from "react";
import { localDateOf } from "@cantina/domain/kernel";
import * as files from "../../texts/exports.ts";
import { useNotify } from "../notices/index.ts";
import type { BoardTable } from "./board-export.ts";
import type { Board } from "./use-board.ts";
import type { BoardFormat } from "./write-board.ts";

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
    try {
      const { saveBoard } = await import("./write-board.ts");
      await saveBoard(table, format, localDateOf(now, cafeteria.timeZone));
      await notify({ kind: "success", title: files.exported(format) });
    } catch {
      await notify({ kind: "error", title: files.notExported(format) });
    } finally {
      setIsExporting(false);
    }
  }
  return { isExporting, save };
}
