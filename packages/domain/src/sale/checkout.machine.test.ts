import { anyDiner, anyProduct } from "@cantina/testkit/arbitraries";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SimulatedClock, createActor } from "xstate";
import { type IdempotencyKey, type Instant, basisPoints, cents, id } from "../kernel/index.ts";
import type { PlacedOrder } from "../orders/index.ts";
import type { SubmitResult } from "./checkout.actors.ts";
import type { CheckoutEvent, CheckoutFact } from "./checkout.events.ts";
import { checkoutMachine } from "./checkout.machine.ts";
import { checkoutView } from "./checkout.view.ts";
import type { Submission, SubmitFailure } from "./orders.port.ts";
import type { PendingSale } from "./pending-sale.port.ts";

const seeded = { numRuns: 1, seed: 7 } as const;
const [sampleProduct] = fc.sample(anyProduct(), seeded);
const [sampleDiner] = fc.sample(anyDiner(), seeded);
if (sampleProduct === undefined || sampleDiner === undefined) throw new Error("no sample");
const coffee = {
  ...sampleProduct,
  id: id<"product">("cafe"),
  price: cents(1_500),
  classPrices: [],
  currentStock: 9,
  version: 3,
};
const category = { ...sampleDiner.category, rate: basisPoints(0), maxDiscount: null };
const diner = { ...sampleDiner, category };

const sold: PlacedOrder = {
  id: id<"order">("pedido"),
  cartId: null,
  orderType: "ORDER",
  status: "COMPLETED",
  orderItems: [],
  commensalId: diner.commensal.id,
  commensalName: null,
  commensalClassId: null,
  buyerId: null,
  sellerId: null,
  comments: "",
  paymentMethod: "ACCOUNT_BALANCE",
  subtotal: cents(1_500),
  discount: cents(0),
  totalPrice: cents(1_500),
  dateTime: "2026-05-04T12:00:00.000Z" as Instant,
  pickUpDateTime: null,
  lastStatusUpdate: "2026-05-04T12:00:00.000Z" as Instant,
  originMedium: "WEB",
  readyAt: null,
  version: 1,
  couponId: null,
  couponsQuantity: null,
  balanceAfter: cents(0),
};

const yes: SubmitResult = { ok: true, value: sold };
const no = (failure: SubmitFailure): SubmitResult => ({ ok: false, failure });
const lost = no({ code: "UNREACHABLE" });
const overLimit = no({ code: "DAILY_LIMIT_EXCEEDED", data: cents(100) });
const overStock = no({
  code: "DAILY_STOCK_LIMIT_EXCEEDED",
  data: [{ productId: coffee.id, name: "Café", available: 1 }],
});
const overBalance = no({
  code: "INSUFFICIENT_BALANCE",
  data: { balance: cents(1), minimumBalance: cents(0), missing: cents(1_499) },
});
const dearer = no({
  code: "PRICE_CHANGED",
  data: {
    shownTotal: cents(1_500),
    total: cents(1_600),
    lines: [{ productId: coffee.id, name: "Café", version: 4, shownPrice: cents(1_500), price: cents(1_600) }],
  },
});

type Scene = {
  readonly answers?: readonly (SubmitResult | Error)[];
  readonly allow?: boolean;
  readonly left?: PendingSale;
};

/** A checkout whose server answers as told, one answer for each send, and never after that. */
function open({ answers = [], allow = true, left }: Scene = {}) {
  const clock = new SimulatedClock();
  const waiting = [...answers];
  const sent: Submission[] = [];
  const log: string[] = [];
  const stored = new Map<IdempotencyKey, PendingSale>(left === undefined ? [] : [[left.key, left]]);
  let ids = 0;
  const ports = {
    newId: () => `id-${(ids += 1)}`,
    orders: {
      submit: (submission: Submission): Promise<SubmitResult> => {
        sent.push(submission);
        log.push(`submit ${submission.key}`);
        const answer = waiting.shift();
        if (answer instanceof Error) return Promise.reject(answer);
        return answer === undefined ? new Promise(() => null) : Promise.resolve(answer);
      },
    },
    pendingSales: {
      save: async (pending: PendingSale) => {
        log.push(`save ${pending.key}`);
        stored.set(pending.key, structuredClone(pending));
      },
      load: async () => [...stored.values()][0] ?? null,
      clear: async (key: IdempotencyKey) => {
        log.push(`clear ${key}`);
        stored.delete(key);
      },
    },
  };
  const policy = { defaultPaymentMethod: "ACCOUNT_BALANCE" as const, allowIgnoreMinimumBalance: allow };
  const actor = createActor(checkoutMachine, { input: { ports, policy }, clock });
  const facts: CheckoutFact[] = [];
  actor.on("*", (fact) => facts.push(fact));
  actor.start();
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
  };
  const tell = async (...events: readonly CheckoutEvent[]): Promise<void> => {
    for (const event of events) {
      await settle();
      actor.send(event);
    }
    await settle();
  };
  const state = () => actor.getSnapshot().value;
  const context = () => actor.getSnapshot().context;
  const view = () => checkoutView(actor.getSnapshot());
  return { actor, clock, sent, log, stored, facts, tell, state, context, view };
}

const add: CheckoutEvent = { type: "sale.productAdded", product: coffee };
const choose: CheckoutEvent = { type: "sale.dinerChosen", diner };
const submit: CheckoutEvent = { type: "sale.submitted", deliver: true };
const accept: CheckoutEvent = { type: "sale.promptAccepted" };
const decline: CheckoutEvent = { type: "sale.promptDeclined" };
const retry: CheckoutEvent = { type: "sale.retried" };

describe("a sale", () => {
  test("[SALE-22] sends the cart with the total that was shown", async () => {
    const till = open({ answers: [yes] });
    await till.tell(add, choose, { type: "sale.descriptionEntered", text: "sin azúcar" }, submit);
    expect(till.sent).toMatchObject([
      {
        request: {
          orderItems: [{ type: "PRODUCT", productId: "cafe", quantity: 1, productVersion: 3 }],
          commensalId: diner.commensal.id,
          comments: "sin azúcar",
          paymentMethod: "ACCOUNT_BALANCE",
          expectedTotal: 1_500,
          markAsCompleted: true,
          ignoreLimit: false,
        },
      },
    ]);
    expect(till.facts).toEqual([
      { type: "sale.sold", order: sold, change: null, firstName: diner.commensal.firstName },
    ]);
  });

  test("[SALE-23] is stored before it is sent, and forgotten once its answer is certain", async () => {
    const till = open({ answers: [yes] });
    await till.tell(add, choose, submit);
    const key = till.sent[0]?.key;
    expect(till.log).toEqual([`save ${key}`, `submit ${key}`, `clear ${key}`]);
  });

  test("[SALE-27] leaves a new cart with the default payment method and another id", async () => {
    const till = open({ answers: [yes] });
    const before = till.context().cartId;
    const fill: CheckoutEvent[] = [
      add,
      choose,
      { type: "sale.paymentMethodChosen", method: "CARD" },
      { type: "sale.sellerDiscountEntered", discount: basisPoints(500) },
      { type: "sale.descriptionEntered", text: "x" },
    ];
    await till.tell(...fill, submit);
    expect(till.context()).toMatchObject({
      attempt: null,
      cart: { lines: [], diner: null, paymentMethod: "ACCOUNT_BALANCE", sellerDiscount: null, description: "" },
    });
    expect(till.context().cartId).not.toBe(before);
  });

  test("[SALE-83] tells the change of the price that was agreed, and nothing of what is too little", async () => {
    const till = open({ answers: [dearer, yes, yes] });
    const give = (amount: number): CheckoutEvent => ({ type: "sale.tenderEntered", amount: cents(amount) });
    const cash: CheckoutEvent = { type: "sale.paymentMethodChosen", method: "CASH" };
    await till.tell(add, cash, give(2_000), submit, accept, add, cash, give(1_499));
    expect(till.view()).toMatchObject({ tendered: 1_499, tender: { kind: "SHORT", amount: 1 }, canSubmit: true });
    await till.tell(submit);
    expect(till.facts).toMatchObject([{ change: 400 }, { change: null }]);
    expect(till.view().tendered).toBeNull();
  });

  test("[SALE-22] a second press while it is under way sends nothing", async () => {
    const till = open();
    await till.tell(add, choose, submit, submit, { type: "sale.submitted", deliver: false });
    expect(till.sent).toHaveLength(1);
    const fast = open();
    await fast.tell(add, choose);
    for (let press = 0; press < 5; press += 1) fast.actor.send(submit);
    await fast.tell();
    expect(fast.sent).toHaveLength(1);
  });

  test("[SALE-08] needs items, and a diner when it goes on account", async () => {
    const till = open();
    await till.tell(choose, submit, { type: "sale.dinerChosen", diner: null }, add, submit);
    expect(till.sent).toEqual([]);
    await till.tell({ type: "sale.paymentMethodChosen", method: "CASH" }, submit);
    expect(till.sent).toHaveLength(1);
  });

  test("[SALE-05] units beyond the stock are told and stay out", async () => {
    const till = open();
    const last = { ...coffee, currentStock: 1 };
    await till.tell({ type: "sale.productAdded", product: last }, { type: "sale.productAdded", product: last });
    await till.tell({ type: "sale.quantityChanged", key: "cafe", quantity: 4 });
    const refusedScan = { type: "sale.scanRefused", productId: "cafe" };
    expect(till.facts).toEqual([refusedScan, refusedScan]);
    expect(till.view().count).toBe(1);
  });
});

describe("typed quantities", () => {
  const last = { ...coffee, currentStock: 12 };

  test("[SALE-85] so many enter at once; more than there are stay out, and are told with how many there can be", async () => {
    const till = open();
    await till.tell({ type: "sale.productAdded", product: last, quantity: 10 });
    expect(till.view().count).toBe(10);
    await till.tell({ type: "sale.productAdded", product: last, quantity: 3 });
    expect(till.facts).toEqual([{ type: "sale.quantityRefused", name: last.name, most: 12 }]);
    expect(till.view().count).toBe(10);
  });

  test("[SALE-85] digits change a line, 0 takes it out, and too many change nothing", async () => {
    const till = open();
    await till.tell({ type: "sale.productAdded", product: last });
    await till.tell({ type: "sale.quantityTyped", key: "cafe", quantity: 12 });
    expect(till.view().count).toBe(12);
    await till.tell({ type: "sale.quantityTyped", key: "cafe", quantity: 13 });
    expect(till.facts).toEqual([{ type: "sale.quantityRefused", name: last.name, most: 12 }]);
    expect(till.view().count).toBe(12);
    await till.tell({ type: "sale.quantityTyped", key: "cafe", quantity: 0 });
    expect(till.view().lines).toEqual([]);
    await till.tell({ type: "sale.undone" });
    expect(till.view().count).toBe(12);
  });
});

describe("prompts", () => {
  test.each([
    ["dailyLimitPrompt", overLimit, { ignoreLimit: true }],
    ["dailyStockPrompt", overStock, { ignoreAllProductsDailyLimit: true }],
    ["balancePrompt", overBalance, { ignoreInsufficientBalance: true }],
    ["pricePrompt", dearer, { expectedTotal: 1_600, orderItems: [{ productVersion: 4 }] }],
  ])(
    "[SALE-24] %s: accepted sends the same cart under a new key with what was granted",
    async (prompt, answer, granted) => {
      const till = open({ answers: [answer, yes] });
      await till.tell(add, choose, submit);
      expect(till.state()).toBe(prompt);
      expect(till.view().prompt?.kind).toBe(prompt.replace("Prompt", ""));
      await till.tell(accept);
      const [first, second] = till.sent;
      expect(second?.key).not.toBe(first?.key);
      expect(second?.request.cartId).toBe(first?.request.cartId);
      expect(second?.request).toMatchObject(granted);
      expect(till.facts).toEqual([
        { type: "sale.sold", order: sold, change: null, firstName: diner.commensal.firstName },
      ]);
    },
  );

  test("[SALE-24] what was granted before is kept", async () => {
    const till = open({ answers: [overStock, dearer, overLimit, overBalance, yes] });
    await till.tell(add, choose, submit, accept, accept, accept, accept);
    expect(till.sent[4]?.request).toMatchObject({
      ignoreAllProductsDailyLimit: true,
      ignoreLimit: true,
      ignoreInsufficientBalance: true,
      expectedTotal: 1_600,
    });
    expect(new Set(till.sent.map(({ key }) => key)).size).toBe(5);
    expect(new Set(till.sent.map(({ request }) => request.cartId)).size).toBe(1);
  });

  test("[SPLIT-03] a price that leaves its parts no rest is taken, and who pays how much is told anew before anything is sent", async () => {
    const split = (price: number): CheckoutEvent[] => [
      { type: "sale.genericAdded", name: "Pan", price: cents(price) },
      { type: "sale.paymentMethodChosen", method: "CASH" },
      { type: "sale.partEntered", method: "CARD", amount: cents(400) },
    ];
    const cheaper = (total: number) =>
      no({ code: "PRICE_CHANGED", data: { shownTotal: cents(1_500), total: cents(total), lines: [] } });
    for (const total of [400, 399]) {
      const till = open({ answers: [cheaper(total), yes] });
      await till.tell(...split(1_500), submit, accept);
      expect([till.state(), till.sent.length]).toEqual(["editing", 1]);
      expect(till.view()).toMatchObject({ parts: [{ paymentMethod: "CARD", amount: 400 }], canEdit: true });
    }
    const till = open({ answers: [cheaper(401), yes] });
    await till.tell(...split(1_500), submit, accept);
    expect(till.sent[1]?.request.payments).toEqual([
      { paymentMethod: "CARD", amount: 400 },
      { paymentMethod: "CASH", amount: 1 },
    ]);
  });

  test.each([overLimit, overStock, overBalance, dearer])(
    "[SALE-24] declined gives the cart back as it was",
    async (answer) => {
      const till = open({ answers: [answer] });
      await till.tell(add, choose);
      const { cart, cartId } = till.context();
      await till.tell(submit, decline);
      expect(till.state()).toBe("editing");
      expect(till.context()).toMatchObject({ attempt: null, refusal: null, cartId });
      expect(till.context().cart).toBe(cart);
    },
  );

  test("[SALE-24] a grant is for one attempt: after declining, the next press grants nothing", async () => {
    const till = open({ answers: [overLimit, overBalance] });
    await till.tell(add, choose, submit, accept, decline, submit);
    expect(till.sent[2]?.request).toMatchObject({ ignoreLimit: false, ignoreInsufficientBalance: false });
  });

  test("[SALE-25] an accepted price is the cart's from then on", async () => {
    const till = open({ answers: [dearer, overLimit] });
    await till.tell(add, choose, submit, accept, decline);
    expect(till.view()).toMatchObject({ total: 1_600, lines: [{ unitPrice: 1_600 }] });
  });

  test("[SALE-29] without leave to ignore the minimum, a short balance is a refusal", async () => {
    const till = open({ answers: [overBalance], allow: false });
    await till.tell(add, choose, submit);
    expect(till.state()).toBe("editing");
    expect(till.facts).toMatchObject([{ type: "sale.refused", failure: { code: "INSUFFICIENT_BALANCE" } }]);
    expect(till.view()).toMatchObject({ count: 1, canSubmit: true });
  });

  test("[SALE-29] other refusals give the cart back with a notice", async () => {
    const till = open({ answers: [no({ code: "CLOSED_CASH_FLOW" }), no({ code: "REFUSED", error: "VALIDATION" })] });
    await till.tell(add, choose, submit, submit);
    expect(till.facts.map(({ type }) => type)).toEqual(["sale.refused", "sale.refused"]);
    expect(till.state()).toBe("editing");
    expect(till.stored.size).toBe(0);
    expect(till.view().count).toBe(1);
  });

  test("[SALE-28] a cart that the server has already is not offered again", async () => {
    const till = open({ answers: [no({ code: "REFUSED", error: "CART_ALREADY_SOLD" })] });
    await till.tell(add, choose, submit);
    expect(till.facts.map(({ type }) => type)).toEqual(["sale.refused"]);
    expect(till.view().count).toBe(0);
  });
});

describe("without a certain answer", () => {
  test("[SALE-26] the same key goes out again after 1, 2, 4, 8, 16 and 16 seconds", async () => {
    const till = open({ answers: [lost, lost, lost, lost, lost, lost, yes] });
    await till.tell(add, choose, submit);
    for (const [round, wait] of [1_000, 2_000, 4_000, 8_000, 16_000, 16_000].entries()) {
      expect(till.state()).toBe("uncertain");
      till.clock.increment(wait - 1);
      await till.tell();
      expect(till.sent).toHaveLength(round + 1);
      till.clock.increment(1);
      await till.tell();
      expect(till.sent).toHaveLength(round + 2);
    }
    expect(new Set(till.sent.map(({ key }) => key)).size).toBe(1);
    expect(new Set(till.sent.map(({ request }) => JSON.stringify(request))).size).toBe(1);
    expect(till.facts).toEqual([
      { type: "sale.sold", order: sold, change: null, firstName: diner.commensal.firstName },
    ]);
  });

  test("[SALE-26] the seller may send it by hand, and can't edit the cart meanwhile", async () => {
    const till = open({ answers: [lost, yes] });
    await till.tell(add, choose, submit, add, { type: "sale.cleared" });
    expect(till.view()).toMatchObject({ isUncertain: true, canEdit: false, count: 1 });
    await till.tell(retry);
    expect(till.sent).toHaveLength(2);
    expect(till.sent[1]).toEqual(till.sent[0]);
  });

  test.each([no({ code: "SESSION_EXPIRED" }), no({ code: "REFUSED", error: "TOO_MANY_REQUESTS" })])(
    "[SALE-26] a lost session or a throttled call keeps the attempt: %j",
    async (answer) => {
      const till = open({ answers: [answer] });
      await till.tell(add, choose, submit);
      expect(till.state()).toBe("uncertain");
      expect([...till.stored.keys()]).toEqual([till.sent[0]?.key]);
    },
  );

  test("[SALE-23] a reload sends the stored attempt again under its old key, and shows its cart", async () => {
    const before = open({ answers: [lost] });
    await before.tell(add, choose, submit);
    const [left] = before.stored.values();
    if (left === undefined) throw new Error("nothing was stored");
    const after = open({ answers: [lost, yes], left });
    await after.tell();
    expect(after.view()).toMatchObject({ isUncertain: true, count: 1, total: 1_500, diner });
    await after.tell(retry);
    expect(after.sent).toEqual([before.sent[0], before.sent[0]]);
    expect(after.facts).toEqual([
      { type: "sale.sold", order: sold, change: null, firstName: diner.commensal.firstName },
    ]);
    expect(after.stored.size).toBe(0);
    expect(after.view().count).toBe(0);
  });

  test("[SALE-30] what fails unexpectedly is shown as broken, and the way on reads the stored attempt", async () => {
    const till = open({ answers: [new Error("bug"), yes] });
    await till.tell(add, choose, submit);
    expect(till.view().isBroken).toBe(true);
    expect(till.stored.size).toBe(1);
    await till.tell(retry);
    expect(till.sent[1]).toEqual(till.sent[0]);
    expect(till.facts).toEqual([
      { type: "sale.sold", order: sold, change: null, firstName: diner.commensal.firstName },
    ]);
  });
});

describe("refreshes", () => {
  const fresh = { ...coffee, price: cents(2_000), version: 4 };

  test("[SALE-21] reach the cart whatever it is doing, but not what was sent", async () => {
    const till = open({ answers: [overLimit] });
    await till.tell(add, choose, submit, { type: "sale.catalogRefreshed", products: [fresh] });
    expect(till.view().total).toBe(1_500);
    await till.tell(decline);
    expect(till.view()).toMatchObject({ total: 1_500, changes: { total: 2_000 } });
  });

  test("[SALE-27] a new default payment method is taken by an untouched cart only", async () => {
    const till = open();
    const policy = { defaultPaymentMethod: "CASH" as const, allowIgnoreMinimumBalance: true };
    await till.tell({ type: "sale.policyChanged", policy });
    expect(till.view().paymentMethod).toBe("CASH");
    await till.tell(add, { type: "sale.policyChanged", policy: { ...policy, defaultPaymentMethod: "CARD" } });
    expect(till.view().paymentMethod).toBe("CASH");
    await till.tell({ type: "sale.cleared" });
    expect(till.view().paymentMethod).toBe("CARD");
  });
});
