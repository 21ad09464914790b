import { cardPageSetup } from "./card-page.setup.ts";

/** One wish to pay, from the provider's form to how it ended; RULES.md. */
export const cardPageMachine = cardPageSetup.createMachine({
  id: "cardPage",
  context: ({ input }) => ({
    ...input,
    // What paid the last time is offered first.
    chosen: input.request.cards[0] ?? null,
    isToSave: true,
    card: null,
    failure: null,
  }),
  initial: "remembering",
  states: {
    remembering: {
      always: [
        { guard: { type: "isKept", params: { status: "approved" } }, target: "approved" },
        { guard: { type: "isKept", params: { status: "pending" } }, target: "pending" },
        { target: "opening" },
      ],
    },
    opening: {
      invoke: {
        src: "openForm",
        input: ({ context }) => context,
        onDone: [
          { guard: { type: "isOpen", params: ({ event }) => ({ result: event.output }) }, target: "entering" },
          { target: "unreachable" },
        ],
        onError: "unreachable",
      },
    },
    unreachable: {
      on: {
        "card.retried": "opening",
        "card.chosen": {
          target: "opening",
          actions: { type: "takeChoice", params: ({ event }) => ({ cardId: event.cardId }) },
        },
      },
    },
    entering: {
      on: {
        "card.chosen": {
          target: "opening",
          actions: { type: "takeChoice", params: ({ event }) => ({ cardId: event.cardId }) },
        },
        "saving.chosen": { actions: { type: "takeSaving", params: ({ event }) => ({ isToSave: event.isToSave }) } },
        "code.entered": { guard: "isOfSaved", target: "reading" },
        "card.entered": {
          target: "sending",
          actions: { type: "takeCard", params: ({ event }) => ({ card: event.card }) },
        },
      },
    },
    reading: {
      invoke: {
        src: "readCode",
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: "isRead", params: ({ event }) => ({ read: event.output }) },
            target: "sending",
            actions: { type: "takeRead", params: ({ event }) => ({ read: event.output }) },
          },
          { target: "entering", actions: { type: "takeUnread", params: ({ event }) => ({ read: event.output }) } },
        ],
        // Nothing was sent yet.
        onError: {
          target: "entering",
          actions: { type: "takeUnread", params: { read: { ok: false, failure: { code: "CODE_UNREADABLE" } } } },
        },
      },
    },
    sending: {
      invoke: {
        src: "charge",
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: "isStatus", params: ({ event }) => ({ answer: event.output, status: "approved" }) },
            target: "approved",
            actions: { type: "tell", params: ({ event }) => ({ answer: event.output }) },
          },
          {
            guard: { type: "isStatus", params: ({ event }) => ({ answer: event.output, status: "pending" }) },
            target: "pending",
            actions: { type: "tell", params: ({ event }) => ({ answer: event.output }) },
          },
          {
            guard: { type: "isUnknown", params: ({ event }) => ({ answer: event.output }) },
            target: "uncertain",
            actions: { type: "tell", params: ({ event }) => ({ answer: event.output }) },
          },
          {
            target: "entering",
            actions: [
              { type: "takeFailure", params: ({ event }) => ({ answer: event.output }) },
              { type: "tell", params: ({ event }) => ({ answer: event.output }) },
            ],
          },
        ],
        // It may have been charged all the same.
        onError: {
          target: "uncertain",
          actions: { type: "tell", params: { answer: { ok: false, failure: { code: "SERVER_ERROR" } } } },
        },
      },
    },
    uncertain: { on: { "card.retried": "sending" } },
    // A refund of a card that debit-only forbids is told by the server as a refusal.
    pending: { entry: { type: "keep", params: { status: "pending" } } },
    approved: { entry: { type: "keep", params: { status: "approved" } } },
  },
});
