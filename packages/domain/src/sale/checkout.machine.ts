import { id } from "../kernel/index.ts";
import {
  addGeneric,
  addProduct,
  changeQuantity,
  chooseDiner,
  choosePaymentMethod,
  describe,
  enterSellerDiscount,
  productOn,
} from "./cart.ts";
import { acceptChanges } from "./cart-changes.ts";
import { exchangeByHand } from "./exchange-coupons.ts";
import { initialContext } from "./checkout.context.ts";
import { prompt, sealPrompt, termsPrompt } from "./checkout.prompts.ts";
import { checkoutSetup } from "./checkout.setup.ts";
import { enterPart, payRestInCash } from "./split-payment.ts";
import { enterTender } from "./tender.ts";

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
    editing: {
      tags: "editable",
      on: {
        "sale.productAdded": [
          {
            guard: { type: "isBarred", params: ({ event }) => ({ product: event.product }) },
            actions: { type: "tellBarred", params: ({ event }) => ({ name: event.product.name }) },
          },
          {
            guard: {
              type: "canAdd",
              params: ({ event }) => ({ product: event.product, units: event.quantity ?? 1 }),
            },
            actions: {
              type: "changeCart",
              params: ({ context, event }) => ({ cart: addProduct(context.cart, event.product, event.quantity) }),
            },
          },
          {
            guard: { type: "areMany", params: ({ event }) => ({ units: event.quantity ?? 1 }) },
            actions: { type: "tellQuantityRefused", params: ({ event }) => ({ product: event.product }) },
          },
          { actions: { type: "tellScanRefused", params: ({ event }) => ({ productId: event.product.id }) } },
        ],
        "sale.genericAdded": {
          actions: {
            type: "changeCart",
            params: ({ context, event }) => ({
              cart: addGeneric(context.cart, { key: context.ports.newId(), name: event.name, price: event.price }),
            }),
          },
        },
        "sale.quantityChanged": [
          {
            guard: { type: "isBeyondStock", params: ({ event }) => ({ key: event.key, quantity: event.quantity }) },
            actions: { type: "tellScanRefused", params: ({ event }) => ({ productId: id<"product">(event.key) }) },
          },
          {
            actions: {
              type: "changeCart",
              params: ({ context, event }) => ({ cart: changeQuantity(context.cart, event.key, event.quantity) }),
            },
          },
        ],
        "sale.quantityTyped": [
          {
            guard: { type: "isBeyondStock", params: ({ event }) => ({ key: event.key, quantity: event.quantity }) },
            actions: {
              type: "tellQuantityRefused",
              params: ({ context, event }) => ({ product: productOn(context.cart, event.key) }),
            },
          },
          {
            actions: {
              type: "changeCart",
              params: ({ context, event }) => ({ cart: changeQuantity(context.cart, event.key, event.quantity) }),
            },
          },
        ],
        "sale.dinerChosen": {
          actions: {
            type: "changeCart",
            params: ({ context, event }) => ({ cart: chooseDiner(context.cart, event.diner) }),
          },
        },
        "sale.paymentMethodChosen": {
          actions: {
            type: "changeCart",
            params: ({ context, event }) => ({ cart: choosePaymentMethod(context.cart, event.method) }),
          },
        },
        "sale.partEntered": {
          actions: {
            type: "changeCart",
            params: ({ context, event }) => ({ cart: enterPart(context.cart, event.method, event.amount) }),
          },
        },
        "sale.restInCash": {
          actions: {
            type: "changeCart",
            params: ({ context, event }) => ({ cart: payRestInCash(context.cart, event.onAccount) }),
          },
        },
        "sale.sellerDiscountEntered": {
          actions: {
            type: "changeCart",
            params: ({ context, event }) => ({ cart: enterSellerDiscount(context.cart, event.discount) }),
          },
        },
        "sale.descriptionEntered": {
          actions: {
            type: "changeCart",
            params: ({ context, event }) => ({ cart: describe(context.cart, event.text) }),
          },
        },
        "sale.tenderEntered": {
          actions: {
            type: "changeCart",
            params: ({ context, event }) => ({ cart: enterTender(context.cart, event.amount) }),
          },
        },
        "sale.couponsExchanged": [
          {
            guard: {
              type: "canExchange",
              params: ({ event }) => ({ key: event.key, exchanged: event.exchanged }),
            },
            actions: {
              type: "changeCart",
              params: ({ context, event }) => ({ cart: exchangeByHand(context.cart, event.key, event.exchanged) }),
            },
          },
          { actions: "tellExchangeRefused" },
        ],
        "sale.changesAccepted": {
          actions: { type: "changeCart", params: ({ context }) => ({ cart: acceptChanges(context.cart) }) },
        },
        "sale.cleared": { actions: "emptyCart" },
        "sale.undone": { actions: "takeBack" },
        "sale.held": "held",
        "sale.submitted": [
          { guard: "needsLink", actions: "tellLinkNeeded" },
          {
            guard: "hasUnacceptedTerms",
            target: "pricePrompt",
            actions: { type: "askAboutTerms", params: ({ event }) => ({ deliver: event.deliver }) },
          },
          {
            guard: "holdsSeals",
            target: "sealPrompt",
            actions: [{ type: "beginAttempt", params: ({ event }) => ({ deliver: event.deliver }) }, "askAboutSeals"],
          },
          {
            guard: "holdsAllergens",
            target: "allergenPrompt",
            actions: [
              { type: "beginAttempt", params: ({ event }) => ({ deliver: event.deliver }) },
              "askAboutAllergens",
            ],
          },
          {
            guard: "canSubmit",
            target: "sending",
            actions: { type: "beginAttempt", params: ({ event }) => ({ deliver: event.deliver }) },
          },
        ],
      },
    },
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
