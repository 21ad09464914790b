import type { MeasuredStep } from "./day-steps.ts";
import { type TimedEvent, inpOf, interactionsOf, mostForInteraction } from "./interactions.ts";

const head = [
  "| step | interactions | longest, ms | of which | input delay, ms | processing, ms | until the paint, ms |",
  "| --- | ---: | ---: | --- | ---: | ---: | ---: |",
] as const;

const whole = (value: number): string => value.toFixed(0);

/** A name from the page can hold what would end a cell. */
const described = ({ event, target }: TimedEvent): string => `${event} on ${target.replaceAll(/[|\s]+/gu, " ")}`;

/** The rest is rounded to 8 as the whole is, and may be nothing. */
const parts = ({ duration, delay, processing }: TimedEvent): readonly string[] =>
  [delay, processing, Math.max(0, duration - delay - processing)].map(whole);

function rowOf({ name, count, events }: MeasuredStep): string {
  const [longest] = interactionsOf(events);
  const cells =
    longest === undefined
      ? ["under 16", "", "", "", ""]
      : [whole(longest.duration), described(longest), ...parts(longest)];
  return `| ${[name, String(count), ...cells].join(" | ")} |`;
}

const slowOf = ({ name, events }: MeasuredStep): readonly string[] =>
  interactionsOf(events)
    .filter(({ duration }) => duration > mostForInteraction)
    .map((event) => `- ${name}: ${whole(event.duration)} ms, ${described(event)} (${parts(event).join(" + ")})`);

/** A Markdown table, so that it can go into docs/benchmarks.md as it is. */
export function dayLines(steps: readonly MeasuredStep[]): readonly string[] {
  const count = steps.reduce((sum, step) => sum + step.count, 0);
  const interactions = interactionsOf(steps.flatMap(({ events }) => events));
  const slow = steps.flatMap(slowOf);
  const inp = inpOf(interactions, count);
  return [
    ...head,
    ...steps.map(rowOf),
    "",
    `Of ${count} interactions: INP ${whole(inp)} ms, the longest ${whole(interactions[0]?.duration ?? 0)} ms, ${slow.length} above ${mostForInteraction} ms`,
    ...slow,
  ];
}
