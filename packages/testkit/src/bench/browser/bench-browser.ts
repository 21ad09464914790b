import { BrokenInvariant } from "@cantina/domain/kernel";
import { findWebFolder } from "@cantina/server/composition";

import { openBenchPlace } from "../bench-place.ts";
import { percentile } from "../statistics.ts";
import { browserLines } from "./browser-lines.ts";
import { fillBrowserBench } from "./fill-browser-bench.ts";
import { type BrowserMeasured, type BrowserSize, measureBrowser } from "./measure-browser.ts";
import { startBrowser } from "./till-page.ts";

/** One frame at 60 a second, in milliseconds. */
const mostForScan = 16;

export type BrowserBench = {
  readonly lines: readonly string[];
  /** A scan is on the screen with the next frame. */
  readonly isFast: boolean;
};

/** The built web app in Chromium against a server and a database of its own. */
export async function benchBrowser(size: BrowserSize, tell: (line: string) => void): Promise<BrowserBench> {
  const webFolder = findWebFolder();
  if (webFolder === null) throw new BrokenInvariant("the web app is not built");
  const place = await openBenchPlace({ fill: fillBrowserBench, webFolder });
  const measured: BrowserMeasured[] = [];
  try {
    await place.settle();
    const browser = await startBrowser();
    try {
      for (const slowdown of [1, 4]) {
        tell(`Scanning in Chromium ${browser.version()}, CPU slowed by ${slowdown}…`);
        measured.push(await measureBrowser(browser, new URL("/", place.url).href, { slowdown, size }));
      }
    } finally {
      await browser.close();
    }
  } finally {
    await place.close();
  }
  const scans = measured.find(({ slowdown }) => slowdown === 1)?.scans ?? [];
  return { lines: browserLines(measured), isFast: percentile(scans, 0.5) <= mostForScan };
}
