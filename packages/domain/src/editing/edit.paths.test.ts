import { expect, test } from "vitest";
import { type SnapshotFrom, transition } from "xstate";
import { getShortestPaths } from "xstate/graph";
import { type Result, accepted, refused } from "../kernel/index.ts";
import { type EditEvent, editMachine } from "./index.ts";

type Note = {
  readonly entry: { readonly title: string };
  readonly draft: string;
  readonly faults: { readonly title: "MISSING" };
  readonly saved: { readonly version: number };
  readonly failure: { readonly code: string };
};
const machine = editMachine<Note>();
type Snapshot = SnapshotFrom<typeof machine>;
type Event = EditEvent<Note>;

let ids = 0;
const former = { entry: { title: "" }, version: 1 };
const input = {
  former,
  check: ({ title }: Note["entry"]) => (title === "" ? refused({ title: "MISSING" } as const) : accepted(title)),
  // Another one each time, so that a second press that is taken shows.
  newId: () => `id-${(ids += 1)}`,
  save: (): Promise<never> => new Promise(() => null),
};
/** What the machine's own actor and timer tell it; no screen sends these. */
const own = (type: string, more: object = {}): Event => ({ type, ...more }) as unknown as Event;
const actor = "0.edit.work.sending";
const answered = (output: Result<Note["saved"], Note["failure"]>) => own(`xstate.done.actor.${actor}`, { output });
const ofItsOwn: readonly Event[] = [
  answered(accepted({ version: 2 })),
  ...["NAME_TAKEN", "UNREACHABLE", "STALE_ENTRY", "ORDERS_TOUCHED"].map((code) => answered(refused({ code }))),
  own(`xstate.error.actor.${actor}`, { error: new Error("a bug") }),
  own("xstate.after.retryDelay.edit.work.uncertain"),
];
const fromScreens: readonly Event[] = [
  { type: "edit.typed", part: { title: "té" } },
  { type: "edit.submitted" },
  { type: "edit.retried" },
  { type: "edit.confirmed" },
  { type: "edit.declined" },
  { type: "edit.left" },
  { type: "edit.kept" },
  { type: "edit.discarded" },
  { type: "edit.reread", former },
  { type: "edit.renewed", former: { entry: { title: "mate" }, version: 2 } },
];
/** Nothing that stands in a field already: a place that takes it shows. */
const attempted: readonly Event[] = [...fromScreens, { type: "edit.typed", part: { title: "mate" } }];
const nameOf = ({ value }: Snapshot): string => JSON.stringify(value);
const facts = ({ context }: Snapshot): string => JSON.stringify({ ...context, ports: null });
const paths = getShortestPaths(machine, {
  input,
  events: [...fromScreens, ...ofItsOwn],
  serializeState: (state) => `${nameOf(state)} ${state.context.entry.title}`,
});
const reached = new Map(paths.map(({ state }) => [nameOf(state), state]));

test("[FORM-01] every place of a form can be reached, the question from each of them", () => {
  const works = ["opened", "editing", "refused", "saved"].map((open) => ({ open }));
  const places = [...works, "sending", "uncertain", "stale", "confirming", "broken"];
  for (const work of places) expect([...reached.keys()]).toContain(JSON.stringify({ work, exit: "staying" }));
  for (const work of places.slice(1)) expect([...reached.keys()]).toContain(JSON.stringify({ work, exit: "asking" }));
});

test("[FORM-03] what a place does not allow changes nothing there", () => {
  const allowed: Readonly<Record<string, readonly string[]>> = {
    open: ["edit.typed", "edit.submitted", "edit.reread", "edit.renewed"],
    sending: [],
    uncertain: ["edit.retried", "edit.submitted"],
    stale: ["edit.reread"],
    confirming: ["edit.confirmed", "edit.declined"],
    broken: ["edit.retried", "edit.submitted"],
    staying: ["edit.left"],
    asking: ["edit.kept", "edit.discarded"],
    closed: [],
  };
  for (const state of reached.values()) {
    const { work, exit } = state.value as { readonly work: string | object; readonly exit: string };
    const here = [...(allowed[typeof work === "string" ? work : "open"] ?? []), ...(allowed[exit] ?? [])];
    for (const event of attempted.filter(({ type }) => !here.includes(type))) {
      const [next] = transition(machine, state, event);
      expect(`${nameOf(next)} ${facts(next)}`, `${event.type} in ${nameOf(state)}`).toBe(
        `${nameOf(state)} ${facts(state)}`,
      );
    }
  }
});
