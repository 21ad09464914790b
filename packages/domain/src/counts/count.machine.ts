import type { CountTypes } from "./count.ts";
import { countSetup } from "./count.setup.ts";

/** One count of one person on one device, from the first amount until it is booked; RULES.md. `T` names its kind. */
export const countMachine = <T extends CountTypes>() =>
  countSetup<T>().createMachine({
    id: "count",
    context: ({ input: ports }) => ({
      ports,
      draft: ports.kept.load(),
      isKept: true,
      isChecked: false,
      told: null,
      failure: null,
      retries: 0,
    }),
    initial: "begun",
    states: {
      begun: { always: [{ guard: "isSent", target: "sending" }, { target: "counting" }] },
      counting: {
        tags: "counting",
        entry: "forgetTold",
        on: {
          "count.typed": { actions: { type: "type", params: ({ event }) => event } },
          "count.discarded": { actions: "discard" },
          "count.rekept": { target: "begun", actions: "reread" },
          "count.reviewed": { target: "checking", actions: "check" },
        },
      },
      checking: {
        always: [
          { guard: "isSound", target: "reviewing" },
          { target: "counting", actions: "tellUnsound" },
        ],
      },
      reviewing: {
        tags: "asking",
        invoke: {
          src: "review",
          input: ({ context }) => context,
          onDone: [
            {
              guard: { type: "isTold", params: ({ event }) => ({ answer: event.output }) },
              target: "reviewed",
              actions: { type: "takeTold", params: ({ event }) => ({ answer: event.output }) },
            },
            {
              guard: { type: "isUnknown", params: ({ event }) => ({ answer: event.output }) },
              target: "waiting",
              actions: { type: "takeFailure", params: ({ event }) => ({ answer: event.output }) },
            },
            {
              target: "counting",
              actions: { type: "takeRefusal", params: ({ event }) => ({ answer: event.output }) },
            },
          ],
          onError: "broken",
        },
        on: { "count.backed": "counting", "count.rekept": { target: "begun", actions: "reread" } },
      },
      waiting: {
        tags: "waiting",
        after: { retryDelay: { target: "reviewing", actions: "countRetry" } },
        on: {
          "count.retried": "reviewing",
          "count.backed": "counting",
          "count.rekept": { target: "begun", actions: "reread" },
        },
      },
      reviewed: {
        tags: "reviewed",
        on: {
          "count.backed": "counting",
          "count.rekept": { target: "begun", actions: "reread" },
          "count.confirmed": { target: "sending", actions: "sign" },
        },
      },
      sending: {
        tags: "sending",
        invoke: {
          src: "book",
          input: ({ context }) => context,
          onDone: [
            {
              guard: { type: "isTold", params: ({ event }) => ({ answer: event.output }) },
              target: "booked",
              actions: { type: "finish", params: ({ event }) => ({ answer: event.output }) },
            },
            {
              guard: { type: "isUnknown", params: ({ event }) => ({ answer: event.output }) },
              target: "uncertain",
              actions: { type: "takeFailure", params: ({ event }) => ({ answer: event.output }) },
            },
            {
              target: "counting",
              actions: { type: "takeRefusal", params: ({ event }) => ({ answer: event.output }) },
            },
          ],
          onError: "broken",
        },
      },
      uncertain: {
        tags: "uncertain",
        after: { retryDelay: { target: "sending", actions: "countRetry" } },
        on: { "count.retried": "sending" },
      },
      // What has a key is sent under it again.
      broken: { tags: "broken", on: { "count.retried": "begun" } },
      booked: { tags: "booked", on: { "count.begun": "begun" } },
    },
  });
