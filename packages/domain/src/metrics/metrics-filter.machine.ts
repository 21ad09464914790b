import { assign, setup } from "xstate";
import type { MetricsPeriod } from "../periods/index.ts";

/** All, at the counter, by the app. */
export const metricsOrigins = ["ALL", "WEB", "MOBILE"] as const;
export type MetricsOrigin = (typeof metricsOrigins)[number];

/** What the metrics are of. */
export type MetricsFilter = { readonly period: MetricsPeriod; readonly originMedium: MetricsOrigin };

/** Specification §9. */
const pause = 2_000;

const isSame = (a: MetricsFilter, b: MetricsFilter): boolean =>
  a.period === b.period && a.originMedium === b.originMedium;

type Context = {
  readonly chosen: MetricsFilter;
  /** What the figures are asked by. */
  readonly asked: MetricsFilter;
};

/** Who tries several choices asks once, for the last; who comes back to what is asked asks nothing. METRICS-13 */
export const metricsFilterMachine = setup({
  types: {} as {
    input: MetricsFilter;
    context: Context;
    events: { readonly type: "metrics.chosen"; readonly filter: MetricsFilter };
  },
  delays: { pause },
  guards: {
    isChosen: ({ context, event }) => isSame(event.filter, context.chosen),
    isAsked: ({ context, event }) => isSame(event.filter, context.asked),
  },
  actions: {
    choose: assign({ chosen: ({ event }) => event.filter }),
  },
}).createMachine({
  id: "metricsFilter",
  context: ({ input }) => ({ chosen: input, asked: input }),
  initial: "asked",
  on: {
    "metrics.chosen": [
      { guard: "isChosen" },
      { guard: "isAsked", target: ".asked", actions: "choose" },
      { target: ".waiting", reenter: true, actions: "choose" },
    ],
  },
  states: {
    asked: {},
    waiting: {
      after: { pause: { target: "asked", actions: assign({ asked: ({ context }) => context.chosen }) } },
    },
  },
});
