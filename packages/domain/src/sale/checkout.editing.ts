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
import { checkoutSetup } from "./checkout.setup.ts";
import { exchangeByHand } from "./exchange-coupons.ts";
import { enterPart, payRestInCash } from "./split-payment.ts";
import { enterTender } from "./tender.ts";

/** A cart that somebody fills, until it is sent or set aside. */
export const editing = checkoutSetup.createStateConfig({
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
        guard: { type: "raisesBarred", params: ({ event }) => ({ key: event.key, quantity: event.quantity }) },
        actions: {
          type: "tellBarred",
          params: ({ context, event }) => ({ name: productOn(context.cart, event.key)?.name ?? "" }),
        },
      },
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
        guard: { type: "raisesBarred", params: ({ event }) => ({ key: event.key, quantity: event.quantity }) },
        actions: {
          type: "tellBarred",
          params: ({ context, event }) => ({ name: productOn(context.cart, event.key)?.name ?? "" }),
        },
      },
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
        actions: [{ type: "beginAttempt", params: ({ event }) => ({ deliver: event.deliver }) }, "askAboutAllergens"],
      },
      {
        guard: "canSubmit",
        target: "sending",
        actions: { type: "beginAttempt", params: ({ event }) => ({ deliver: event.deliver }) },
      },
    ],
  },
});
