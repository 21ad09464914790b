import type { Browser, Page } from "@playwright/test";

import { timeToPaint } from "./stopwatch.ts";
import { cardSelector, openTillPage } from "./till-page.ts";

export type DashboardMeasured = {
  /** How many times slower than this machine the page's thread ran. */
  readonly slowdown: number;
  /** From the press that leads there, in an app that has loaded nothing of it. */
  readonly presses: readonly number[];
  /** From the begin of a page that opens there. */
  readonly reloads: readonly number[];
};

/** What a key figure says last. */
const figure = "main section section";
const said = "Antes: ";

/** Runs in the page before anything else does. */
function watchFigure({ selector, text }: { readonly selector: string; readonly text: string }): void {
  const look = (): void => {
    requestAnimationFrame(() => {
      if (![...document.querySelectorAll(selector)].some((one) => one.textContent.includes(text))) return look();
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => performance.measure("figure", { start: 0, end: performance.now() });
      port2.postMessage(null);
    });
  };
  look();
}

const readFigure = (): number | null => performance.getEntriesByName("figure")[0]?.duration ?? null;

async function press(page: Page, url: string, name: string): Promise<number> {
  await page.goto(url);
  await page.locator(cardSelector).first().waitFor();
  // Nobody is that quick, and what the till reads after its cards is nobody's business here.
  await page.waitForLoadState("networkidle");
  const expected = { name, key: undefined, selector: figure, text: said, where: "some" } as const;
  const link = page.getByRole("navigation", { name: "Pantallas" }).getByRole("link", { name: "Métricas", exact: true });
  const took = await timeToPaint(page, expected, () => link.click());
  await page.waitForLoadState("networkidle");
  return took;
}

/** Milliseconds to the frame that shows the dashboard's first key figure. */
export async function measureDashboard(
  browser: Browser,
  url: string,
  { slowdown, loads }: { readonly slowdown: number; readonly loads: number },
): Promise<DashboardMeasured> {
  const page = await openTillPage(browser, url);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const presses: number[] = [];
  while (presses.length < loads) presses.push(await press(page, url, `press ${presses.length}`));
  await page.addInitScript(watchFigure, { selector: figure, text: said });
  const reloads: number[] = [];
  await page.goto(new URL("/dashboard", url).href);
  while (reloads.length < loads) {
    await page.reload();
    const read = await page.waitForFunction(readFigure);
    reloads.push((await read.jsonValue()) ?? Number.NaN);
    await page.waitForLoadState("networkidle");
  }
  await page.close();
  return { slowdown, presses, reloads };
}
