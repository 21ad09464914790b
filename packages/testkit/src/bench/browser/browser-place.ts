import type { Browser } from "@playwright/test";
import { BrokenInvariant } from "@cantina/domain/kernel";
import { findWebFolder } from "@cantina/server/composition";
import type pg from "pg";

import { openBenchPlace } from "../bench-place.ts";
import { fillBrowserBench } from "./fill-browser-bench.ts";
import { startBrowser } from "./till-page.ts";

/** How many times slower than this machine the page's thread runs. */
export const slowdowns = [1, 4] as const;

type Opened = { readonly browser: Browser; readonly url: string; readonly connection: pg.ClientConfig };

/** The built web app in Chromium against a server and a database of its own. */
export async function inBrowser<T>(work: (opened: Opened) => Promise<T>): Promise<T> {
  const webFolder = findWebFolder();
  if (webFolder === null) throw new BrokenInvariant("the web app is not built");
  const place = await openBenchPlace({ fill: fillBrowserBench, webFolder });
  try {
    await place.settle();
    const browser = await startBrowser();
    try {
      return await work({ browser, url: new URL("/", place.url).href, connection: place.connection });
    } finally {
      await browser.close();
    }
  } finally {
    await place.close();
  }
}
