import type { Browser, Page } from "@playwright/test";

import { highestNumber } from "./browser-data.ts";
import { timeToPaint } from "./stopwatch.ts";
import { threadTime } from "./thread-time.ts";
import { openTillPage } from "./till-page.ts";

export type BoardMeasured = {
  /** How many times slower than this machine the page's thread ran. */
  readonly slowdown: number;
  readonly keys: readonly number[];
  /** Mean milliseconds of script, style and layout for a key; unlike a clock, they don't count what other programs took. */
  readonly computedPerKey: number;
};

const names = "main article h3";
/** Digits of a number: with three at most a few cards are left, and a fourth could change nothing. */
const typed = 3;

async function searchBoard(page: Page, searches: number): Promise<readonly number[]> {
  const keys: number[] = [];
  const search = page.getByRole("searchbox", { name: "Buscar comanda" });
  for (let round = 0; round < searches; round += 1) {
    await search.fill("");
    await search.focus();
    // Of those that wait, the ones whose number begins as no class does.
    const sought = String(highestNumber - ((round * 7) % 300) * 10);
    for (let length = 1; length <= typed; length += 1) {
      const [key, text] = [sought.charAt(length - 1), sought.slice(0, length)];
      const expected = { name: `board ${round} ${length}`, key, selector: names, text, where: "every" } as const;
      keys.push(await timeToPaint(page, expected, () => page.keyboard.press(key)));
      // Longer than a scanner's pace, or the digits would count as a card.
      await page.waitForTimeout(150);
    }
  }
  return keys;
}

/** Milliseconds from a key in the board's search to the frame in which every card in sight holds the text. */
export async function measureBoard(
  browser: Browser,
  url: string,
  { slowdown, searches }: { readonly slowdown: number; readonly searches: number },
): Promise<BoardMeasured> {
  const page = await openTillPage(browser, url);
  await page.goto(new URL("/pending-orders", url).href);
  await page.locator(names).first().waitFor();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const { spent, value: keys } = await threadTime(devtools, () => searchBoard(page, searches));
  await page.close();
  return { slowdown, keys, computedPerKey: spent / keys.length };
}
