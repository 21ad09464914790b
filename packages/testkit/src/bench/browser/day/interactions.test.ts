import { expect, test } from "vitest";

import { type TimedEvent, inpOf, interactionsOf } from "./interactions.ts";

const timed = (interaction: string, duration: number, more: Partial<TimedEvent> = {}): TimedEvent => ({
  interaction,
  at: 0,
  duration,
  delay: 0,
  processing: 0,
  event: "click",
  target: "button",
  ...more,
});

const descending = (count: number): readonly TimedEvent[] =>
  Array.from({ length: count }, (_, index) => timed(String(index), 1_000 - index));

test("an interaction is as long as its longest event, and of equals the one that was listened to longest is named", () => {
  const events = [
    timed("a", 48, { event: "pointerup", processing: 1 }),
    timed("b", 64),
    timed("a", 48, { event: "click", processing: 20 }),
    timed("a", 16, { event: "pointerdown", processing: 30 }),
  ];
  expect(interactionsOf(events).map(({ interaction, event }) => [interaction, event])).toEqual([
    ["b", "click"],
    ["a", "click"],
  ]);
});

test("INP leaves one outlier out for every fifty interactions, and never more than nine", () => {
  const interactions = descending(40);
  expect([49, 50, 449, 5_000].map((count) => inpOf(interactions, count))).toEqual([1_000, 999, 992, 991]);
});

test("INP of few interactions is the shortest that was timed, and of none nothing", () => {
  expect(inpOf(descending(2), 463)).toBe(999);
  expect(inpOf([], 3)).toBe(0);
});
