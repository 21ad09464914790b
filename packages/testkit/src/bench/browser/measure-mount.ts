import type { Page } from "@playwright/test";

import { cardSelector } from "./till-page.ts";

/** Runs in the page before anything else does. */
function watchCards(selector: string): void {
  const look = (): void => {
    requestAnimationFrame(() => {
      if (document.querySelector(selector) === null) return look();
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => performance.measure("cards", { start: 0, end: performance.now() });
      port2.postMessage(null);
    });
  };
  look();
}

const readMount = (): number | null => performance.getEntriesByName("cards")[0]?.duration ?? null;

/** Milliseconds from a reload of the sales screen to its painted cards, which come from what the till keeps. */
export async function measureMounts(page: Page, times: number): Promise<readonly number[]> {
  await page.addInitScript(watchCards, cardSelector);
  const mounts: number[] = [];
  while (mounts.length < times) {
    await page.reload();
    await page.locator(cardSelector).first().waitFor();
    const mount = await page.waitForFunction(readMount);
    const value = await mount.jsonValue();
    if (value !== null) mounts.push(value);
    // The diners come after the cards, and are nobody's business in the next measure.
    await page.waitForLoadState("networkidle");
  }
  return mounts;
}
