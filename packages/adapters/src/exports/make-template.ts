import type { TableAnswer, TableOrder, UploadTemplate } from "./table-worker.messages.ts";

/** The file that people fill in for an upload. Rejects when it could not be made. */
export async function makeTemplate(template: UploadTemplate): Promise<Blob> {
  const worker = new Worker(new URL("./table.worker.ts", import.meta.url), { type: "module" });
  try {
    return await new Promise<Blob>((resolve, reject) => {
      worker.addEventListener("message", ({ data }: MessageEvent<TableAnswer>) => resolve(data.file));
      worker.addEventListener("error", ({ message }) => reject(new Error(message)));
      worker.postMessage({ type: "template", template } satisfies TableOrder);
    });
  } finally {
    worker.terminate();
  }
}
