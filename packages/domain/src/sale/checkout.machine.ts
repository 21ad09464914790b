import { initialContext } from "./checkout.context.ts";
import { editing } from "./checkout.editing.ts";
import { prompt, sealPrompt, termsPrompt } from "./checkout.prompts.ts";
import { checkoutSetup } from "./checkout.setup.ts";

/** Sells one cart after the other; RULES.md SALE-22 to SALE-30. */
export const checkoutMachine = checkoutSetup.createMachine({
  id: "checkout",
  context: ({ input }) => initialContext(input),
  on: {
    "sale.catalogRefreshed": {
      actions: { type: "refreshProducts", params: ({ event }) => ({ products: event.products }) },
    },
    "sale.dinersRefreshed": { actions: { type: "refreshDiner", params: ({ event }) => ({ diners: event.diners }) } },
    "sale.couponsRefreshed": { actions: { type: "refreshCoupons", params: ({ event }) => ({ read: event }) } },
    "sale.policyChanged": { actions: { type: "changePolicy", params: ({ event }) => ({ policy: event.policy }) } },
  },
  initial: "restoring",
  states: {
    restoring: {
      tags: "busy",
      invoke: {
        src: "loadPending",
        input: ({ context }) => context.ports,
        onDone: [
          {
            guard: { type: "hasPending", params: ({ event }) => ({ pending: event.output }) },
            target: "sending",
            actions: { type: "resumeAttempt", params: ({ event }) => ({ pending: event.output }) },
          },
          { target: "editing", actions: "dropAttempt" },
        ],
        onError: "broken",
      },
    },
    editing,
    // Neither changed nor sold, while the device keeps it or gives another one.
    held: {
      on: {
        "sale.letGo": {
          target: "editing",
          actions: { type: "letGo", params: ({ event }) => ({ next: event.next }) },
        },
      },
    },
    sending: {
      tags: "busy",
      invoke: {
        src: "sendAttempt",
        input: ({ context }) => ({ ports: context.ports, attempt: context.attempt }),
        onDone: [
          {
            guard: { type: "isAccepted", params: ({ event }) => ({ result: event.output }) },
            target: "editing",
            actions: [{ type: "tellAnswer", params: ({ event }) => ({ result: event.output }) }, "startNewCart"],
          },
          {
            guard: { type: "canQueue", params: ({ event }) => ({ result: event.output }) },
            target: "queueing",
            actions: { type: "rememberRefusal", params: ({ event }) => ({ result: event.output }) },
          },
          {
            guard: { type: "isUncertain", params: ({ event }) => ({ result: event.output }) },
            target: "uncertain",
            actions: { type: "rememberRefusal", params: ({ event }) => ({ result: event.output }) },
          },
          {
            guard: {
              type: "isRefusedFor",
              params: ({ event }) => ({ result: event.output, code: "DAILY_LIMIT_EXCEEDED" }),
            },
            target: "dailyLimitPrompt",
            actions: { type: "rememberRefusal", params: ({ event }) => ({ result: event.output }) },
          },
          {
            guard: {
              type: "isRefusedFor",
              params: ({ event }) => ({ result: event.output, code: "DAILY_STOCK_LIMIT_EXCEEDED" }),
            },
            target: "dailyStockPrompt",
            actions: { type: "rememberRefusal", params: ({ event }) => ({ result: event.output }) },
          },
          {
            guard: {
              type: "isRefusedFor",
              params: ({ event }) => ({ result: event.output, code: "ALLERGENS_CONTAINED" }),
            },
            target: "allergenPrompt",
            actions: { type: "rememberRefusal", params: ({ event }) => ({ result: event.output }) },
          },
          {
            guard: { type: "isRefusedForSeals", params: ({ event }) => ({ result: event.output }) },
            target: "sealPrompt",
            actions: { type: "rememberRefusal", params: ({ event }) => ({ result: event.output }) },
          },
          {
            guard: { type: "isIgnorableBalance", params: ({ event }) => ({ result: event.output }) },
            target: "balancePrompt",
            actions: { type: "rememberRefusal", params: ({ event }) => ({ result: event.output }) },
          },
          {
            guard: { type: "isRefusedFor", params: ({ event }) => ({ result: event.output, code: "PRICE_CHANGED" }) },
            target: "pricePrompt",
            actions: { type: "rememberRefusal", params: ({ event }) => ({ result: event.output }) },
          },
          {
            guard: { type: "isAlreadySold", params: ({ event }) => ({ result: event.output }) },
            target: "editing",
            actions: [{ type: "tellAnswer", params: ({ event }) => ({ result: event.output }) }, "startNewCart"],
          },
          {
            target: "editing",
            actions: [{ type: "tellAnswer", params: ({ event }) => ({ result: event.output }) }, "dropAttempt"],
          },
        ],
        onError: "broken",
      },
    },
    queueing: {
      tags: "busy",
      invoke: {
        src: "queueAttempt",
        input: ({ context }) => ({ ports: context.ports, attempt: context.attempt }),
        onDone: {
          target: "editing",
          actions: [{ type: "tellQueued", params: ({ event }) => ({ sale: event.output }) }, "startNewCart"],
        },
        // A device that can't keep the sale goes on asking the server.
        onError: "uncertain",
      },
    },
    dailyLimitPrompt: prompt,
    dailyStockPrompt: prompt,
    balancePrompt: prompt,
    allergenPrompt: prompt,
    sealPrompt,
    pricePrompt: termsPrompt,
    uncertain: {
      tags: "uncertain",
      after: { retryDelay: { target: "sending", actions: "countRetry" } },
      on: { "sale.retried": { target: "sending", actions: "countRetry" } },
    },
    broken: {
      tags: "broken",
      // What was stored is read again, so an attempt of unknown outcome goes out under its old key.
      on: { "sale.retried": "restoring" },
    },
  },
});
