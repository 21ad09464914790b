import { anyDiner, anyProduct } from "@cantina/testkit/arbitraries";
import { memoryOutbox, sampleQueued } from "@cantina/testkit/outbox-suite";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type SnapshotFrom, initialTransition, transition } from "xstate";
import { getShortestPaths } from "xstate/graph";
import { type Instant, basisPoints, cents, id } from "../kernel/index.ts";
import type { SubmitResult } from "./checkout.actors.ts";
import type { CheckoutEvent, CheckoutInput } from "./checkout.events.ts";
import { checkoutMachine } from "./checkout.machine.ts";
import type { SubmitFailure } from "./orders.port.ts";

type Snapshot = SnapshotFrom<typeof checkoutMachine>;

const seeded = { numRuns: 1, seed: 3 } as const;
const [sampleProduct] = fc.sample(anyProduct(), seeded);
const [diner] = fc.sample(anyDiner(), seeded);
if (sampleProduct === undefined || diner === undefined) throw new Error("no sample");
const product = { ...sampleProduct, id: id<"product">("cafe"), currentStock: null };

const never = (): Promise<never> => new Promise(() => null);
let ids = 0;
const input: CheckoutInput = {
  ports: {
    newId: () => `id-${(ids += 1)}`,
    orders: { submit: never },
    pendingSales: { save: never, load: never, clear: never },
    lateSales: {
      outbox: memoryOutbox(),
      clock: { now: () => "2026-11-20T13:00:00.000Z" as Instant },
      deviceClock: { now: () => "2026-11-20T13:00:00.000Z" as Instant },
      seller: () => ({ sellerId: id<"profile">("vendedora"), registerSessionId: null }),
      isOffline: () => false,
    },
  },
  policy: { defaultPaymentMethod: "ACCOUNT_BALANCE", allowIgnoreMinimumBalance: true },
};

const refusals: readonly SubmitFailure[] = [
  { code: "DAILY_LIMIT_EXCEEDED", data: cents(1) },
  { code: "DAILY_STOCK_LIMIT_EXCEEDED", data: [] },
  { code: "INSUFFICIENT_BALANCE", data: { balance: cents(0), minimumBalance: cents(0), missing: cents(1) } },
  { code: "PRICE_CHANGED", data: { shownTotal: cents(1), total: cents(2), lines: [] } },
  { code: "ALLERGENS_CONTAINED", data: [] },
  { code: "SEALS_CONTAINED", data: [] },
  { code: "SEALS_BLOCKED", data: [] },
  { code: "OUT_OF_STOCK", data: [] },
  { code: "UNREACHABLE" },
];

/** What the machine's own actors and timers tell it; no screen sends these. */
const own = (type: string, more: object = {}): CheckoutEvent => ({ type, ...more }) as unknown as CheckoutEvent;
const answered = (output: SubmitResult): CheckoutEvent => own("xstate.done.actor.0.checkout.sending", { output });

const fromScreens: readonly CheckoutEvent[] = [
  { type: "sale.productAdded", product },
  { type: "sale.genericAdded", name: "Varios", price: cents(5) },
  { type: "sale.quantityChanged", key: "cafe", quantity: 2 },
  { type: "sale.dinerChosen", diner },
  { type: "sale.paymentMethodChosen", method: "CARD" },
  { type: "sale.sellerDiscountEntered", discount: basisPoints(100) },
  { type: "sale.descriptionEntered", text: "x" },
  { type: "sale.tenderEntered", amount: cents(5_000) },
  { type: "sale.couponsExchanged", key: "cafe", exchanged: [] },
  { type: "sale.cleared" },
  { type: "sale.undone" },
  { type: "sale.submitted", deliver: true },
  { type: "sale.promptAccepted" },
  { type: "sale.promptDeclined" },
  { type: "sale.retried" },
  { type: "sale.held" },
  { type: "sale.letGo", next: "SAME" },
];

const fromInside: readonly CheckoutEvent[] = [
  own("xstate.done.actor.0.checkout.restoring", { output: null }),
  own("xstate.error.actor.0.checkout.restoring", { error: "x" }),
  ...refusals.map((failure) => answered({ ok: false, failure })),
  own("xstate.error.actor.0.checkout.sending", { error: "x" }),
  own("xstate.done.actor.0.checkout.queueing", { output: sampleQueued(1).sale }),
  own("xstate.error.actor.0.checkout.queueing", { error: "x" }),
  own("xstate.after.retryDelay.checkout.uncertain"),
];

const paths = getShortestPaths(checkoutMachine, {
  input,
  events: [...fromScreens, ...fromInside],
  serializeState: ({ value, context: { cart } }) =>
    `${String(value)} ${cart.lines.length > 0} ${cart.diner !== null} ${cart.paymentMethod}`,
  stopWhen: (state) => state.context.cart.lines.length > 1,
});

/** One snapshot of each state, with something in the cart where the way there puts it in. */
const reached = new Map<string, Snapshot>(paths.map((path) => [String(path.state.value), path.state]));

const allowed: Readonly<Record<string, readonly string[]>> = {
  restoring: [],
  editing: fromScreens.map(({ type }) => type).filter((type) => !/prompt|retried|letGo/u.test(type)),
  held: ["sale.letGo"],
  sending: [],
  queueing: [],
  dailyLimitPrompt: ["sale.promptAccepted", "sale.promptDeclined"],
  dailyStockPrompt: ["sale.promptAccepted", "sale.promptDeclined"],
  balancePrompt: ["sale.promptAccepted", "sale.promptDeclined"],
  sealPrompt: ["sale.promptAccepted", "sale.promptDeclined"],
  pricePrompt: ["sale.promptAccepted", "sale.promptDeclined"],
  uncertain: ["sale.retried"],
  broken: ["sale.retried"],
};

test("[SALE-30] every state can be reached", () => {
  expect(new Set(reached.keys())).toEqual(new Set(Object.keys(checkoutMachine.states)));
});

test("[SALE-30] every state has a way back to editing", () => {
  for (const [name, snapshot] of reached) {
    const ways = getShortestPaths(checkoutMachine, {
      input,
      fromState: snapshot,
      events: [...fromScreens, ...fromInside],
      serializeState: (state) => String(state.value),
      toState: (state) => state.matches("editing"),
    });
    expect(ways.length, name).toBeGreaterThan(0);
  }
});

describe.each(Object.keys(allowed))("in %s", (name) => {
  const snapshot = reached.get(name);
  if (snapshot === undefined) throw new Error(`${name} was not reached`);
  const forbidden = fromScreens.filter(({ type }) => !allowed[name]?.includes(type));

  test("[SALE-26] forbidden events change nothing", () => {
    for (const event of forbidden) {
      const [next, actions] = transition(checkoutMachine, snapshot, event);
      expect(next.value, event.type).toBe(snapshot.value);
      expect(next.context, event.type).toEqual(snapshot.context);
      expect(actions, event.type).toEqual([]);
      expect(snapshot.can(event), event.type).toBe(false);
    }
  });
});

test("[SALE-22] a press makes one attempt for the cart as it stands", () => {
  const [start] = initialTransition(checkoutMachine, input);
  const fill = [
    own("xstate.done.actor.0.checkout.restoring", { output: null }),
    ...fromScreens.slice(0, 1),
    ...fromScreens.slice(4, 5),
  ];
  const filled = fill.reduce<Snapshot>((snapshot, event) => transition(checkoutMachine, snapshot, event)[0], start);
  const [sending] = transition(checkoutMachine, filled, { type: "sale.submitted", deliver: false });
  expect(sending.value).toBe("sending");
  expect(sending.context.attempt).toMatchObject({ cartId: filled.context.cartId, request: { markAsCompleted: false } });
  expect(sending.context.attempt?.cart).toBe(filled.context.cart);
});
