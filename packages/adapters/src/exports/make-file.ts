import type { KitchenPaper } from "./kitchen-paper.ts";
import type { TableAnswer, TableOrder, TableReport, UploadTemplate } from "./table-worker.messages.ts";

/** The file that people fill in for an upload. Rejects when it could not be made. */
export const makeTemplate = (template: UploadTemplate): Promise<Blob> => fileFor({ type: "template", template });

/** Several tables in one file. Rejects when it could not be made. */
export const makeReport = (format: "excel" | "pdf", report: TableReport): Promise<Blob> =>
  fileFor({ type: "report", format, report });

/** A PDF to hang up. Rejects when it could not be made. */
export const makeKitchenPaper = (paper: KitchenPaper): Promise<Blob> => fileFor({ type: "kitchen", paper });

/** Of a worker of its own, that knows all of it at once. */
async function fileFor(order: TableOrder): Promise<Blob> {
  const worker = new Worker(new URL("./table.worker.ts", import.meta.url), { type: "module" });
  try {
    return await new Promise<Blob>((resolve, reject) => {
      worker.addEventListener("message", ({ data }: MessageEvent<TableAnswer>) => resolve(data.file));
      worker.addEventListener("error", ({ message }) => reject(new Error(message)));
      worker.postMessage(order);
    });
  } finally {
    worker.terminate();
  }
}
