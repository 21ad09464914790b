import type { Page } from "@playwright/test";

import { cardSelector } from "./till-page.ts";

export type Mount = {
  /** From the reload to the painted cards. */
  readonly whole: number;
  /** From the catalogue's last byte on: decoding, drawing, painting. */
  readonly afterData: number;
};

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

const readMount = (): Mount | null => {
  const whole = performance.getEntriesByName("cards")[0]?.duration;
  const arrivals = performance
    .getEntriesByType("resource")
    .flatMap((entry) =>
      entry instanceof PerformanceResourceTiming && /\/products(\/categories)?$/u.test(entry.name)
        ? [entry.responseEnd]
        : [],
    );
  return whole === undefined ? null : { whole, afterData: whole - Math.max(...arrivals) };
};

/** Loads the sales screen anew, `times` times. */
export async function measureMounts(page: Page, times: number): Promise<readonly Mount[]> {
  await page.addInitScript(watchCards, cardSelector);
  const mounts: Mount[] = [];
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
