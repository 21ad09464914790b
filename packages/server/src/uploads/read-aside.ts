import type { Worker } from "node:worker_threads";
import { type Result, refused } from "@cantina/domain/kernel";
import type { UnreadableReason, UploadedSheet } from "@cantina/domain/uploads";
import { startThread } from "../threads/index.ts";

type Read = Result<UploadedSheet, UnreadableReason>;

export type ReadLimits = {
  /** Of JavaScript's objects; the file itself and what it unpacks to are bounded before. */
  readonly megabytes: number;
  readonly milliseconds: number;
};

/** The crowdest file that the counts let through needs less than 160 MB, and on a machine with nothing else to do 3 s. */
const usual: ReadLimits = { megabytes: 192, milliseconds: 60_000 };

function startReading(file: Buffer, { megabytes }: ReadLimits): Worker {
  return startThread(new URL("./sheet-thread.ts", import.meta.url), {
    workerData: new Uint8Array(file),
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
  });
}

const isOutOfMemory = (error: Error): boolean => "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";

/**
 * What readSheet says, from a thread of its own that ends with the file: tills are answered meanwhile, and a file that
 * fills the memory or takes for ever takes nothing but its thread with it. Rejects when `signal` aborts. SHEET-07
 */
export function readAside(file: Buffer, signal: AbortSignal, limits: ReadLimits = usual): Promise<Read> {
  return new Promise<Read>((resolve, reject) => {
    signal.throwIfAborted();
    const thread = startReading(file, limits);
    let isEnding = false;
    const end = (settle: () => void): void => {
      // Ending a thread tells its end as well.
      if (isEnding) return;
      isEnding = true;
      clearTimeout(clock);
      signal.removeEventListener("abort", giveUp);
      // The thread is gone before the next one may start: two at once are two.
      void thread.terminate().then(settle, settle);
    };
    const giveUp = (): void => end(() => reject(signal.reason));
    const clock = setTimeout(() => end(() => resolve(refused("TOO_COMPLEX"))), limits.milliseconds);
    signal.addEventListener("abort", giveUp, { once: true });
    thread.once("message", (read: Read) => end(() => resolve(read)));
    thread.once("error", (error) =>
      end(() => (isOutOfMemory(error) ? resolve(refused("TOO_COMPLEX")) : reject(error))),
    );
    thread.once("exit", () => end(() => reject(new Error("the thread that reads a spreadsheet ended without a word"))));
  });
}
