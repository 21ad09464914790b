import { assign, enqueueActions, setup } from "xstate";
import type { Product } from "../catalog/index.ts";
import type { Diner } from "../clients/index.ts";
import type { ExchangedCoupon } from "../coupons/index.ts";
import type { NewId, ProductId } from "../kernel/index.ts";
import { isBarred, noSchoolRules } from "../school-rules/index.ts";
import { alreadySold, beginAttempt, isAlreadySold, isUncertain } from "./attempt.ts";
import { type Cart, canAddProduct, isBeyondStock, mostUnits, productRaised } from "./cart.ts";
import { unacceptedTerms } from "./cart-changes.ts";
import { type SubmitResult, loadPending, queueAttempt, sendAttempt } from "./checkout.actors.ts";
import {
  type CheckoutContext,
  asked,
  askedOfAllergens,
  askedOfSeals,
  changed,
  continued,
  emptied,
  inEveryCart,
  letGo,
  nextCart,
  resumed,
  takenBack,
  underWay,
  withPolicy,
  withoutAttempt,
} from "./checkout.context.ts";
import type {
  CheckoutEvent,
  CheckoutFact,
  CheckoutInput,
  CheckoutPolicy,
  NextCart,
  SoldCart,
} from "./checkout.events.ts";
import { untoldAllergens } from "./check-allergens.ts";
import { untoldSeals, withoutFound } from "./check-seals.ts";
import { type ReadCoupons, canExchange, refreshCoupons, withCoupons } from "./exchange-coupons.ts";
import type { LateSale } from "./late-sale.ts";
import { canSellLate } from "./make-late-sale.ts";
import { canSubmit } from "./missing-in.ts";
import type { SubmitFailure } from "./orders.port.ts";
import type { PendingSale } from "./pending-sale.port.ts";
import { refreshDiner, refreshProducts } from "./refresh-cart.ts";
import { restOfCart } from "./split-payment.ts";
import { changeOf } from "./tender.ts";

const firstRetry = 1_000;
const longestRetry = 16_000;

type Answered = { readonly result: SubmitResult };
type Coded = Answered & { readonly code: SubmitFailure["code"] };

const newIdOf = (context: CheckoutContext): NewId => context.ports.newId;

const pressOf = ({ cart, cartId, ports }: CheckoutContext) => ({
  cart,
  cartId,
  ...(ports.lateSales !== undefined && {
    pressedAt: ports.lateSales.clock.now(),
    deviceTime: ports.lateSales.deviceClock.now(),
  }),
});

const attemptOf = (context: CheckoutContext, deliver: boolean): PendingSale =>
  beginAttempt({ ...pressOf(context), deliver }, newIdOf(context));

/** Of the cart that was sent, before the next one takes its place. */
function soldCart({ attempt, cart: open }: CheckoutContext): SoldCart {
  const cart = attempt?.cart ?? open;
  return { change: changeOf(cart), firstName: cart.diner?.commensal.firstName ?? null };
}

/** The words of the checkout machine. */
export const checkoutSetup = setup({
  types: {} as {
    input: CheckoutInput;
    context: CheckoutContext;
    events: CheckoutEvent;
    emitted: CheckoutFact;
    tags: "editable" | "busy" | "uncertain" | "prompt" | "broken";
  },
  actors: { loadPending, queueAttempt, sendAttempt },
  delays: { retryDelay: ({ context }) => Math.min(longestRetry, firstRetry * 2 ** context.retries) },
  guards: {
    isBarred: ({ context: { policy } }, { product }: { readonly product: Product }) =>
      isBarred(product, policy.schoolRules ?? noSchoolRules),
    raisesBarred: ({ context: { cart, policy } }, line: { readonly key: string; readonly quantity: number }) => {
      const product = productRaised(cart, line.key, line.quantity);
      return product !== null && isBarred(product, policy.schoolRules ?? noSchoolRules);
    },
    canAdd: ({ context }, { product, units }: { readonly product: Product; readonly units: number }) =>
      canAddProduct(context.cart, product, units),
    areMany: (_, { units }: { readonly units: number }) => units > 1,
    isBeyondStock: ({ context }, line: { readonly key: string; readonly quantity: number }) =>
      isBeyondStock(context.cart, line.key, line.quantity),
    canExchange: ({ context }, line: { readonly key: string; readonly exchanged: readonly ExchangedCoupon[] }) =>
      canExchange(context.cart, line.key, line.exchanged),
    canSubmit: ({ context }) => canSubmit(context.cart),
    needsLink: ({ context: { cart, ports } }) =>
      canSubmit(cart) && ports.lateSales?.isOffline() === true && !canSellLate(cart),
    hasUnacceptedTerms: ({ context: { cart } }) => canSubmit(cart) && unacceptedTerms(cart) !== null,
    holdsSeals: ({ context: { cart, policy } }) => canSubmit(cart) && untoldSeals(cart, policy.schoolRules) !== null,
    leadsToSeals: ({ context: { attempt, policy } }) =>
      attempt !== null && untoldSeals(attempt.cart, policy.schoolRules, attempt.request) !== null,
    holdsBarred: ({ context: { refusal } }) => refusal?.code === "SEALS_BLOCKED",
    holdsAllergens: ({ context: { cart } }) => canSubmit(cart) && untoldAllergens(cart).length > 0,
    leadsToAllergens: ({ context: { attempt, refusal } }) =>
      attempt !== null &&
      (refusal?.code === "PRICE_CHANGED" || refusal?.code === "SEALS_CONTAINED") &&
      untoldAllergens(attempt.cart, attempt.request).length > 0,
    leavesNoRest: ({ context: { attempt, refusal } }) =>
      attempt !== null &&
      refusal?.code === "PRICE_CHANGED" &&
      attempt.cart.parts.length > 0 &&
      restOfCart(attempt.cart, refusal.data.total) <= 0,
    canQueue: ({ context: { attempt, ports } }, { result }: Answered) =>
      !result.ok &&
      result.failure.code === "UNREACHABLE" &&
      ports.lateSales !== undefined &&
      attempt !== null &&
      canSellLate(attempt.cart),
    hasPending: (_, { pending }: { readonly pending: PendingSale | null }) => pending !== null,
    isAccepted: (_, { result }: Answered) => result.ok,
    isUncertain: (_, { result }: Answered) => !result.ok && isUncertain(result.failure),
    isAlreadySold: (_, { result }: Answered) => !result.ok && isAlreadySold(result.failure),
    isRefusedForSeals: (_, { result }: Answered) =>
      !result.ok && (result.failure.code === "SEALS_CONTAINED" || result.failure.code === "SEALS_BLOCKED"),
    isRefusedFor: (_, { result, code }: Coded) => !result.ok && result.failure.code === code,
    isIgnorableBalance: ({ context }, { result }: Answered) =>
      !result.ok && result.failure.code === "INSUFFICIENT_BALANCE" && context.policy.allowIgnoreMinimumBalance,
  },
  actions: {
    changeCart: assign(({ context }, { cart }: { readonly cart: Cart }) => changed(context, withCoupons(cart))),
    emptyCart: assign(({ context }) => emptied(context)),
    takeBack: assign(({ context }) => takenBack(context)),
    refreshProducts: assign(({ context }, { products }: { readonly products: readonly Product[] }) =>
      inEveryCart(context, (cart) => withCoupons(refreshProducts(cart, products))),
    ),
    refreshDiner: assign(({ context }, { diners }: { readonly diners: readonly Diner[] }) =>
      inEveryCart(context, (cart) => withCoupons(refreshDiner(cart, diners))),
    ),
    refreshCoupons: assign(({ context }, { read }: { readonly read: ReadCoupons }) =>
      inEveryCart(context, (cart) => withCoupons(refreshCoupons(cart, read))),
    ),
    changePolicy: assign(({ context }, { policy }: { readonly policy: CheckoutPolicy }) => withPolicy(context, policy)),
    letGo: assign(({ context }, { next }: { readonly next: NextCart }) => letGo(context, next)),
    startNewCart: assign(({ context }) => nextCart(context)),
    beginAttempt: assign(({ context }, { deliver }: { readonly deliver: boolean }) =>
      underWay(attemptOf(context, deliver)),
    ),
    askAboutTerms: assign(({ context }, { deliver }: { readonly deliver: boolean }) =>
      asked(attemptOf(context, deliver)),
    ),
    askAboutAllergens: assign(({ context: { attempt } }) => (attempt === null ? {} : askedOfAllergens(attempt))),
    askAboutSeals: assign(({ context }) => askedOfSeals(context)),
    takeOutBarred: assign(({ context }) =>
      context.refusal?.code === "SEALS_BLOCKED"
        ? {
            ...withoutAttempt(),
            ...changed(context, withCoupons(withoutFound(context.cart, context.refusal.data))),
          }
        : {},
    ),
    continueAttempt: assign(({ context }) => continued(context)),
    resumeAttempt: assign(({ context }, { pending }: { readonly pending: PendingSale | null }) =>
      pending === null ? {} : resumed(context, pending),
    ),
    dropAttempt: assign(withoutAttempt),
    countRetry: assign(({ context }) => ({ retries: context.retries + 1 })),
    rememberRefusal: assign((_, { result }: Answered) => (result.ok ? {} : { refusal: result.failure })),
    tellAnswer: enqueueActions(({ enqueue, context }, { result }: Answered) => {
      enqueue.emit(
        result.ok
          ? { type: "sale.sold", order: result.value, ...soldCart(context) }
          : { type: "sale.refused", failure: result.failure },
      );
    }),
    tellQueued: enqueueActions(({ enqueue, context }, { sale }: { readonly sale: LateSale | null }) => {
      enqueue.emit(
        sale === null
          ? { type: "sale.refused", failure: alreadySold }
          : { type: "sale.queued", sale, ...soldCart(context) },
      );
    }),
    tellLinkNeeded: enqueueActions(({ enqueue }) => {
      enqueue.emit({ type: "sale.linkNeeded" });
    }),
    tellExchangeRefused: enqueueActions(({ enqueue }) => {
      enqueue.emit({ type: "sale.exchangeRefused", code: "INVALID_COUPON_AMOUNT" });
    }),
    tellScanRefused: enqueueActions(({ enqueue }, { productId }: { readonly productId: ProductId }) => {
      enqueue.emit({ type: "sale.scanRefused", productId });
    }),
    tellBarred: enqueueActions(({ enqueue }, { name }: { readonly name: string }) => {
      enqueue.emit({ type: "sale.barred", name });
    }),
    tellQuantityRefused: enqueueActions(({ enqueue, context }, { product }: { readonly product: Product | null }) => {
      if (product === null) return;
      enqueue.emit({ type: "sale.quantityRefused", name: product.name, most: mostUnits(context.cart, product) });
    }),
  },
});
