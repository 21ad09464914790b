import { expect, test } from "vitest";
import { type SnapshotFrom, transition } from "xstate";
import { getShortestPaths } from "xstate/graph";
import { type Instant, type ProductId, type Result, accepted, id, refused } from "../kernel/index.ts";
import { type CountEvent, type CountStep, countMachine, countView, emptyCount } from "./index.ts";

type Shelf = { readonly id: ProductId; readonly told: string; readonly failure: { readonly code: string } };
type Event = CountEvent<Shelf>;
const machine = countMachine<Shelf>();
const coffee = id<"product">("cafe");
const now = "2026-11-20T13:00:00.000Z" as Instant;
const never = (): Promise<never> => new Promise(() => null);
const input = {
  // A device that keeps nothing: what is read again shows.
  kept: { load: () => emptyCount, save: () => true },
  now: () => now,
  newKey: () => id<"idempotency-key">("key"),
  read: (text: string) => (text === "" ? null : text.length),
  review: never,
  book: never,
  faultsOf: () => new Map(),
};
const own = (type: string, more: object = {}): Event => ({ type, ...more }) as unknown as Event;
const told = (step: string, output: Result<string, Shelf["failure"]>) =>
  own(`xstate.done.actor.0.count.${step}`, { output });
const ofItsOwn = ["reviewing", "sending"].flatMap((step) => [
  told(step, accepted("rows")),
  ...["COUNT_REFUSED", "UNREACHABLE"].map((code) => told(step, refused({ code }))),
  own(`xstate.error.actor.0.count.${step}`, { error: new Error("a bug") }),
]);
const fromScreens: readonly Event[] = [
  { type: "count.typed", id: coffee, text: "12" },
  { type: "count.discarded" },
  { type: "count.rekept" },
  { type: "count.reviewed" },
  { type: "count.confirmed" },
  { type: "count.backed" },
  { type: "count.retried" },
  { type: "count.begun" },
];
const nameOf = ({ value }: SnapshotFrom<typeof machine>): string => JSON.stringify(value);
const facts = ({ context }: SnapshotFrom<typeof machine>): string => JSON.stringify({ ...context, ports: null });
const viewed = (state: SnapshotFrom<typeof machine>): CountStep => countView<Shelf>(state).step;

test("[COUNT-09] every step of a count can be reached, and what a step does not allow changes nothing there", () => {
  const reached = new Map(
    getShortestPaths(machine, {
      input,
      events: [...fromScreens, ...ofItsOwn],
      serializeState: (state) => `${nameOf(state)} ${state.context.draft.entries.length} ${state.context.draft.key}`,
    }).map(({ state }) => [viewed(state), state] as const),
  );
  const allowed: Readonly<Record<CountStep, readonly Event["type"][]>> = {
    counting: ["count.typed", "count.discarded", "count.rekept", "count.reviewed"],
    asking: ["count.backed", "count.rekept"],
    waiting: ["count.backed", "count.rekept", "count.retried"],
    reviewed: ["count.backed", "count.rekept", "count.confirmed"],
    sending: [],
    uncertain: ["count.retried"],
    broken: ["count.retried"],
    booked: ["count.begun"],
  };
  expect(new Set(reached.keys())).toEqual(new Set(Object.keys(allowed)));
  for (const [step, state] of reached)
    for (const event of fromScreens.filter(({ type }) => !allowed[step].includes(type))) {
      const [next] = transition(machine, state, event);
      expect(`${nameOf(next)} ${facts(next)}`, `${event.type} in ${step}`).toBe(`${nameOf(state)} ${facts(state)}`);
    }
});
