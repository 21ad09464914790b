import type { Browser } from "@playwright/test";

import { fillBoard } from "../board-data.ts";
import { inBrowser } from "../browser-place.ts";
import { fillDay } from "./day-data.ts";
import { dayLines } from "./day-lines.ts";
import { type MeasuredStep, type Step, dayStepsOf } from "./day-steps.ts";
import { type Hands, handsOn } from "./hands.ts";
import { playDay } from "./play-day.ts";
import { watchInteractions } from "./watch-interactions.ts";

const slowdown = 4;

type Play = (hands: Hands, step: Step) => Promise<void>;

/** What a day's steps took on a processor that is slowed from the first page on. */
async function measureDay(browser: Browser, url: string, play: Play): Promise<readonly MeasuredStep[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: "es-AR" });
  await watchInteractions(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.goto(url);
  const { step, finish } = dayStepsOf(page);
  await play(handsOn(page, devtools), step);
  const steps = await finish();
  await page.close();
  return steps;
}

/** A day at the till and in the office, as lines to print. */
export const benchDay = (tell: (line: string) => void): Promise<readonly string[]> =>
  inBrowser(async ({ browser, url, connection }) => {
    await fillBoard(connection);
    await fillDay(connection);
    tell(`Working a day in Chromium ${browser.version()}, CPU slowed by ${slowdown}…`);
    const steps = await measureDay(browser, url, async (hands, step) =>
      playDay(hands, async (name, work) => {
        tell(`  ${name}`);
        await step(name, work);
      }),
    );
    return dayLines(steps);
  });
