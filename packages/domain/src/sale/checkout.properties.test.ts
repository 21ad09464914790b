import { anyCheckoutEvent, anyDiner, anyProducts } from "@cantina/testkit/arbitraries";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { SimulatedClock, createActor } from "xstate";
import { mergeExchanged } from "../coupons/index.ts";
import { type CartId, type IdempotencyKey, type Instant, type ProductId, cents, id } from "../kernel/index.ts";
import type { PlacedOrder } from "../orders/index.ts";
import type { SubmitResult } from "./checkout.actors.ts";
import type { CheckoutEvent, CheckoutFact } from "./checkout.events.ts";
import { checkoutMachine } from "./checkout.machine.ts";
import { checkoutView, quantityOf } from "./checkout.view.ts";
import { openCartOf } from "./open-cart.ts";
import type { OpenCart } from "./open-cart.port.ts";
import type { Submission, SubmitFailure } from "./orders.port.ts";
import type { PendingSale } from "./pending-sale.port.ts";

/** What may happen to one send on its way. */
type Fate = "arrives" | "isLost" | "answerIsLost" | "sessionIsLost" | SubmitFailure;

const anyFate = (productId: ProductId): fc.Arbitrary<Fate> =>
  fc.constantFrom<Fate>(
    "arrives",
    "isLost",
    "answerIsLost",
    "sessionIsLost",
    { code: "DAILY_LIMIT_EXCEEDED", data: cents(0) },
    { code: "DAILY_STOCK_LIMIT_EXCEEDED", data: [] },
    { code: "INSUFFICIENT_BALANCE", data: { balance: cents(0), minimumBalance: cents(0), missing: cents(1) } },
    {
      code: "PRICE_CHANGED",
      data: {
        shownTotal: cents(1),
        total: cents(7),
        lines: [{ productId, name: "", version: 99, shownPrice: cents(1), price: cents(7) }],
      },
    },
    { code: "OUT_OF_STOCK", data: [] },
    { code: "REFUSED", error: "CART_ALREADY_SOLD" },
  );

const orderFor = ({ key, request }: Submission): PlacedOrder => ({
  id: id<"order">(key),
  cartId: request.cartId,
  orderType: "ORDER",
  status: "STARTED",
  orderItems: [],
  commensalId: request.commensalId,
  commensalName: null,
  commensalClassId: null,
  buyerId: null,
  sellerId: null,
  comments: "",
  paymentMethod: request.paymentMethod,
  subtotal: cents(0),
  discount: cents(0),
  totalPrice: cents(0),
  dateTime: "2026-05-04T12:00:00.000Z" as Instant,
  pickUpDateTime: null,
  lastStatusUpdate: "2026-05-04T12:00:00.000Z" as Instant,
  originMedium: "WEB",
  readyAt: null,
  version: 1,
  couponId: null,
  couponsQuantity: null,
  balanceAfter: null,
});

/** A server that keeps its promise about keys: the first answer that it gave to a key is its only one. */
function server(fates: readonly Fate[]) {
  const waiting = [...fates];
  const answers = new Map<IdempotencyKey, SubmitResult>();
  const requests = new Map<IdempotencyKey, string>();
  const booked: PlacedOrder[] = [];
  const conflicts: IdempotencyKey[] = [];
  const answerTo = (submission: Submission, refusal: SubmitFailure | null): SubmitResult => {
    const known = answers.get(submission.key);
    if (known !== undefined) return known;
    if (refusal === null) booked.push(orderFor(submission));
    const answer: SubmitResult =
      refusal === null ? { ok: true, value: orderFor(submission) } : { ok: false, failure: refusal };
    answers.set(submission.key, answer);
    return answer;
  };
  const submit = async (submission: Submission): Promise<SubmitResult> => {
    const body = JSON.stringify(submission.request);
    if ((requests.get(submission.key) ?? body) !== body) conflicts.push(submission.key);
    requests.set(submission.key, body);
    const fate = waiting.shift() ?? "arrives";
    if (fate === "isLost") return { ok: false, failure: { code: "UNREACHABLE" } };
    if (fate === "sessionIsLost") return { ok: false, failure: { code: "SESSION_EXPIRED" } };
    const answer = answerTo(submission, typeof fate === "string" ? null : fate);
    return fate === "answerIsLost" ? { ok: false, failure: { code: "UNREACHABLE" } } : answer;
  };
  return { submit, booked, requests, conflicts };
}

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 25; turn += 1) await Promise.resolve();
};

const anyPace = fc.oneof(
  { weight: 5, arbitrary: fc.constant("burst") },
  { weight: 10, arbitrary: fc.constant("pause") },
  { weight: 4, arbitrary: fc.constant("wait") },
  { weight: 1, arbitrary: fc.constant("reload") },
);

const anyDay = fc
  .tuple(anyProducts({ max: 3 }), fc.array(anyDiner(), { minLength: 1, maxLength: 2 }))
  .chain(([products, diners]) =>
    fc.record({
      // A pause between two events lets answers and timers in; without it they come in a burst.
      steps: fc.array(fc.tuple(anyCheckoutEvent(products, diners), anyPace), {
        maxLength: 60,
        size: "max",
      }),
      fates: fc.array(anyFate(products[0]?.id ?? id<"product">("none")), { maxLength: 20, size: "max" }),
      allow: fc.boolean(),
      products: fc.constant(products),
    }),
  );

test("[SALE-23] [SALE-80] [SPLIT-11] whatever is pressed and whatever is lost on the way, nothing is sold twice and nothing sent is forgotten", async () => {
  let sales = 0;
  await fc.assert(
    fc.asyncProperty(anyDay, async ({ steps, fates, allow, products }) => {
      const { submit, booked, requests, conflicts } = server(fates);
      const stored = new Map<IdempotencyKey, PendingSale>();
      const clock = new SimulatedClock();
      const facts: CheckoutFact[] = [];
      let ids = 0;
      let presses = 0;
      let unsaved = false;
      const policy = { defaultPaymentMethod: "CASH" as const, allowIgnoreMinimumBalance: allow };
      let kept: OpenCart | null = null;
      const open = () => {
        let isAlive = true;
        /** A till that died on the way does nothing more and hears nothing more. */
        const whileAlive = <T>(act: () => T | Promise<T>): Promise<T> =>
          new Promise((resolve) => {
            if (isAlive) void Promise.resolve(act()).then((value) => isAlive && resolve(value));
          });
        const ports = {
          newId: () => `id-${(ids += 1)}`,
          orders: {
            submit: (submission: Submission) =>
              whileAlive(() => {
                unsaved ||= !stored.has(submission.key);
                return submit(submission);
              }),
          },
          pendingSales: {
            save: (pending: PendingSale) =>
              whileAlive<void>(() => void stored.set(pending.key, structuredClone(pending))),
            load: () => whileAlive(() => [...stored.values()][0] ?? null),
            clear: (key: IdempotencyKey) => whileAlive<void>(() => void stored.delete(key)),
          },
        };
        const openCart = { load: () => kept, save: () => undefined };
        const actor = createActor(checkoutMachine, { input: { ports: { ...ports, openCart }, policy }, clock });
        actor.on("*", (fact) => facts.push(fact));
        actor.subscribe((snapshot) => {
          if (isAlive) kept = structuredClone(openCartOf(snapshot));
        });
        actor.start();
        const die = (): void => {
          isAlive = false;
          actor.stop();
        };
        return { die, send: actor.send.bind(actor), getSnapshot: actor.getSnapshot.bind(actor) };
      };
      let till = open();
      const press = (event: CheckoutEvent): void => {
        const before = till.getSnapshot();
        till.send(event);
        const after = till.getSnapshot();
        if (before.value !== "sending" && after.value === "sending" && event.type !== "sale.retried") presses += 1;
        if (after.value === "uncertain") expect([...stored.keys()]).toEqual([after.context.attempt?.key]);
        if (before.matches("editing") && before.context.cart.unread.length > 0 && event.type === "sale.submitted")
          expect([after.value, after.context.attempt]).toEqual(["editing", null]);
        if (after.context.attempt !== null) expect(after.context.attempt.cart.unread).toEqual([]);
        const view = checkoutView(after);
        expect(view.total).toBeGreaterThanOrEqual(0);
        expect(view.discount).toBeLessThanOrEqual(view.subtotal);
        expect(view.lines.reduce((sum, line) => sum + line.total, 0)).toBe(view.subtotal);
        const { lines, coupons } = after.context.cart;
        const exchanged = mergeExchanged(lines.flatMap((line) => (line.kind === "PRODUCT" ? line.exchanged : [])));
        for (const { userCouponId, quantity } of exchanged)
          expect(coupons.find((coupon) => coupon.id === userCouponId)?.remainingQuantity ?? -1).toBeGreaterThanOrEqual(
            after.context.attempt === null ? quantity : 0,
          );
        for (const line of view.lines) expect(line.total).toBe(line.unitPrice * (line.quantity - line.redeemed));
        for (const product of products) {
          const line = after.context.cart.lines.find(({ key }) => key === product.id);
          expect(quantityOf(after.context, product.id)).toBe(line?.quantity ?? 0);
        }
      };
      await settle();
      for (const [event, pace] of steps) {
        press(event);
        if (pace !== "burst") await settle();
        if (pace === "wait") clock.increment(16_000);
        if (pace === "reload") {
          till.die();
          till = open();
        }
      }
      for (let round = 0; round < 30; round += 1) {
        await settle();
        clock.increment(16_000);
      }
      await settle();
      expect(conflicts).toEqual([]);
      expect(unsaved).toBe(false);
      expect(stored.size).toBe(0);
      expect(requests.size).toBeLessThanOrEqual(presses);
      const carts = booked.map(({ cartId }) => cartId).filter((cartId): cartId is CartId => cartId !== null);
      expect(new Set(carts).size).toBe(carts.length);
      const told = new Set(facts.flatMap((fact) => (fact.type === "sale.sold" ? [fact.order.id] : [])));
      // One told twice is a reload between the answer and the forgetting; one never told would be a lost sale.
      if (!steps.some(([, pace]) => pace === "reload")) {
        expect(told).toEqual(new Set(booked.map((order) => order.id)));
        expect(facts.filter(({ type }) => type === "sale.sold")).toHaveLength(booked.length);
      }
      sales += booked.length;
    }),
    { numRuns: 100 },
  );
  expect(sales).toBeGreaterThan(20);
});
