import process from "node:process";
import { systemClock } from "@cantina/adapters/device";
import { loadTemporal } from "@cantina/domain/kernel";
import { probeProviders } from "./probe-providers.ts";

await loadTemporal();
const say = (line: string): void => void process.stdout.write(`${line}\n`);
process.exitCode = (await probeProviders({ env: process.env, clock: systemClock, say })) ? 0 : 1;
