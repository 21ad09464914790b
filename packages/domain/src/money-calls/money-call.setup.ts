import { assign, enqueueActions, fromPromise, setup } from "xstate";
import { BrokenInvariant, type IdempotencyKey, type Result } from "../kernel/index.ts";
import { type SubmitFailure, isUncertain } from "../sale/index.ts";
import type { BookedMoneyCall, MoneyCall, PendingMoneyCall } from "./money-call.ts";
import type { MoneyCallsPort, PendingMoneyCallsPort } from "./money-calls.port.ts";

const firstRetry = 1_000;
const longestRetry = 16_000;

export type MoneyCallPorts = {
  readonly calls: MoneyCallsPort;
  readonly pending: PendingMoneyCallsPort;
};

export type MoneyCallContext = {
  readonly ports: MoneyCallPorts;
  readonly attempt: PendingMoneyCall | null;
  readonly retries: number;
  /** Whether the dialog that asked for it is still there. */
  readonly isWatched: boolean;
};

export type MoneyCallEvent =
  /** Under the key of its form's press; the same press once more where the device failed it. */
  | ({ readonly type: "moneyCall.asked" } & PendingMoneyCall)
  | { readonly type: "moneyCall.retried" }
  /** The dialog was closed. */
  | { readonly type: "moneyCall.left" };

export type MoneyCallFact =
  | { readonly type: "moneyCall.booked"; readonly booked: BookedMoneyCall; readonly isWatched: boolean }
  | {
      readonly type: "moneyCall.refused";
      readonly call: MoneyCall;
      readonly failure: SubmitFailure;
      readonly isWatched: boolean;
    }
  /** Nobody knows whether it is booked, and the dialog was closed. */
  | { readonly type: "moneyCall.leftPending"; readonly call: MoneyCall };

type Answer = Result<BookedMoneyCall, SubmitFailure>;
type Answered = { readonly answer: Answer };

const load = fromPromise<PendingMoneyCall | null, MoneyCallContext>(({ input: { ports } }) => ports.pending.load());

/** Stored before it is sent, and until the answer is certain. MONEY-01 */
const send = fromPromise<Answer, MoneyCallContext>(async ({ input: { ports, attempt } }) => {
  if (attempt === null) throw new BrokenInvariant("there is no call to send");
  await ports.pending.save(attempt);
  const answer = await ports.calls.send(attempt);
  if (answer.ok || !isUncertain(answer.failure)) await ports.pending.clear(attempt.key);
  return answer;
});

/** The words of the money call machine. */
export const moneyCallSetup = setup({
  types: {} as {
    input: MoneyCallPorts;
    context: MoneyCallContext;
    events: MoneyCallEvent;
    emitted: MoneyCallFact;
    tags: "sending" | "uncertain" | "broken";
  },
  actors: { load, send },
  delays: { retryDelay: ({ context }) => Math.min(longestRetry, firstRetry * 2 ** (context.retries - 1)) },
  guards: {
    isLeft: (_, { pending }: { readonly pending: PendingMoneyCall | null }) => pending !== null,
    isSamePress: ({ context }, { key }: { readonly key: IdempotencyKey }) => context.attempt?.key === key,
    isUncertain: (_, { answer }: Answered) => !answer.ok && isUncertain(answer.failure),
  },
  actions: {
    resume: assign((_, { pending }: { readonly pending: PendingMoneyCall | null }) => ({
      attempt: pending,
      retries: 0,
      isWatched: false,
    })),
    begin: assign((_, { key, call }: PendingMoneyCall) => ({
      attempt: { key, call },
      retries: 0,
      isWatched: true,
    })),
    wait: assign(({ context }) => ({ retries: context.retries + 1 })),
    finish: enqueueActions(({ enqueue, context: { attempt, isWatched } }, { answer }: Answered) => {
      if (answer.ok) enqueue.emit({ type: "moneyCall.booked", booked: answer.value, isWatched });
      else if (attempt !== null)
        enqueue.emit({ type: "moneyCall.refused", call: attempt.call, failure: answer.failure, isWatched });
      enqueue.assign({ attempt: null });
    }),
    unwatch: enqueueActions(({ enqueue, context: { attempt, isWatched } }) => {
      if (attempt !== null && isWatched) enqueue.emit({ type: "moneyCall.leftPending", call: attempt.call });
      enqueue.assign({ isWatched: false });
    }),
  },
});
