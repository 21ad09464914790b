import { cpus } from "node:os";
import process from "node:process";
import { fileURLToPath } from "node:url";

import { loadTemporal } from "@cantina/domain/kernel";

import { type BenchPlace, openBenchPlace } from "./bench-place.ts";
import { tableLines } from "./bench-table.ts";
import { benchDashboard } from "./browser/bench-dashboard.ts";
import { benchBeside } from "./browser/bench-beside.ts";
import { benchBrowser } from "./browser/bench-browser.ts";
import { benchDesk } from "./browser/bench-desk.ts";
import { benchDay } from "./browser/day/bench-day.ts";
import { manyClients } from "./clients/clients-data.ts";
import { measureClients } from "./clients/measure-clients.ts";
import { serveLoads } from "./load-child.ts";
import type { DistrictSize } from "./district/district-lines.ts";
import { measureDistrict } from "./district/measure-district.ts";
import { measureLimits } from "./limits/measure-limits.ts";
import { measureGrowth } from "./growth/measure-growth.ts";
import { type LoadProcess, loadRole, startLoadProcess } from "./load.ts";
import { measureHistory } from "./history/measure-history.ts";
import { measureInstants } from "./measure-instants.ts";
import { measurePlan } from "./measure-plan.ts";
import { measurePricing } from "./measure-pricing.ts";
import { measureRecipes } from "./measure-recipes.ts";
import { type BenchSize, measurePacedSales, measureSales } from "./measure-sales.ts";
import { measureSoak } from "./measure-soak.ts";
import { measureHanging } from "./payments/measure-hanging.ts";
import { measureClose } from "./register/measure-close.ts";
import { measureReports } from "./reports/measure-reports.ts";
import { fillReports } from "./reports/reports-data.ts";
import { reportLines } from "./reports/report-lines.ts";
import {
  besideLines,
  closeLines,
  growthLines,
  hangingLines,
  pageLines,
  tillLines,
  uploadLines,
} from "./scale-lines.ts";
import { measureBesideUploads } from "./uploads/measure-beside.ts";
import { measureUpload } from "./uploads/measure-upload.ts";

const program = fileURLToPath(import.meta.url);
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const sayAll = (lines: readonly string[]): void => ["", ...lines].forEach(say);
const tell = (line: string): void => void process.stderr.write(`${line}\n`);

type Size = BenchSize & {
  readonly closes: { readonly counts: readonly number[]; readonly rounds: number };
  /** Records of stock, and as many movements of consumables. */
  readonly instants: { readonly records: number; readonly rounds: number };
  readonly history: { readonly orders: number; readonly rounds: number };
  /** Orders that are there already when one more is sold. */
  readonly growth: readonly number[];
  /** Lines of orders. */
  readonly reports: BenchSize & { readonly lines: number };
  readonly tills: { readonly tills: number; readonly sales: number; readonly perSecond: number };
  readonly district: DistrictSize;
};

const quick: Size = {
  rounds: 2,
  seconds: 1,
  closes: { counts: [200, 2_000], rounds: 5 },
  instants: { records: 50_000, rounds: 20 },
  history: { orders: 20_000, rounds: 5 },
  growth: [10_000, 50_000],
  reports: { lines: 100_000, rounds: 2, seconds: 1 },
  tills: { tills: 200, sales: 15, perSecond: 5 },
  district: { cafeterias: 10, tillsPerCafeteria: 4, minutes: 0.5, everyMs: 2_000 },
};
const whole: Size = {
  rounds: 5,
  seconds: 4,
  closes: { counts: [200, 20_000], rounds: 40 },
  instants: { records: 1_000_000, rounds: 200 },
  history: { orders: 1_000_000, rounds: 20 },
  growth: [10_000, 100_000, 1_000_000, 3_000_000],
  reports: { lines: 10_000_000, rounds: 7, seconds: 8 },
  tills: { tills: 200, sales: 200, perSecond: 5 },
  district: { cafeterias: 100, tillsPerCafeteria: 4, minutes: 60, everyMs: 10_000 },
};

type Part =
  | "sales"
  | "limits"
  | "recipes"
  | "tills"
  | "close"
  | "history"
  | "instants"
  | "plan"
  | "clients"
  | "uploads"
  | "hanging"
  | "desk"
  | "dashboard"
  | "browser"
  | "day"
  | "soak"
  | "district"
  | "growth"
  | "reports";
/** What runs when nothing is chosen; hanging needs a place of its own, and soak, district, growth and reports take as long as all of these. */
const usualParts: readonly Part[] = [
  "sales",
  "limits",
  "recipes",
  "tills",
  "close",
  "uploads",
  "history",
  "instants",
  "plan",
  "clients",
  "desk",
  "dashboard",
  "browser",
  "day",
];
const parts: readonly Part[] = [...usualParts, "hanging", "soak", "district", "growth", "reports"];

type Stage = { readonly place: BenchPlace; readonly load: LoadProcess; readonly size: Size };

async function sales({ place, load, size: { rounds, seconds } }: Stage): Promise<void> {
  tell(`Pricing, and selling for about ${Math.round(rounds * seconds * 5)} s…`);
  const pricing = measurePricing(rounds);
  const measured = await measureSales(place, load, { rounds, seconds });
  const paced = await measurePacedSales(place, load, rounds * seconds);
  sayAll(tableLines(measured, paced, pricing));
}

async function soak({ place, load }: Stage): Promise<void> {
  const { sales: sold, seconds, before, after, most } = await measureSoak(place, load, { wanted: 100_000, tell });
  say(`${sold} sales in ${seconds.toFixed(0)} s by 16 clients`);
  say(`memory: ${before.toFixed(0)} MB before, ${after.toFixed(0)} MB after, ${most.toFixed(0)} MB at most`);
}

/** Those that share a database and a server. */
const shared: Partial<Record<Part, (stage: Stage) => Promise<void>>> = {
  sales,
  tills: async ({ place, load, size: { tills } }) => {
    tell(`Telling ${tills.tills} tills…`);
    sayAll(tillLines(tills.tills, await load.hear({ way: "tills", url: place.url, ...tills })));
  },
  close: async ({ place, size: { closes } }) => {
    tell("Closing registers…");
    sayAll(closeLines(await measureClose(place, closes)));
  },
  uploads: async ({ place, load, size: { rounds, seconds } }) => {
    tell("Trying uploads…");
    sayAll(uploadLines(await measureUpload(place, rounds)));
    tell("Selling beside four uploaders…");
    const uploading = startLoadProcess(program);
    try {
      sayAll(besideLines(await measureBesideUploads(place, { load, uploading }, { rounds, seconds: 2 * seconds })));
    } finally {
      uploading.close();
    }
  },
  soak,
  limits: async ({ place, load, size }) => {
    tell("Selling, and moving money as others do…");
    sayAll(await measureLimits(place, load, size));
  },
  recipes: async ({ place, load, size }) => {
    tell("Selling with recipes…");
    sayAll(await measureRecipes(place, load, size));
  },
};

async function reports({ lines, rounds, seconds }: Size["reports"]): Promise<void> {
  tell(`Writing ${lines.toLocaleString("en")} lines of orders…`);
  const place = await openBenchPlace({ fill: fillReports(lines) });
  const load = startLoadProcess(program);
  try {
    await place.settle();
    sayAll(reportLines(await measureReports(place, load, { rounds, seconds, tell })));
  } finally {
    load.close();
    await place.close();
  }
}

async function hanging({ rounds, seconds }: Size): Promise<void> {
  tell("Selling beside charges that nobody answers…");
  const load = startLoadProcess(program);
  try {
    sayAll(hangingLines(await measureHanging(load, { rounds, seconds: 4 * seconds })));
  } finally {
    load.close();
  }
}

async function runShared(chosen: readonly Part[], size: Size): Promise<void> {
  const runs = chosen.flatMap((part) => shared[part] ?? []);
  if (runs.length === 0) return;
  tell("Starting a database and a server of its own…");
  const place = await openBenchPlace();
  const load = startLoadProcess(program);
  try {
    for (const runPart of runs) await runPart({ place, load, size });
  } finally {
    load.close();
    await place.close();
  }
}

const besideOption = /^--beside=(?<commit>[\w./~^-]+)$/u;

/** What is wrong with them; null: nothing. What nobody reads would be measured as if somebody had. */
function faultOf(options: ReadonlySet<string>): string | null {
  const known = new Set(["--quick", "--check", ...parts.map((part) => `--${part}`)]);
  const unknown = [...options].filter((option) => !known.has(option) && !besideOption.test(option));
  return unknown.length === 0
    ? null
    : `no such option: ${unknown.join(", ")}; there are ${[...known].join(", ")} and --beside=<commit>`;
}

/**
 * `--sales --history` chooses parts, `--quick` makes each smaller, `--check` ends with 1 when the screen is too slow;
 * `--beside=<commit>` measures the till's screens of that commit and of this state in turns.
 */
async function run(options: ReadonlySet<string>): Promise<void> {
  const fault = faultOf(options);
  if (fault !== null) {
    tell(fault);
    process.exitCode = 2;
    return;
  }
  const isQuick = options.has("--quick");
  const size = isQuick ? quick : whole;
  const named = parts.filter((part) => options.has(`--${part}`));
  const chosen = named.length === 0 ? usualParts : named;
  const processors = cpus();
  say(
    `Node ${process.version}, ${process.platform}, ${processors.length} × ${processors[0]?.model ?? "?"}, ${size.rounds} rounds of ${size.seconds} s`,
  );
  const beside = [...options].flatMap((option) => besideOption.exec(option)?.groups?.["commit"] ?? []).at(0);
  if (beside !== undefined) {
    const most = isQuick
      ? { rounds: 1, loads: 1, scans: 5, searches: 1 }
      : { rounds: 5, loads: 3, scans: 24, searches: 4 };
    sayAll(await benchBeside(beside, most, tell));
    return;
  }
  await runShared(chosen, size);
  if (chosen.includes("history")) {
    const { orders, rounds } = size.history;
    tell(`Writing ${orders.toLocaleString("en")} orders…`);
    sayAll(pageLines(orders, "orders", await measureHistory(orders, rounds)));
  }
  if (chosen.includes("instants")) {
    const { records, rounds } = size.instants;
    tell(`Writing ${records.toLocaleString("en")} records of stock and as many movements…`);
    sayAll(await measureInstants(records, rounds));
  }
  if (chosen.includes("plan")) {
    tell("Planning a day…");
    sayAll(await measurePlan(size.instants.rounds));
  }
  if (chosen.includes("clients")) {
    tell(`Writing ${manyClients.toLocaleString("en")} clients…`);
    sayAll(pageLines(manyClients, "clients", await measureClients(size.history.rounds)));
  }
  if (chosen.includes("district")) sayAll(await measureDistrict(size.district, { program, tell }));
  if (chosen.includes("growth")) {
    sayAll(
      growthLines(await measureGrowth(size.growth, { rounds: size.rounds, seconds: size.seconds, program, tell })),
    );
  }
  if (chosen.includes("hanging")) await hanging(size);
  if (chosen.includes("reports")) await reports(size.reports);
  if (chosen.includes("desk"))
    sayAll(await benchDesk(isQuick ? { searches: 2, drags: 2 } : { searches: 12, drags: 8 }, tell));
  if (chosen.includes("dashboard")) sayAll(await benchDashboard(isQuick ? 2 : 5, tell));
  if (chosen.includes("day")) sayAll(await benchDay(tell));
  if (!chosen.includes("browser")) return;
  const { lines, isFast } = await benchBrowser(
    isQuick ? { loads: 2, scans: 20, searches: 3 } : { loads: 5, scans: 60, searches: 15 },
    tell,
  );
  sayAll(lines);
  if (options.has("--check") && !isFast) process.exitCode = 1;
}

await loadTemporal();
if (process.argv.includes(loadRole)) await serveLoads();
else await run(new Set(process.argv.slice(2)));
