import { type Result, refused } from "@cantina/domain/kernel";
import type { UnreadableReason, UploadedSheet } from "@cantina/domain/uploads";
import { startProcess } from "../processes/index.ts";

type Read = Result<UploadedSheet, UnreadableReason>;

export type ReadLimits = {
  /** Of JavaScript's objects; the file itself and what it unpacks to are bounded before. */
  readonly megabytes: number;
  readonly milliseconds: number;
};

/** The crowdest file that the counts let through needs less than 160 MB, and on a machine with nothing else to do 3 s. */
const usual: ReadLimits = { megabytes: 192, milliseconds: 60_000 };

/**
 * What readSheet says, from a process of its own that ends with the file: tills are answered meanwhile, and a file that
 * fills the memory or takes for ever takes nothing but its process with it. Rejects when `signal` aborts. SHEET-07
 */
export async function readAside(
  file: Buffer,
  signal: AbortSignal,
  { megabytes, milliseconds }: ReadLimits = usual,
): Promise<Read> {
  signal.throwIfAborted();
  const reader = startProcess<Read>(new URL("./sheet-process.ts", import.meta.url), file, { megabytes });
  let isLate = false;
  const clock = setTimeout(() => {
    isLate = true;
    reader.kill();
  }, milliseconds);
  signal.addEventListener("abort", reader.kill, { once: true });
  try {
    // Whoever waits for a turn gets it when this process is gone: two at once are two.
    const end = await reader.ended;
    signal.throwIfAborted();
    if (end.type === "done") return end.outcome;
    if (end.type === "outOfMemory" || isLate) return refused("TOO_COMPLEX");
    throw new Error(`the process that reads a spreadsheet died: ${end.words}`);
  } finally {
    clearTimeout(clock);
    signal.removeEventListener("abort", reader.kill);
  }
}
