import { cpus } from "node:os";
import process from "node:process";
import { fileURLToPath } from "node:url";

import { loadTemporal } from "@cantina/domain/kernel";

import { openBenchPlace } from "./bench-place.ts";
import { tableLines } from "./bench-table.ts";
import { benchBrowser } from "./browser/bench-browser.ts";
import { serveLoads } from "./load-child.ts";
import { loadRole, startLoadProcess } from "./load.ts";
import { measurePricing } from "./measure-pricing.ts";
import { type BenchSize, measureSales } from "./measure-sales.ts";

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const tell = (line: string): void => void process.stderr.write(`${line}\n`);

async function bench({ rounds, seconds }: BenchSize): Promise<void> {
  const processors = cpus();
  say(
    `Node ${process.version}, ${process.platform}, ${processors.length} × ${processors[0]?.model ?? "?"}, ${rounds} rounds of ${seconds} s`,
  );
  tell("Pricing…");
  const pricing = measurePricing(rounds);
  tell("Starting a database and a server of its own…");
  const place = await openBenchPlace();
  const load = startLoadProcess(fileURLToPath(import.meta.url));
  try {
    tell(`Selling for about ${Math.round(rounds * seconds * 4)} s…`);
    const sales = await measureSales(place, load, { rounds, seconds });
    for (const line of tableLines(sales, pricing)) say(line);
  } finally {
    load.close();
    await place.close();
  }
}

async function run(options: ReadonlySet<string>): Promise<void> {
  const isQuick = options.has("--quick");
  if (!options.has("--browser")) await bench(isQuick ? { rounds: 2, seconds: 1 } : { rounds: 5, seconds: 4 });
  const size = isQuick ? { loads: 2, scans: 20, searches: 3 } : { loads: 5, scans: 60, searches: 15 };
  const { lines, isFast } = await benchBrowser(size, tell);
  for (const line of ["", ...lines]) say(line);
  if (options.has("--check") && !isFast) process.exitCode = 1;
}

await loadTemporal();
if (process.argv.includes(loadRole)) await serveLoads();
else await run(new Set(process.argv.slice(2)));
