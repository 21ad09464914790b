import { outboxSetup } from "./outbox.setup.ts";

/** Sends what was sold without the server, as soon as there is one; RULES.md SALE-47 to SALE-52. */
export const outboxMachine = outboxSetup.createMachine({
  id: "outbox",
  context: ({ input }) => ({ ...input, queued: null, retries: 0 }),
  invoke: { src: "watchOutbox", input: ({ context }) => context.ports.outbox },
  on: {
    "outbox.listed": { actions: { type: "takeList", params: ({ event }) => ({ queued: event.queued }) } },
    "outbox.retried": { actions: { type: "retrySale", params: ({ event }) => ({ cartId: event.cartId }) } },
    "outbox.resolved": { actions: { type: "forgetSale", params: ({ event }) => ({ cartId: event.cartId }) } },
    "outbox.failed": ".broken",
  },
  initial: "resting",
  states: {
    resting: {
      always: { guard: "hasSendable", target: "sending" },
    },
    sending: {
      // The pass under way may have begun before the link was back, and then ends without an answer.
      on: { "outbox.linked": { actions: "resetRetries" } },
      invoke: {
        src: "flush",
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: "isStuck", params: ({ event }) => ({ pass: event.output }) },
            target: "waiting",
            actions: [
              { type: "takePass", params: ({ event }) => ({ pass: event.output }) },
              { type: "tellDelivered", params: ({ event }) => ({ pass: event.output }) },
              { type: "countRetry", params: ({ event }) => ({ pass: event.output }) },
            ],
          },
          {
            target: "resting",
            actions: [
              { type: "takePass", params: ({ event }) => ({ pass: event.output }) },
              { type: "tellDelivered", params: ({ event }) => ({ pass: event.output }) },
              "resetRetries",
            ],
          },
        ],
        onError: "broken",
      },
    },
    waiting: {
      after: { retryDelay: "sending" },
      on: { "outbox.linked": { target: "sending", actions: "resetRetries" } },
    },
    broken: {
      tags: "broken",
      // Nothing is lost meanwhile: what was put stays where it is.
      after: { retryDelay: "sending" },
      entry: { type: "countRetry", params: { pass: null } },
    },
  },
});
