import process from "node:process";
import { parseArgs } from "node:util";

import { loadTemporal } from "@cantina/domain/kernel";
import { runCantina, stopSignal } from "@cantina/server/composition";

import { allKinds, kindsOf } from "./fault-kinds.ts";
import { reportLines } from "./report-lines.ts";
import { runTorture } from "./run-torture.ts";
import { serveTill } from "./serve-till.ts";
import { obeyClockOrders, serverRole } from "./server-process.ts";
import { canMountDisk } from "./small-disk.ts";
import { tillRole } from "./till-process.ts";

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const withoutDisk = allKinds.filter((kind) => kind !== "disk");

async function torture(args: readonly string[]): Promise<number> {
  const options = {
    rounds: { type: "string", default: "200" },
    seed: { type: "string", default: "1" },
    kinds: { type: "string", default: "all" },
  } as const;
  const { values } = parseArgs({ args: [...args], options, strict: true });
  const [rounds, seed] = [Number(values.rounds), Number(values.seed)];
  const kinds = kindsOf(values.kinds);
  if (!(Number.isSafeInteger(rounds) && rounds > 0 && Number.isSafeInteger(seed)) || kinds === undefined) {
    say(`Usage: npm run torture -- --rounds 200 --seed 1 --kinds all, or some of ${allKinds.join(",")}`);
    return 1;
  }
  if (kinds.includes("disk") && !canMountDisk()) {
    say(`A disk that is full takes root on Linux, who may mount one. Without: --kinds ${withoutDisk.join(",")}`);
    return 1;
  }
  let isStopped = false;
  void stopSignal().then(() => (isStopped = true));
  const report = await runTorture({
    program: process.argv[1] ?? "",
    rounds,
    seed,
    kinds,
    say,
    isStopped: () => isStopped,
  });
  for (const line of reportLines(report, seed)) say(line);
  // Tills that were refused everything have tried nothing.
  const hasSold = report.entries.some(({ wish, answer }) => wish.call === "order" && answer?.status === 200);
  return report.evidence === null && report.rounds === rounds && hasSold ? 0 : 1;
}

const [role, ...rest] = process.argv.slice(2);
if (role === serverRole) obeyClockOrders();
await loadTemporal();
if (role === tillRole) serveTill();
else if (role === serverRole) process.exitCode = await runCantina({ args: ["--empty"], env: process.env });
else process.exitCode = await torture(role === undefined ? [] : [role, ...rest]);
