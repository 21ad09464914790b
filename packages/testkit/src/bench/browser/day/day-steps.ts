import { BrokenInvariant } from "@cantina/domain/kernel";
import type { Page } from "@playwright/test";

import type { TimedEvent } from "./interactions.ts";
import { takeInteractions } from "./watch-interactions.ts";

/** Does a part of the day under the name that it has in the table. */
export type Step = (name: string, work: () => Promise<void>) => Promise<void>;

export type MeasuredStep = {
  readonly name: string;
  /** How many interactions, those too short to be timed as well. */
  readonly count: number;
  readonly events: readonly TimedEvent[];
};

type Begun = { readonly name: string; readonly from: number; count: number };

/** Keeps apart what the browser timed in each step of a day. */
export function dayStepsOf(page: Page) {
  const steps: Begun[] = [];
  const events: TimedEvent[] = [];

  const step: Step = async (name, work) => {
    const before = await takeInteractions(page);
    events.push(...before.events);
    const begun = { name, from: before.now, count: 0 };
    steps.push(begun);
    try {
      await work();
    } catch (cause) {
      throw new BrokenInvariant(`the day's step "${name}": ${String(cause)}`, { cause });
    }
    const after = await takeInteractions(page);
    events.push(...after.events);
    // What was timed in the page before is lost with it.
    if (after.origin !== before.origin) throw new BrokenInvariant(`"${name}" loaded the page anew`);
    begun.count = after.count - before.count;
  };

  /** By its time and not by when it was told: a paint may be told of in the next step. */
  const isOf = (index: number, { at }: TimedEvent): boolean =>
    at >= (steps[index]?.from ?? 0) && at < (steps[index + 1]?.from ?? Number.POSITIVE_INFINITY);

  return {
    step,
    finish: async (): Promise<readonly MeasuredStep[]> => {
      events.push(...(await takeInteractions(page)).events);
      return steps.map(({ name, count }, index) => ({
        name,
        count,
        events: events.filter((event) => isOf(index, event)),
      }));
    },
  };
}
