import type { Browser, CDPSession } from "@playwright/test";

import { measureCatalogSearch } from "./measure-catalog-search.ts";
import { measureClientSearch } from "./measure-client-search.ts";
import { type Drag, dragFirstCard } from "./measure-drag.ts";
import { threadTime } from "./thread-time.ts";
import { openTillPage } from "./till-page.ts";

export type DeskSize = { readonly searches: number; readonly drags: number };

export type DeskMeasured = {
  /** How many times slower than this machine the page's thread ran. */
  readonly slowdown: number;
  readonly clientKeys: readonly number[];
  readonly productKeys: readonly number[];
  readonly clears: readonly number[];
  readonly frames: readonly number[];
  readonly drops: readonly number[];
  /** Mean milliseconds of script, style and layout; unlike a clock, they don't count what other programs took. */
  readonly computed: {
    readonly perClientKey: number;
    readonly perFrame: number;
    readonly perSearch: number;
  };
};

async function measureDrags(devtools: CDPSession, times: number, drag: () => Promise<Drag>) {
  const drags: Drag[] = [];
  const { spent } = await threadTime(devtools, async () => {
    while (drags.length < times) drags.push(await drag());
  });
  const frames = drags.flatMap((one) => one.frames);
  return { frames, drops: drags.map(({ drop }) => drop), perFrame: spent / frames.length };
}

/** The administrator's clients and products, on a processor as slow as asked for. */
export async function measureDesk(
  browser: Browser,
  url: string,
  { slowdown, size }: { readonly slowdown: number; readonly size: DeskSize },
): Promise<DeskMeasured> {
  const page = await openTillPage(browser, url);
  const devtools = await page.context().newCDPSession(page);
  const slow = (rate: number) => devtools.send("Emulation.setCPUThrottlingRate", { rate });

  await page.goto(new URL("/manage_users", url).href);
  await page.locator("[aria-label=Clientes] tbody tr").first().waitFor();
  await slow(slowdown);
  const clients = await threadTime(devtools, () => measureClientSearch(page, size.searches));

  await slow(1);
  await page.goto(new URL("/edit", url).href);
  await page.locator("[data-card]").first().waitFor();
  await slow(slowdown);
  const products = await threadTime(devtools, () => measureCatalogSearch(page, size.searches));
  const { frames, drops, perFrame } = await measureDrags(devtools, size.drags, () => dragFirstCard(page));
  await page.close();
  return {
    slowdown,
    clientKeys: clients.value,
    productKeys: products.value.keys,
    clears: products.value.clears,
    frames,
    drops,
    computed: {
      perClientKey: clients.spent / clients.value.length,
      perFrame,
      perSearch: products.spent / size.searches,
    },
  };
}
