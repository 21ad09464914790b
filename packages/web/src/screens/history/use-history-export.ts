import { type TableFormat, saveFile, startTableExport } from "../../composition/device/index.ts";
import type { OrderId } from "@cantina/domain/kernel";
import { useRef, useState } from "react";
import { orReject } from "../../failures/failure.ts";
import { type HistoryQuery, transactionCalls } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/history.ts";
import * as files from "../../texts/exports.ts";
import * as screens from "../../texts/screens.ts";
import { notify } from "../../ui/notify.ts";
import { type HistoryPlace, historyTableColumns, historyTableRow } from "./history-cells.ts";

const pageSize = 500;
type Format = Exclude<TableFormat, "pdf">;

const endings = { csv: "csv", excel: "xlsx" } as const;

export type ExportProgress = { readonly done: number; readonly totalCount: number };

const untilAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) =>
    signal.addEventListener("abort", () => reject(new DOMException("cancelled", "AbortError"))),
  );

/** Reads the whole result page by page and makes a file of it, until it is done or cancelled, or whoever asked for it leaves. HISTORY-07, SESSION-13 */
export function useHistoryExport(place: HistoryPlace | null) {
  const { sources, left } = useWorkplace();
  const [progress, setProgress] = useState<ExportProgress | null>(null);
  const running = useRef<AbortController | null>(null);

  async function exportAll(query: HistoryQuery, format: Format, at: HistoryPlace, signal: AbortSignal): Promise<void> {
    const table = startTableExport(format, screens.history, historyTableColumns);
    try {
      let last: OrderId | null = null;
      for (let done = 0, isMore = true; isMore;) {
        // From row to row: sales that come meanwhile would move every page that is counted from the newest.
        const from: HistoryQuery = last === null ? {} : { after: last };
        const paging: HistoryQuery = { offset: 0, limit: pageSize, ...from };
        const page = await orReject(
          transactionCalls(sources).listTransactions({ query: { ...query, ...paging } }, { signal }),
        );
        signal.throwIfAborted();
        if (page.totalCount === 0) {
          await notify({ kind: "warning", title: files.nothingToExport });
          return;
        }
        table.addRows(page.data.map((entry) => historyTableRow(entry, at)));
        done += page.data.length;
        isMore = page.data.length === pageSize;
        last = page.data.at(-1)?.id ?? null;
        setProgress({ done, totalCount: Math.max(done, page.totalCount) });
      }
      const file = await Promise.race([table.finish(), untilAborted(signal)]);
      saveFile(file, `${texts.fileName}.${endings[format]}`);
      await notify({ kind: "success", title: files.exported(format) });
    } finally {
      table.end();
    }
  }

  async function start(query: HistoryQuery, format: Format): Promise<void> {
    if (place === null || running.current !== null) return;
    const controller = new AbortController();
    left.addEventListener("abort", () => controller.abort(), { once: true });
    running.current = controller;
    setProgress({ done: 0, totalCount: 0 });
    try {
      await exportAll(query, format, place, controller.signal);
    } catch {
      if (!controller.signal.aborted) await notify({ kind: "error", title: files.notExported(format) });
    } finally {
      // One that was cancelled may end when the next has begun.
      if (running.current === controller) {
        running.current = null;
        setProgress(null);
      }
    }
  }

  return {
    progress,
    start: (query: HistoryQuery, format: Format) => void start(query, format),
    cancel: () => {
      running.current?.abort();
      running.current = null;
      setProgress(null);
    },
  };
}
