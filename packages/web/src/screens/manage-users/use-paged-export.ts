import { type TableColumn, type TableRow, saveFile, startTableExport } from "../../composition/device/index.ts";
import { useRef, useState } from "react";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as files from "../../texts/exports.ts";
import { notify } from "../../ui/notify.ts";

export type PagedTable = {
  readonly title: string;
  readonly fileName: string;
  readonly columns: readonly TableColumn[];
  /** Batches of rows, until there are no more. */
  readonly pages: (signal: AbortSignal) => AsyncIterable<readonly TableRow[]>;
};

async function write({ title, fileName, columns, pages }: PagedTable, signal: AbortSignal): Promise<void> {
  const table = startTableExport("excel", title, columns);
  try {
    let count = 0;
    for await (const rows of pages(signal)) {
      signal.throwIfAborted();
      table.addRows(rows);
      count += rows.length;
    }
    if (count === 0) {
      await notify({ kind: "warning", title: files.nothingToExport });
      return;
    }
    const file = await table.finish();
    signal.throwIfAborted();
    saveFile(file, fileName);
    await notify({ kind: "success", title: files.exported("excel") });
  } finally {
    table.end();
  }
}

/** Makes one Excel file at a time, page by page, unless whoever asked for it leaves. SESSION-13 */
export function usePagedExport() {
  const { left } = useWorkplace();
  const running = useRef<AbortController | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  async function run(table: PagedTable): Promise<void> {
    if (running.current !== null) return;
    const controller = new AbortController();
    left.addEventListener("abort", () => controller.abort(), { once: true });
    running.current = controller;
    setIsRunning(true);
    try {
      await write(table, controller.signal);
    } catch {
      if (!controller.signal.aborted) await notify({ kind: "error", title: files.notExported("excel") });
    } finally {
      running.current = null;
      setIsRunning(false);
    }
  }
  return {
    isRunning,
    start: (table: PagedTable): void => void run(table),
    cancel: (): void => running.current?.abort(),
  };
}
