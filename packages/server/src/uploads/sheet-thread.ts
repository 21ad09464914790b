import { setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { BrokenInvariant } from "@cantina/domain/kernel";
import { readSheet } from "./read-sheet.ts";

// On Linux a thread has a priority of its own; elsewhere this would slow the tills as well.
if (process.platform === "linux") setPriority(5);

if (!(workerData instanceof Uint8Array)) throw new BrokenInvariant("a thread is given a file");
parentPort?.postMessage(await readSheet(Buffer.from(workerData.buffer, workerData.byteOffset, workerData.length)));
