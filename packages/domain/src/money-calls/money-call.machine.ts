import { moneyCallSetup } from "./money-call.setup.ts";

/** One call at a time, until it is certain what became of it; RULES.md. */
export const moneyCallMachine = moneyCallSetup.createMachine({
  id: "moneyCall",
  context: ({ input }) => ({ ports: input, attempt: null, retries: 0, isWatched: false }),
  initial: "reading",
  states: {
    reading: {
      invoke: {
        src: "load",
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: "isLeft", params: ({ event }) => ({ pending: event.output }) },
            target: "sending",
            actions: { type: "resume", params: ({ event }) => ({ pending: event.output }) },
          },
          { target: "idle", actions: { type: "resume", params: { pending: null } } },
        ],
        onError: "broken",
      },
    },
    idle: {
      on: {
        "moneyCall.asked": {
          target: "sending",
          actions: { type: "begin", params: ({ event }) => event },
        },
      },
    },
    sending: {
      tags: "sending",
      invoke: {
        src: "send",
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: "isUncertain", params: ({ event }) => ({ answer: event.output }) },
            target: "uncertain",
            actions: "wait",
          },
          { target: "idle", actions: { type: "finish", params: ({ event }) => ({ answer: event.output }) } },
        ],
        onError: "broken",
      },
      on: { "moneyCall.left": { actions: "unwatch" } },
    },
    uncertain: {
      tags: "uncertain",
      after: { retryDelay: "sending" },
      on: { "moneyCall.retried": "sending", "moneyCall.left": { actions: "unwatch" } },
    },
    broken: {
      tags: "broken",
      // What was stored is read again; what could not be stored was not sent.
      on: {
        "moneyCall.retried": "reading",
        "moneyCall.asked": {
          guard: { type: "isSamePress", params: ({ event }) => event },
          target: "sending",
          actions: { type: "begin", params: ({ event }) => event },
        },
      },
    },
  },
});
