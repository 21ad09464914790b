import type { TableRow } from "./table-cell.ts";
import type { TableAnswer, TableColumn, TableFormat, TableOrder } from "./table-worker.messages.ts";

export type TableExport = {
  readonly addRows: (rows: readonly TableRow[]) => void;
  /** Rejects when the file could not be made. */
  readonly finish: () => Promise<Blob>;
  /** Frees the worker; nothing comes of it any more. */
  readonly end: () => void;
};

/** Makes a file of a table in a worker, so that a long one never holds up the page. */
export function startTableExport(format: TableFormat, title: string, columns: readonly TableColumn[]): TableExport {
  const worker = new Worker(new URL("./table.worker.ts", import.meta.url), { type: "module" });
  const order = (message: TableOrder): void => worker.postMessage(message);
  const file = new Promise<Blob>((resolve, reject) => {
    worker.addEventListener("message", ({ data }: MessageEvent<TableAnswer>) => resolve(data.file));
    worker.addEventListener("error", ({ message }) => reject(new Error(message)));
  });
  // Whoever cancels waits for nothing.
  file.catch(() => {});
  order({ type: "start", format, title, columns });
  return {
    addRows: (rows) => order({ type: "rows", rows }),
    finish: () => {
      order({ type: "finish" });
      return file;
    },
    end: () => worker.terminate(),
  };
}
