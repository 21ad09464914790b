import { assign, enqueueActions, fromPromise, setup } from "xstate";
import { BrokenInvariant, type Result, id, isOutcomeUnknown } from "../kernel/index.ts";
import { isAskedFirst, isStaleEdit } from "./edit-failure.ts";
import type { EditContext, EditEvent, EditFact, EditInput } from "./edit.events.ts";
import type { EditTypes, Former } from "./edit.ts";
import { isSameEntry } from "./same-entry.ts";

const firstRetry = 1_000;
const mostRetries = 3;

/** Whether leaving the form would lose something that was typed. FORM-01 */
export const isChanged = ({ former, entry }: Pick<EditContext<EditTypes>, "former" | "entry">): boolean =>
  !isSameEntry(former.entry, entry);

const versionOf = (saved: unknown): number | undefined =>
  typeof saved === "object" && saved !== null && "version" in saved && typeof saved.version === "number"
    ? saved.version
    : undefined;

/** The words of the edit machine. */
export const editSetup = <T extends EditTypes>() => {
  type Answered = { readonly answer: Result<T["saved"], T["failure"]> };
  const save = fromPromise<Answered["answer"], EditContext<T>>(({ input: { ports, attempt } }) => {
    if (attempt === null) throw new BrokenInvariant("there is nothing to save");
    return ports.save(attempt);
  });
  return setup({
    types: {} as {
      input: EditInput<T>;
      context: EditContext<T>;
      events: EditEvent<T>;
      emitted: EditFact<T>;
      tags: "open" | "sending" | "uncertain" | "stale" | "confirming" | "saved" | "broken" | "asking" | "closed";
    },
    actors: { save },
    delays: { retryDelay: ({ context }) => firstRetry * 2 ** context.retries },
    guards: {
      isChanged: ({ context }) => isChanged(context),
      /** Newer than what the form was begun from, and nothing was typed over that. FORM-11 */
      isFollowed: ({ context }, { former }: { readonly former: Former<T["entry"]> }) =>
        !isChanged(context) && (former.version ?? 0) > (context.former.version ?? 0),
      outlivesForm: ({ context }) => context.ports.outlivesForm === true,
      isSound: ({ context }) => context.attempt !== null,
      isSaved: (_, { answer }: Answered) => answer.ok,
      isUncertain: (_, { answer }: Answered) => !answer.ok && isOutcomeUnknown(answer.failure),
      isStale: (_, { answer }: Answered) => !answer.ok && isStaleEdit(answer.failure),
      isAskedFirst: (_, { answer }: Answered) => !answer.ok && isAskedFirst(answer.failure),
      triesAgain: ({ context }) => context.retries < mostRetries,
    },
    actions: {
      /** Faults that were told follow what is typed; a refusal was of something else. */
      type: assign(({ context: { ports, entry, faults } }, { part }: { readonly part: Partial<T["entry"]> }) => {
        const typed = { ...entry, ...part };
        if (faults === null) return { entry: typed, failure: null };
        const checked = ports.check(typed);
        return { entry: typed, failure: null, faults: checked.ok ? null : checked.failure };
      }),
      /** A key for what is sent, or the faults that keep it from being sent. FORM-02 FORM-04 */
      check: assign(({ context: { ports, former, entry } }) => {
        const checked = ports.check(entry);
        if (!checked.ok) return { attempt: null, faults: checked.failure, failure: null };
        const key = id<"idempotency-key">(ports.newId());
        return {
          attempt: { key, draft: checked.value, version: former.version },
          faults: null,
          failure: null,
          retries: 0,
        };
      }),
      /** A press of its own, so a key of its own. FORM-12 */
      confirm: assign(({ context: { ports, attempt, failure } }) => {
        if (attempt === null || failure === null) throw new BrokenInvariant("what is confirmed was asked about");
        const key = id<"idempotency-key">(ports.newId());
        return { attempt: { ...attempt, key, confirmed: failure }, failure: null, retries: 0 };
      }),
      forgetFailure: assign({ failure: null }),
      countRetry: assign(({ context }) => ({ retries: context.retries + 1 })),
      takeFailure: assign((_, { answer }: Answered) => ({ failure: answer.ok ? null : answer.failure })),
      forgetAttempt: assign({ attempt: null }),
      /** What was saved is what the next edit of the same form is made from. */
      takeSaved: enqueueActions(({ enqueue, context: { entry, attempt } }, { answer }: Answered) => {
        if (!answer.ok || attempt === null) return;
        enqueue.assign({ former: { entry, version: versionOf(answer.value) }, attempt: null, failure: null });
        enqueue.emit({ type: "edit.saved", saved: answer.value, draft: attempt.draft });
      }),
      takeFormer: assign((_, { former }: { readonly former: Former<T["entry"]> }) => ({
        former,
        entry: former.entry,
        faults: null,
        failure: null,
        attempt: null,
      })),
      tellClosed: enqueueActions(({ enqueue }) => enqueue.emit({ type: "edit.closed" })),
    },
  });
};
