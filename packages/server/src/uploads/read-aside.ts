import { type Result, refused } from "@cantina/domain/kernel";
import type { UnreadableReason, UploadedSheet } from "@cantina/domain/uploads";
import { type ProcessLimits, startProcess } from "../processes/index.ts";

type Read = Result<UploadedSheet, UnreadableReason>;

/** Of JavaScript's objects; the file itself and what it unpacks to are bounded before. */
export type ReadLimits = Required<ProcessLimits> & {
  /** In all, however long the processor was with others: the last resort. */
  readonly milliseconds: number;
};

/** The crowdest file that the counts let through needs less than 160 MB and 3 s of a processor. */
const usual: ReadLimits = { megabytes: 192, processorMilliseconds: 60_000, milliseconds: 180_000 };

/**
 * What readSheet says, from a process of its own that ends with the file: tills are answered meanwhile, and a file that
 * fills the memory or takes for ever takes nothing but its process with it. Rejects when `signal` aborts. SHEET-07
 */
export async function readAside(
  file: Buffer,
  signal: AbortSignal,
  { milliseconds, ...limits }: ReadLimits = usual,
): Promise<Read> {
  signal.throwIfAborted();
  const reader = startProcess<Read>(new URL("./sheet-process.ts", import.meta.url), file, limits);
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
    if (end.type === "died" && !isLate) throw new Error(`the process that reads a spreadsheet died: ${end.words}`);
    return refused("TOO_COMPLEX");
  } finally {
    clearTimeout(clock);
    signal.removeEventListener("abort", reader.kill);
  }
}
