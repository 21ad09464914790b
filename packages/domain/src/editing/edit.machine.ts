import { and, stateIn } from "xstate";
import type { EditTypes } from "./edit.ts";
import { editSetup } from "./edit.setup.ts";

/** One form, from its opening until it is saved or left; RULES.md and ADR 0029. `T` names its own entry and draft. */
export const editMachine = <T extends EditTypes>() =>
  editSetup<T>().createMachine({
    id: "edit",
    context: ({ input: { former, ...ports } }) => ({
      ports,
      former,
      entry: former.entry,
      faults: null,
      attempt: null,
      failure: null,
      retries: 0,
    }),
    type: "parallel",
    states: {
      work: {
        initial: "open",
        states: {
          open: {
            tags: "open",
            initial: "opened",
            states: { opened: {}, editing: {}, refused: {}, saved: { tags: "saved" } },
            on: {
              "edit.typed": { target: ".editing", actions: { type: "type", params: ({ event }) => event } },
              "edit.submitted": "checking",
              "edit.reread": { target: ".opened", actions: { type: "takeFormer", params: ({ event }) => event } },
              "edit.renewed": {
                guard: { type: "isFollowed", params: ({ event }) => event },
                target: ".opened",
                actions: { type: "takeFormer", params: ({ event }) => event },
              },
            },
          },
          checking: {
            entry: "check",
            always: [{ guard: "isSound", target: "sending" }, { target: "open.editing" }],
          },
          sending: {
            tags: "sending",
            invoke: {
              src: "save",
              input: ({ context }) => context,
              onDone: [
                {
                  guard: { type: "isSaved", params: ({ event }) => ({ answer: event.output }) },
                  target: "open.saved",
                  actions: { type: "takeSaved", params: ({ event }) => ({ answer: event.output }) },
                },
                {
                  guard: { type: "isUncertain", params: ({ event }) => ({ answer: event.output }) },
                  target: "uncertain",
                  actions: { type: "takeFailure", params: ({ event }) => ({ answer: event.output }) },
                },
                {
                  guard: { type: "isStale", params: ({ event }) => ({ answer: event.output }) },
                  target: "stale",
                  actions: [
                    "forgetAttempt",
                    { type: "takeFailure", params: ({ event }) => ({ answer: event.output }) },
                  ],
                },
                {
                  guard: { type: "isAskedFirst", params: ({ event }) => ({ answer: event.output }) },
                  target: "confirming",
                  actions: { type: "takeFailure", params: ({ event }) => ({ answer: event.output }) },
                },
                {
                  target: "open.refused",
                  actions: [
                    "forgetAttempt",
                    { type: "takeFailure", params: ({ event }) => ({ answer: event.output }) },
                  ],
                },
              ],
              onError: "broken",
            },
          },
          uncertain: {
            tags: "uncertain",
            after: { retryDelay: { guard: "triesAgain", target: "sending", actions: "countRetry" } },
            on: { "edit.retried": "sending", "edit.submitted": "sending" },
          },
          stale: {
            tags: "stale",
            on: {
              "edit.reread": { target: "open.opened", actions: { type: "takeFormer", params: ({ event }) => event } },
            },
          },
          confirming: {
            tags: "confirming",
            on: {
              "edit.confirmed": { target: "sending", actions: "confirm" },
              "edit.declined": { target: "open.editing", actions: ["forgetAttempt", "forgetFailure"] },
            },
          },
          broken: {
            tags: "broken",
            on: { "edit.retried": "sending", "edit.submitted": "sending" },
          },
        },
      },
      exit: {
        initial: "staying",
        states: {
          staying: {
            on: {
              "edit.left": [
                { guard: and(["outlivesForm", stateIn({ work: "sending" })]), target: "closed" },
                { guard: "isChanged", target: "asking" },
                { target: "closed" },
              ],
            },
          },
          asking: { tags: "asking", on: { "edit.kept": "staying", "edit.discarded": "closed" } },
          closed: { tags: "closed", entry: "tellClosed", type: "final" },
        },
      },
    },
  });
