import type { Browser } from "@playwright/test";

import { type DinersMeasured, measureDiners } from "./measure-diners.ts";
import { measureMounts } from "./measure-mount.ts";
import { measureScans } from "./measure-scans.ts";
import { threadTime } from "./thread-time.ts";
import { openTillPage } from "./till-page.ts";

export type BrowserSize = { readonly loads: number; readonly scans: number; readonly searches: number };

export type BrowserMeasured = {
  /** How many times slower than this machine the page's thread ran. */
  readonly slowdown: number;
  readonly mounts: readonly number[];
  readonly scans: readonly number[];
  /** Mean milliseconds of script, style and layout for a whole scan, fourteen keys. */
  readonly computedPerScan: number;
  readonly diners: DinersMeasured;
  /** The same for one search of a diner: opened, four keys, closed. */
  readonly computedPerSearch: number;
};

/** One till, from its sign-in on, on a processor as slow as asked for. */
export async function measureBrowser(
  browser: Browser,
  url: string,
  { slowdown, size }: { readonly slowdown: number; readonly size: BrowserSize },
): Promise<BrowserMeasured> {
  const page = await openTillPage(browser, url);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const mounts = await measureMounts(page, size.loads);
  const diners = await threadTime(devtools, () => measureDiners(page, size.searches));
  const scans = await threadTime(devtools, () => measureScans(page, devtools, size.scans));
  await page.close();
  return {
    slowdown,
    mounts,
    scans: scans.value,
    computedPerScan: scans.spent / scans.value.length,
    diners: diners.value,
    computedPerSearch: diners.spent / size.searches,
  };
}
