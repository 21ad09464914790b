import { assign, enqueueActions, setup } from "xstate";
import type { Product } from "../catalog/index.ts";
import type { Diner } from "../clients/index.ts";
import type { NewId, ProductId } from "../kernel/index.ts";
import { beginAttempt, isAlreadySold, isUncertain } from "./attempt.ts";
import { type Cart, canAddProduct, canSubmit, isBeyondStock } from "./cart.ts";
import { type SubmitResult, loadPending, sendAttempt } from "./checkout.actors.ts";
import { type CheckoutContext, newCart, underWay, continued, withPolicy, withoutAttempt } from "./checkout.context.ts";
import type { CheckoutEvent, CheckoutFact, CheckoutInput, CheckoutPolicy } from "./checkout.events.ts";
import type { SubmitFailure } from "./orders.port.ts";
import type { PendingSale } from "./pending-sale.port.ts";
import { refreshDiner, refreshProducts } from "./refresh-cart.ts";

const firstRetry = 1_000;
const longestRetry = 16_000;

type Answered = { readonly result: SubmitResult };
type Coded = Answered & { readonly code: SubmitFailure["code"] };

const newIdOf = (context: CheckoutContext): NewId => context.ports.newId;

/** The words of the checkout machine. */
export const checkoutSetup = setup({
  types: {} as {
    input: CheckoutInput;
    context: CheckoutContext;
    events: CheckoutEvent;
    emitted: CheckoutFact;
    tags: "editable" | "busy" | "uncertain" | "prompt" | "broken";
  },
  actors: { loadPending, sendAttempt },
  delays: { retryDelay: ({ context }) => Math.min(longestRetry, firstRetry * 2 ** context.retries) },
  guards: {
    canAdd: ({ context }, { product }: { readonly product: Product }) => canAddProduct(context.cart, product),
    isBeyondStock: ({ context }, line: { readonly key: string; readonly quantity: number }) =>
      isBeyondStock(context.cart, line.key, line.quantity),
    canSubmit: ({ context }) => canSubmit(context.cart),
    hasPending: (_, { pending }: { readonly pending: PendingSale | null }) => pending !== null,
    isAccepted: (_, { result }: Answered) => result.ok,
    isUncertain: (_, { result }: Answered) => !result.ok && isUncertain(result.failure),
    isAlreadySold: (_, { result }: Answered) => !result.ok && isAlreadySold(result.failure),
    isRefusedFor: (_, { result, code }: Coded) => !result.ok && result.failure.code === code,
    isIgnorableBalance: ({ context }, { result }: Answered) =>
      !result.ok && result.failure.code === "INSUFFICIENT_BALANCE" && context.policy.allowIgnoreMinimumBalance,
  },
  actions: {
    changeCart: assign((_, { cart }: { readonly cart: Cart }) => ({ cart })),
    refreshProducts: assign(({ context }, { products }: { readonly products: readonly Product[] }) => ({
      cart: refreshProducts(context.cart, products),
    })),
    refreshDiner: assign(({ context }, { diners }: { readonly diners: readonly Diner[] }) => ({
      cart: refreshDiner(context.cart, diners),
    })),
    changePolicy: assign(({ context }, { policy }: { readonly policy: CheckoutPolicy }) => withPolicy(context, policy)),
    startNewCart: assign(({ context }) => newCart(newIdOf(context), context.policy)),
    beginAttempt: assign(({ context }, { deliver }: { readonly deliver: boolean }) =>
      underWay(beginAttempt({ cart: context.cart, cartId: context.cartId, deliver }, newIdOf(context))),
    ),
    continueAttempt: assign(({ context }) => continued(context)),
    resumeAttempt: assign((_, { pending }: { readonly pending: PendingSale | null }) =>
      pending === null ? {} : underWay(pending),
    ),
    dropAttempt: assign(withoutAttempt),
    countRetry: assign(({ context }) => ({ retries: context.retries + 1 })),
    rememberRefusal: assign((_, { result }: Answered) => (result.ok ? {} : { refusal: result.failure })),
    tellAnswer: enqueueActions(({ enqueue }, { result }: Answered) => {
      enqueue.emit(
        result.ok ? { type: "sale.sold", order: result.value } : { type: "sale.refused", failure: result.failure },
      );
    }),
    tellScanRefused: enqueueActions(({ enqueue }, { productId }: { readonly productId: ProductId }) => {
      enqueue.emit({ type: "sale.scanRefused", productId });
    }),
  },
});
