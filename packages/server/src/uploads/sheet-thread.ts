import { parentPort, workerData } from "node:worker_threads";
import { BrokenInvariant } from "@cantina/domain/kernel";
import { slowDown } from "../threads/index.ts";
import { readSheet } from "./read-sheet.ts";

slowDown(10);

if (!(workerData instanceof Uint8Array)) throw new BrokenInvariant("a thread is given a file");
parentPort?.postMessage(await readSheet(Buffer.from(workerData.buffer, workerData.byteOffset, workerData.length)));
