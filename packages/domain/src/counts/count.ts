import type { IdempotencyKey, Instant, Result } from "../kernel/index.ts";
import type { CountDraft, CountedThing, ReadAmount } from "./count-draft.ts";
import type { CountDraftPort } from "./count-draft.port.ts";
import type { CountFault } from "./count-faults.ts";

/** What one kind of count is made of. */
export type CountTypes = {
  readonly id: string;
  /** What the server says of a count: its differences, and that it is booked. */
  readonly told: unknown;
  readonly failure: { readonly code: string };
};

export type CountAttempt<Id extends string> = {
  readonly key: IdempotencyKey;
  readonly things: readonly CountedThing<Id>[];
};

type Told<T extends CountTypes> = Promise<Result<T["told"], T["failure"]>>;

export type CountPorts<T extends CountTypes> = {
  readonly kept: CountDraftPort<T["id"]>;
  readonly now: () => Instant;
  readonly newKey: () => IdempotencyKey;
  readonly read: ReadAmount;
  /** What booking it would say. Nothing is booked. COUNT-08 */
  readonly review: (things: readonly CountedThing<T["id"]>[]) => Told<T>;
  /** The same key with the same things gives the first answer again. */
  readonly book: (attempt: CountAttempt<T["id"]>) => Told<T>;
  /** The things that a refusal is about. */
  readonly faultsOf: (failure: T["failure"]) => ReadonlyMap<T["id"], CountFault>;
};

export type CountContext<T extends CountTypes> = {
  readonly ports: CountPorts<T>;
  readonly draft: CountDraft<T["id"]>;
  /** The device has it as it stands here. */
  readonly isKept: boolean;
  /** It was looked at before it was sent: what is no amount is told from then on. */
  readonly isChecked: boolean;
  readonly told: T["told"] | null;
  readonly failure: T["failure"] | null;
  readonly retries: number;
};

export type CountEvent<T extends CountTypes> =
  | { readonly type: "count.typed"; readonly id: T["id"]; readonly text: string }
  /** Thrown away; what the device keeps can be put back. */
  | { readonly type: "count.discarded" }
  /** What the device keeps was changed by another tab of this person, or put back. */
  | { readonly type: "count.rekept" }
  | { readonly type: "count.reviewed" }
  | { readonly type: "count.confirmed" }
  /** Back to the fields. */
  | { readonly type: "count.backed" }
  | { readonly type: "count.retried" }
  /** A new count, after one that is booked. */
  | { readonly type: "count.begun" };

export type CountFact<T extends CountTypes> =
  | { readonly type: "count.booked"; readonly told: T["told"] }
  /** As the device or the server says; it is back in its fields. None is wrong where the refusal is of another matter. */
  | { readonly type: "count.refused"; readonly wrong: readonly T["id"][] };
