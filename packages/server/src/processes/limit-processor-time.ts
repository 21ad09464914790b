import { Worker } from "node:worker_threads";

/** The last words of a process that has used up its time. */
export const usedUp = "The processor time of this process is used up.";

// As text, so that a bundle has no further file beside it.
const watch = `
  const { writeSync } = require("node:fs");
  const { workerData } = require("node:worker_threads");
  setInterval(() => {
    const { user, system } = process.cpuUsage();
    if (user + system < workerData.milliseconds * 1000) return;
    writeSync(2, workerData.words);
    process.kill(process.pid, "SIGKILL");
  }, 100);
`;

/**
 * Ends this process once it has had so many milliseconds of a processor. Its first thread may do nothing but its work,
 * so another one looks.
 */
export function limitProcessorTime(milliseconds: number): void {
  new Worker(watch, { eval: true, workerData: { milliseconds, words: usedUp } }).unref();
}
