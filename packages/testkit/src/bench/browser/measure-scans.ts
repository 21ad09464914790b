import type { CDPSession, Page } from "@playwright/test";

import { barcodeOf, productName, shownProducts } from "./browser-data.ts";
import { readCode } from "./reader.ts";
import { timeToPaint } from "./stopwatch.ts";

/** Milliseconds between two things that a seller holds before the reader. */
const pause = 120;

/** Milliseconds from Enter to the painted line, one for each scan; every scan adds a line. */
export async function measureScans(page: Page, keyboard: CDPSession, times: number): Promise<readonly number[]> {
  const took: number[] = [];
  for (let scan = 0; scan < times; scan += 1) {
    const place = 1 + Math.floor((scan * shownProducts) / times);
    const expected = {
      name: `scan ${scan}`,
      key: "Enter",
      selector: "[aria-label='Productos del carrito'] li [title]",
      text: productName(place),
      where: "some",
    } as const;
    took.push(await timeToPaint(page, expected, () => readCode(keyboard, barcodeOf(place))));
    await page.waitForTimeout(pause);
  }
  return took;
}
