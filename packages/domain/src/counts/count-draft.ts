import { type IdempotencyKey, type Instant, type Result, accepted, refused } from "../kernel/index.ts";
import { type CountFault, countFaults } from "./count-faults.ts";

/** What stands in the field of one thing, and when it was typed. */
export type CountEntry<Id extends string> = {
  readonly id: Id;
  readonly text: string;
  readonly countedAt: Instant;
  /** What the server refused it for. */
  readonly fault: CountFault | null;
};

/** A count that is not booked yet. It is plain data, so that a device can keep it as a text. */
export type CountDraft<Id extends string> = {
  /** In the order in which they were first typed. */
  readonly entries: readonly CountEntry<Id>[];
  /** It was sent under this key, and what became of it isn't certain; null: it can be changed. */
  readonly key: IdempotencyKey | null;
};

export type CountedThing<Id extends string> = {
  readonly id: Id;
  readonly countedAt: Instant;
  readonly quantity: number;
};

export const emptyCount: CountDraft<never> = { entries: [], key: null };

/** Reads what was typed as units or hundredths; null: it is no amount. */
export type ReadAmount = (text: string) => number | null;

/** An emptied field takes the thing out. What is on its way stays as it was sent. COUNT-09 */
export function typeCount<Id extends string>(
  draft: CountDraft<Id>,
  typed: { readonly id: Id; readonly text: string; readonly at: Instant },
): CountDraft<Id> {
  if (draft.key !== null) return draft;
  const { id, text, at: countedAt } = typed;
  const former = draft.entries.find((entry) => entry.id === id);
  if (former?.text === text) return draft;
  if (text.trim() === "") return takeBack(draft, id);
  const entry = { id, text, countedAt, fault: null };
  return {
    ...draft,
    entries:
      former === undefined ? [...draft.entries, entry] : draft.entries.map((old) => (old === former ? entry : old)),
  };
}

export const takeBack = <Id extends string>(draft: CountDraft<Id>, id: Id): CountDraft<Id> =>
  draft.key === null ? { ...draft, entries: draft.entries.filter((entry) => entry.id !== id) } : draft;

/** What can be sent, or the things whose text is no amount. Without any thing there is nothing to send. */
export function checkCount<Id extends string>(
  draft: CountDraft<Id>,
  read: ReadAmount,
): Result<readonly CountedThing<Id>[], readonly Id[]> {
  const wrong = draft.entries.filter(({ text }) => read(text) === null).map(({ id }) => id);
  return draft.entries.length === 0 || wrong.length > 0 ? refused(wrong) : accepted(countedThings(draft, read));
}

/** Those that can be read; a sent draft has the same things until its answer is certain. */
export const countedThings = <Id extends string>(
  draft: CountDraft<Id>,
  read: ReadAmount,
): readonly CountedThing<Id>[] =>
  draft.entries.flatMap(({ id, countedAt, text }) => {
    const quantity = read(text);
    return quantity === null ? [] : [{ id, countedAt, quantity }];
  });

/** Sent again, also after a reload, it goes under the key that it has. COUNT-09 */
export const sendCount = <Id extends string>(
  draft: CountDraft<Id>,
  newKey: () => IdempotencyKey,
): CountDraft<Id> & { readonly key: IdempotencyKey } => ({ ...draft, key: draft.key ?? newKey() });

/** It is certain that nothing was booked; without faults for another reason than its rows. COUNT-09 */
export function refuseCount<Id extends string>(
  { entries }: CountDraft<Id>,
  faults: ReadonlyMap<Id, CountFault> = new Map(),
): CountDraft<Id> {
  return { key: null, entries: entries.map((entry) => ({ ...entry, fault: faults.get(entry.id) ?? null })) };
}

/** It is booked. */
export const acceptCount = <Id extends string>(): CountDraft<Id> => emptyCount;

const isText = (value: unknown): value is string => typeof value === "string";
const isFault = (value: unknown): boolean => value === null || countFaults.some((fault) => fault === value);

function isEntry<Id extends string>(value: unknown): value is CountEntry<Id> {
  if (typeof value !== "object" || value === null) return false;
  const { id, text, countedAt, fault } = value as Partial<Record<keyof CountEntry<Id>, unknown>>;
  return isText(id) && isText(text) && isText(countedAt) && isFault(fault);
}

/** What a device kept; anything else is an empty count. COUNT-09 */
export function keptCount<Id extends string>(value: unknown): CountDraft<Id> {
  if (typeof value !== "object" || value === null) return emptyCount;
  const { entries, key } = value as Partial<Record<keyof CountDraft<Id>, unknown>>;
  if (!Array.isArray(entries) || !(key === null || isText(key))) return emptyCount;
  return entries.every((entry) => isEntry<Id>(entry)) ? { entries, key: key as IdempotencyKey | null } : emptyCount;
}
