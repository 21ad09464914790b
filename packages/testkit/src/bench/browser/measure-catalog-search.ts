import type { Page } from "@playwright/test";

import { timeToPaint } from "./stopwatch.ts";

const names = "[data-card] [data-open] > span:last-child > span:first-child";
/** Of products; their digits are in the barcodes too, which begin with 779. */
const soughts = ["123", "154", "186", "132", "168", "145"] as const;

/** Milliseconds from a key in the search of products to the cards that it leaves, and from emptying it to all cards. */
export async function measureCatalogSearch(
  page: Page,
  searches: number,
): Promise<{ readonly keys: readonly number[]; readonly clears: readonly number[] }> {
  const keys: number[] = [];
  const clears: number[] = [];
  const search = page.getByPlaceholder("Nombre, descripción o código de barras");
  await search.focus();
  for (let round = 0; round < searches; round += 1) {
    const sought = soughts[round % soughts.length] ?? "";
    for (let length = 1; length <= sought.length; length += 1) {
      const [key, text] = [sought.charAt(length - 1), sought.slice(0, length)];
      const expected = { name: `products ${round} ${length}`, key, selector: names, text, where: "every" } as const;
      keys.push(await timeToPaint(page, expected, () => page.keyboard.press(key)));
      await page.waitForTimeout(150);
    }
    await search.selectText();
    // Of those found, none begins so.
    const all = {
      name: `products ${round}`,
      key: "Delete",
      selector: names,
      text: "Producto 5",
      where: "some",
    } as const;
    clears.push(await timeToPaint(page, all, () => page.keyboard.press("Delete")));
    await page.waitForTimeout(150);
  }
  return { keys, clears };
}
