import type { Page } from "@playwright/test";

import { timeToPaint } from "./stopwatch.ts";

/** What commensals the rows of an answer name; rows of the answer before are marked as busy. */
const names = "[aria-label=Clientes][aria-busy=false] tbody td:nth-child(2)";
const known = 2;

/** Searches clients by the number in a commensal's name: each of the last two digits changes who is found. */
export async function measureClientSearch(page: Page, searches: number): Promise<readonly number[]> {
  const keys: number[] = [];
  const search = page.getByRole("searchbox", { name: "Buscar" });
  for (let round = 0; round < searches; round += 1) {
    // Three digits that no round before has asked for, whose answer would be kept.
    const sought = String(1_000 + ((round * 37) % 900) * 10 + (round % 10));
    await search.fill(sought.slice(0, known));
    await page
      .locator(names, { hasText: sought.slice(0, known) })
      .first()
      .waitFor();
    await search.focus();
    for (let length = known + 1; length <= sought.length; length += 1) {
      const [key, text] = [sought.charAt(length - 1), sought.slice(0, length)];
      const expected = { name: `clients ${round} ${length}`, key, selector: names, text, where: "every" } as const;
      keys.push(await timeToPaint(page, expected, () => page.keyboard.press(key)));
      await page.waitForTimeout(150);
    }
  }
  return keys;
}
