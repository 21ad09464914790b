import { assign, enqueueActions, setup } from "xstate";
import { type PrintResult, printNext } from "./print-queue.actors.ts";
import type { PrintFact, PrintQueueEvent, PrintQueueInput, PrintRefusal, QueuedJob } from "./print-queue.events.ts";

/** Specification §9. */
export const mostRetries = 3;

export type PrintQueueContext = PrintQueueInput & {
  /** The first one is being printed, or has failed. */
  readonly jobs: readonly QueuedJob[];
  /** Of the first one. */
  readonly retries: number;
  readonly failure: PrintRefusal | null;
};

type Answered = { readonly result: PrintResult };

/** The words of the print queue. */
export const printQueueSetup = setup({
  types: {} as {
    input: PrintQueueInput;
    context: PrintQueueContext;
    events: PrintQueueEvent;
    emitted: PrintFact;
    tags: "printing" | "failed" | "broken";
  },
  actors: { printNext },
  guards: {
    hasJobs: ({ context }) => context.jobs.length > 0,
    canRetry: ({ context }) => context.retries < mostRetries,
    isPrinted: (_, { result }: Answered) => result.ok,
    isTaken: (_, { result }: Answered) => !result.ok && result.failure.code === "TAKEN",
  },
  actions: {
    addJobs: assign(({ context }, { jobs }: { readonly jobs: readonly QueuedJob[] }) => {
      const known = new Set(context.jobs.map(({ id }) => id));
      return { jobs: [...context.jobs, ...jobs.filter(({ id }) => !known.has(id))] };
    }),
    dropFirst: assign(({ context }) => ({ jobs: context.jobs.slice(1), retries: 0, failure: null })),
    rememberFailure: assign((_, { result }: Answered) => (result.ok ? {} : { failure: result.failure })),
    countRetry: assign(({ context }) => ({ retries: context.retries + 1, failure: null })),
    tellPrinted: enqueueActions(({ context, enqueue }) => {
      const [job] = context.jobs;
      if (job !== undefined) enqueue.emit({ type: "print.printed", job });
    }),
    tellFailed: enqueueActions(({ context, enqueue }, { result }: Answered) => {
      const [job] = context.jobs;
      if (job !== undefined && !result.ok) enqueue.emit({ type: "print.failed", job, failure: result.failure });
    }),
    tellGivenUp: enqueueActions(({ context, enqueue }) => {
      const [job] = context.jobs;
      if (job !== undefined) enqueue.emit({ type: "print.givenUp", job });
    }),
  },
});
