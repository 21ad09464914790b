import * as fc from "fast-check";
import { expect, test } from "vitest";
import { SimulatedClock, createActor } from "xstate";
import { cents, sumMoney } from "../kernel/index.ts";
import { metricsPeriods } from "../periods/index.ts";
import { type MetricsFilter, metricsFilterMachine, metricsOrigins, pieOf } from "./index.ts";

const filters: fc.Arbitrary<MetricsFilter> = fc.record({
  period: fc.constantFrom(...metricsPeriods.slice(0, 2)),
  originMedium: fc.constantFrom(...metricsOrigins.slice(0, 2)),
});

test("[METRICS-13] metrics are asked for 2 s after the last choice, once, and never for what is asked already", () => {
  const steps = fc.array(fc.record({ filter: filters, ticks: fc.integer({ min: 0, max: 25 }) }), { maxLength: 20 });
  fc.assert(
    fc.property(filters, steps, (first, choices) => {
      const clock = new SimulatedClock();
      const actor = createActor(metricsFilterMachine, { input: first, clock }).start();
      const asked: { readonly at: number; readonly filter: MetricsFilter }[] = [{ at: 0, filter: first }];
      // The clock tells an instant as it ends.
      const pass = (ticks: number): void => {
        for (let tick = 0; tick < ticks; tick += 1) clock.increment(100);
      };
      actor.subscribe(({ context }) => {
        if (context.asked !== asked.at(-1)?.filter) asked.push({ at: clock.now(), filter: context.asked });
      });
      // What should be asked, worked out from the choices alone.
      const expected = [{ at: 0, filter: first }];
      let [chosen, changedAt] = [first, 0];
      const settle = (until: number): void => {
        const last = expected.at(-1);
        if (JSON.stringify(chosen) !== JSON.stringify(last?.filter) && changedAt + 2_000 <= until)
          expected.push({ at: changedAt + 2_000, filter: chosen });
      };
      for (const { filter, ticks } of choices) {
        settle(clock.now());
        if (JSON.stringify(filter) !== JSON.stringify(chosen)) [chosen, changedAt] = [filter, clock.now()];
        actor.send({ type: "metrics.chosen", filter });
        pass(ticks);
      }
      pass(20);
      settle(clock.now());
      expect(asked).toEqual(expected);
      expect(actor.getSnapshot().context.asked).toEqual(chosen);
    }),
    { numRuns: 80 },
  );
});

test("[METRICS-14] a pie has at most five slices that come to the whole, and percents that come to 100", () => {
  const rows = fc
    .array(fc.integer({ min: 1, max: 1_000_000_000_000 }), { minLength: 1, maxLength: 10 })
    .map((amounts) => amounts.toSorted((a, b) => b - a).map((amount, at) => ({ name: at, amount: cents(amount) })));
  fc.assert(
    fc.property(rows, (given) => {
      const pie = pieOf(given);
      const total = sumMoney(given.map(({ amount }) => amount));
      expect(pie).toHaveLength(Math.min(5, given.length));
      expect(pie.some(({ name }) => name === null)).toBe(given.length > 5);
      expect(sumMoney(pie.map(({ amount }) => amount))).toBe(total);
      expect(pie.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
      for (const { amount, percent } of pie) expect(Math.abs((amount / total) * 100 - percent)).toBeLessThan(1);
    }),
    { numRuns: 80 },
  );
  expect(pieOf([])).toEqual([]);
});
