import { percentile } from "../statistics.ts";
import { boardOrders, fillBoard } from "./board-data.ts";
import { browserLines } from "./browser-lines.ts";
import { inBrowser, slowdowns } from "./browser-place.ts";
import { type BrowserMeasured, type BrowserSize, measureBrowser } from "./measure-browser.ts";
import { type BoardMeasured, measureBoard } from "./measure-board.ts";

/** One frame at 60 a second, in milliseconds. */
const mostForScan = 16;

export type BrowserBench = {
  readonly lines: readonly string[];
  /** A scan is on the screen with the next frame. */
  readonly isFast: boolean;
};

/** The till's screens. */
export const benchBrowser = (size: BrowserSize, tell: (line: string) => void): Promise<BrowserBench> =>
  inBrowser(async ({ browser, url, connection }) => {
    const measured: BrowserMeasured[] = [];
    const boards: BoardMeasured[] = [];
    for (const slowdown of slowdowns) {
      tell(`Scanning in Chromium ${browser.version()}, CPU slowed by ${slowdown}…`);
      measured.push(await measureBrowser(browser, url, { slowdown, size }));
    }
    await fillBoard(connection);
    for (const slowdown of slowdowns) {
      tell(`Searching ${boardOrders} comandas, CPU slowed by ${slowdown}…`);
      boards.push(await measureBoard(browser, url, { slowdown, searches: size.searches }));
    }
    const scans = measured.find(({ slowdown }) => slowdown === 1)?.scans ?? [];
    return { lines: browserLines(measured, boards), isFast: percentile(scans, 0.5) <= mostForScan };
  });
