import type { Page } from "@playwright/test";

import { highestNumber } from "./browser-data.ts";
import { timeToPaint } from "./stopwatch.ts";

export type DinersMeasured = { readonly opens: readonly number[]; readonly keys: readonly number[] };

/** Milliseconds between two keys: longer than a reader's pace, or the digits would count as a card. */
const pause = 150;
const names = "[role=option] [data-part=item-text]";

/** Searches diners by the number in their name: each digit changes who is found. */
export async function measureDiners(page: Page, times: number): Promise<DinersMeasured> {
  const opens: number[] = [];
  const keys: number[] = [];
  for (let search = 0; search < times; search += 1) {
    const open = { name: `open ${search}`, key: undefined, selector: names, text: "", where: "some" } as const;
    opens.push(await timeToPaint(page, open, () => page.getByRole("button", { name: "Elegir comensal" }).click()));
    const sought = String(highestNumber - search * 37);
    for (let length = 1; length <= sought.length; length += 1) {
      const key = sought.charAt(length - 1);
      const text = sought.slice(0, length);
      const typed = { name: `key ${search} ${length}`, key, selector: names, text, where: "every" } as const;
      keys.push(await timeToPaint(page, typed, () => page.keyboard.press(key)));
      await page.waitForTimeout(pause);
    }
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Elegir comensal" }).waitFor();
    // A key within 100 ms of another goes on with what was typed before it, here the last digit: no hand scans that soon.
    await page.waitForTimeout(pause);
  }
  return { opens, keys };
}
