import { assign, emit, enqueueActions, fromPromise, setup } from "xstate";
import { BrokenInvariant, type Result, isOutcomeUnknown } from "../kernel/index.ts";
import {
  type CountDraft,
  acceptCount,
  checkCount,
  countedThings,
  emptyCount,
  refuseCount,
  sendCount,
  typeCount,
} from "./count-draft.ts";
import type { CountContext, CountEvent, CountFact, CountPorts, CountTypes } from "./count.ts";

const firstRetry = 1_000;
const longestRetry = 16_000;

/** The words of the count machine. */
export const countSetup = <T extends CountTypes>() => {
  type Context = CountContext<T>;
  type Answer = Result<T["told"], T["failure"]>;
  type Answered = { readonly answer: Answer };
  const thingsOf = ({ draft, ports }: Context) => countedThings(draft, ports.read);
  const review = fromPromise<Answer, Context>(({ input }) => input.ports.review(thingsOf(input)));
  const book = fromPromise<Answer, Context>(({ input }) => {
    const { key } = input.draft;
    if (key === null) throw new BrokenInvariant("a count is booked under a key");
    return input.ports.book({ key, things: thingsOf(input) });
  });
  /** What is kept by now is of this count, and not of one that another tab began after it. */
  const keep = ({ ports, draft, isKept }: Context, next: CountDraft<T["id"]>) =>
    !isKept || ports.kept.load().key === draft.key
      ? { draft: next, isKept: ports.kept.save(next) }
      : { draft: ports.kept.load(), isKept: true };
  return setup({
    types: {} as {
      input: CountPorts<T>;
      context: Context;
      events: CountEvent<T>;
      emitted: CountFact<T>;
      tags: "counting" | "asking" | "waiting" | "reviewed" | "sending" | "uncertain" | "broken" | "booked";
    },
    actors: { review, book },
    delays: { retryDelay: ({ context }) => Math.min(longestRetry, firstRetry * 2 ** context.retries) },
    guards: {
      isSent: ({ context }) => context.draft.key !== null,
      isSound: ({ context: { draft, ports } }) => checkCount(draft, ports.read).ok,
      isTold: (_, { answer }: Answered) => answer.ok,
      isUnknown: (_, { answer }: Answered) => !answer.ok && isOutcomeUnknown(answer.failure),
    },
    actions: {
      type: assign(({ context: { ports, draft } }, { id, text }: { readonly id: T["id"]; readonly text: string }) => {
        const typed = typeCount(draft, { id, text, at: ports.now() });
        return typed === draft ? {} : { draft: typed, isKept: ports.kept.save(typed), failure: null };
      }),
      discard: assign(({ context: { ports } }) => ({
        draft: emptyCount,
        isKept: ports.kept.save(emptyCount),
        isChecked: false,
        failure: null,
      })),
      reread: assign(({ context: { ports } }) => ({ draft: ports.kept.load(), isKept: true })),
      check: assign({ isChecked: true, failure: null, retries: 0 }),
      /** Before it is sent, so that a reload sends it under the same one. COUNT-09 */
      sign: assign(({ context: { ports, draft } }) => {
        const sent = sendCount(draft, ports.newKey);
        return { draft: sent, isKept: ports.kept.save(sent), failure: null, retries: 0 };
      }),
      countRetry: assign(({ context }) => ({ retries: context.retries + 1 })),
      takeTold: assign((_, { answer }: Answered) => ({ told: answer.ok ? answer.value : null })),
      takeFailure: assign((_, { answer }: Answered) => ({ failure: answer.ok ? null : answer.failure })),
      takeRefusal: enqueueActions(({ enqueue, context }, { answer }: Answered) => {
        if (answer.ok) return;
        const { failure } = answer;
        const faults = context.ports.faultsOf(failure);
        const refused = refuseCount(context.draft, faults);
        enqueue.assign({ ...keep(context, refused), failure, told: null });
        enqueue.emit({ type: "count.refused", wrong: [...faults.keys()] });
      }),
      tellUnsound: emit(({ context: { draft, ports } }) => {
        const checked = checkCount(draft, ports.read);
        return { type: "count.refused", wrong: checked.ok ? [] : checked.failure } as const;
      }),
      finish: enqueueActions(({ enqueue, context }, { answer }: Answered) => {
        if (!answer.ok) return;
        const { value: told } = answer;
        enqueue.assign({ ...keep(context, acceptCount<T["id"]>()), told, failure: null, isChecked: false });
        enqueue.emit({ type: "count.booked", told });
      }),
      forgetTold: assign({ told: null }),
    },
  });
};
