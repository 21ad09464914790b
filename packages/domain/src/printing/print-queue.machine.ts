import { printQueueSetup } from "./print-queue.setup.ts";

/** Prints one ticket after the other; PRINT-08. */
export const printQueueMachine = printQueueSetup.createMachine({
  id: "printQueue",
  context: ({ input }) => ({ ...input, jobs: [], retries: 0, failure: null }),
  on: { "print.jobsAdded": { actions: { type: "addJobs", params: ({ event }) => ({ jobs: event.jobs }) } } },
  initial: "idle",
  states: {
    idle: { always: { guard: "hasJobs", target: "printing" } },
    printing: {
      tags: "printing",
      invoke: {
        src: "printNext",
        input: ({ context }) => ({ ports: context.ports, job: context.jobs[0] }),
        onDone: [
          {
            guard: { type: "isPrinted", params: ({ event }) => ({ result: event.output }) },
            target: "idle",
            actions: ["tellPrinted", "dropFirst"],
          },
          {
            guard: { type: "isTaken", params: ({ event }) => ({ result: event.output }) },
            target: "idle",
            actions: "dropFirst",
          },
          {
            target: "failed",
            actions: [
              { type: "rememberFailure", params: ({ event }) => ({ result: event.output }) },
              { type: "tellFailed", params: ({ event }) => ({ result: event.output }) },
            ],
          },
        ],
        onError: "broken",
      },
    },
    failed: {
      tags: "failed",
      on: {
        "print.retried": { guard: "canRetry", target: "printing", actions: "countRetry" },
        "print.discarded": { target: "idle", actions: ["tellGivenUp", "dropFirst"] },
      },
    },
    broken: {
      tags: "broken",
      on: {
        "print.retried": { guard: "canRetry", target: "printing", actions: "countRetry" },
        "print.discarded": { target: "idle", actions: ["tellGivenUp", "dropFirst"] },
      },
    },
  },
});
