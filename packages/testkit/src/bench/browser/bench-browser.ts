import { BrokenInvariant } from "@cantina/domain/kernel";
import { findWebFolder } from "@cantina/server/composition";

import { openBenchPlace } from "../bench-place.ts";
import { percentile } from "../statistics.ts";
import { boardOrders, fillBoard } from "./board-data.ts";
import { browserLines } from "./browser-lines.ts";
import { fillBrowserBench } from "./fill-browser-bench.ts";
import { type BrowserMeasured, type BrowserSize, measureBrowser } from "./measure-browser.ts";
import { type BoardMeasured, measureBoard } from "./measure-board.ts";
import { startBrowser } from "./till-page.ts";

const slowdowns = [1, 4] as const;

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
  const url = new URL("/", place.url).href;
  const measured: BrowserMeasured[] = [];
  const boards: BoardMeasured[] = [];
  try {
    await place.settle();
    const browser = await startBrowser();
    try {
      for (const slowdown of slowdowns) {
        tell(`Scanning in Chromium ${browser.version()}, CPU slowed by ${slowdown}…`);
        measured.push(await measureBrowser(browser, url, { slowdown, size }));
      }
      await fillBoard(place.connection);
      for (const slowdown of slowdowns) {
        tell(`Searching ${boardOrders} comandas, CPU slowed by ${slowdown}…`);
        boards.push(await measureBoard(browser, url, { slowdown, searches: size.searches }));
      }
    } finally {
      await browser.close();
    }
  } finally {
    await place.close();
  }
  const scans = measured.find(({ slowdown }) => slowdown === 1)?.scans ?? [];
  return { lines: browserLines(measured, boards), isFast: percentile(scans, 0.5) <= mostForScan };
}
