import { cpus } from "node:os";
import process from "node:process";
import { fileURLToPath } from "node:url";

import { loadTemporal } from "@cantina/domain/kernel";

import { openBenchPlace } from "./bench-place.ts";
import { tableLines } from "./bench-table.ts";
import { benchBrowser } from "./browser/bench-browser.ts";
import { serveLoads } from "./load-child.ts";
import { loadRole, startLoadProcess } from "./load.ts";
import { measureHistory } from "./history/measure-history.ts";
import { measurePricing } from "./measure-pricing.ts";
import { type BenchSize, measurePacedSales, measureSales } from "./measure-sales.ts";
import { measureSoak } from "./measure-soak.ts";
import { measureClose } from "./register/measure-close.ts";
import { closeLines, historyLines, tillLines, uploadLines } from "./scale-lines.ts";
import { measureUpload } from "./uploads/measure-upload.ts";

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const sayAll = (lines: readonly string[]): void => ["", ...lines].forEach(say);
const tell = (line: string): void => void process.stderr.write(`${line}\n`);

type Size = BenchSize & {
  readonly closes: { readonly counts: readonly number[]; readonly rounds: number };
  readonly history: { readonly orders: number; readonly rounds: number };
  readonly tills: { readonly tills: number; readonly sales: number; readonly perSecond: number };
};

const quick: Size = {
  rounds: 2,
  seconds: 1,
  closes: { counts: [200, 2_000], rounds: 5 },
  history: { orders: 20_000, rounds: 5 },
  tills: { tills: 200, sales: 15, perSecond: 5 },
};
const whole: Size = {
  rounds: 5,
  seconds: 4,
  closes: { counts: [200, 20_000], rounds: 40 },
  history: { orders: 1_000_000, rounds: 20 },
  tills: { tills: 200, sales: 100, perSecond: 5 },
};

async function bench({ rounds, seconds, closes, history, tills }: Size): Promise<void> {
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
    tell(`Selling for about ${Math.round(rounds * seconds * 5)} s…`);
    const sales = await measureSales(place, load, { rounds, seconds });
    const paced = await measurePacedSales(place, load, rounds * seconds);
    sayAll(tableLines(sales, paced, pricing));
    tell(`Telling ${tills.tills} tills…`);
    sayAll(tillLines(tills.tills, await load.hear({ way: "tills", url: place.url, ...tills })));
    tell("Closing registers…");
    sayAll(closeLines(await measureClose(place, closes)));
    tell("Trying uploads…");
    sayAll(uploadLines(await measureUpload(place, rounds)));
  } finally {
    load.close();
    await place.close();
  }
  tell(`Writing ${history.orders.toLocaleString("en")} orders…`);
  sayAll(historyLines(history.orders, await measureHistory(history.orders, history.rounds)));
}

async function soak(): Promise<void> {
  const place = await openBenchPlace();
  const load = startLoadProcess(fileURLToPath(import.meta.url));
  try {
    const { sales, seconds, before, after, most } = await measureSoak(place, load, { wanted: 100_000, tell });
    say(`${sales} sales in ${seconds.toFixed(0)} s by 16 clients`);
    say(`memory: ${before.toFixed(0)} MB before, ${after.toFixed(0)} MB after, ${most.toFixed(0)} MB at most`);
  } finally {
    load.close();
    await place.close();
  }
}

async function run(options: ReadonlySet<string>): Promise<void> {
  if (options.has("--soak")) return soak();
  const isQuick = options.has("--quick");
  if (!options.has("--browser")) await bench(isQuick ? quick : whole);
  const size = isQuick ? { loads: 2, scans: 20, searches: 3 } : { loads: 5, scans: 60, searches: 15 };
  const { lines, isFast } = await benchBrowser(size, tell);
  for (const line of ["", ...lines]) say(line);
  if (options.has("--check") && !isFast) process.exitCode = 1;
}

await loadTemporal();
if (process.argv.includes(loadRole)) await serveLoads();
else await run(new Set(process.argv.slice(2)));
