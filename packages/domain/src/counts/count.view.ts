import type { SnapshotFrom } from "xstate";
import type { CountEntry } from "./count-draft.ts";
import type { countMachine } from "./count.machine.ts";
import type { CountTypes } from "./count.ts";

const steps = ["counting", "asking", "waiting", "reviewed", "sending", "uncertain", "booked", "broken"] as const;
export type CountStep = (typeof steps)[number];

export type CountView<T extends CountTypes> = {
  readonly step: CountStep;
  readonly entries: ReadonlyMap<T["id"], CountEntry<T["id"]>>;
  /** Those whose text is no amount, once that was to be sent. */
  readonly unreadable: ReadonlySet<T["id"]>;
  /** It was to be sent, and nothing is counted. */
  readonly isNothing: boolean;
  readonly isKept: boolean;
  readonly told: T["told"] | null;
  readonly failure: T["failure"] | null;
};

/** What a screen shows of a count. */
export function countView<T extends CountTypes>(
  snapshot: SnapshotFrom<ReturnType<typeof countMachine<T>>>,
): CountView<T> {
  const { ports, draft, isChecked, isKept, told, failure } = snapshot.context;
  const unreadable = isChecked ? draft.entries.filter(({ text }) => ports.read(text) === null) : [];
  return {
    step: steps.find((step) => snapshot.hasTag(step)) ?? "counting",
    entries: new Map(draft.entries.map((entry) => [entry.id, entry])),
    unreadable: new Set(unreadable.map(({ id }) => id)),
    isNothing: isChecked && draft.entries.length === 0,
    isKept,
    told,
    failure,
  };
}
