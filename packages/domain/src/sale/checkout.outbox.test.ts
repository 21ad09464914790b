import { anyDiner, anyProduct } from "@cantina/testkit/arbitraries";
import { memoryOutbox, sampleSeller } from "@cantina/testkit/outbox-suite";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SimulatedClock, createActor } from "xstate";
import { type Instant, cents, id, refused } from "../kernel/index.ts";
import type { CheckoutEvent } from "./checkout.events.ts";
import { checkoutMachine } from "./checkout.machine.ts";
import type { OutboxPort } from "./outbox.port.ts";
import type { PendingSale } from "./pending-sale.port.ts";

const seeded = { numRuns: 1, seed: 7 } as const;
const [sampleProduct] = fc.sample(anyProduct(), seeded);
const [diner] = fc.sample(anyDiner(), seeded);
if (sampleProduct === undefined || diner === undefined) throw new Error("no sample");
const coffee = {
  ...sampleProduct,
  id: id<"product">("cafe"),
  price: cents(1_500),
  classPrices: [],
  currentStock: null,
  version: 3,
};

type Scene = { readonly isOffline?: boolean; readonly outbox?: OutboxPort; readonly stored?: PendingSale[] };

/** A till whose server never answers. */
function open({ isOffline = false, outbox = memoryOutbox(), stored = [] }: Scene = {}) {
  let sends = 0;
  let ids = 0;
  let minute = 0;
  const facts: string[] = [];
  const ports = {
    newId: () => `id-${(ids += 1)}-${stored.length}`,
    orders: {
      submit: async () => {
        sends += 1;
        return refused({ code: "UNREACHABLE" as const });
      },
    },
    pendingSales: {
      save: async (pending: PendingSale) => void stored.push(structuredClone(pending)),
      load: async () => stored[0] ?? null,
      clear: async (key: string) => {
        stored.splice(0, stored.length, ...stored.filter((one) => one.key !== key));
      },
    },
    lateSales: {
      outbox,
      clock: { now: () => `2026-11-20T13:0${(minute += 1)}:00.000Z` as Instant },
      deviceClock: { now: () => `2026-11-20T17:0${minute}:00.000Z` as Instant },
      seller: () => ({ sellerId: sampleSeller, registerSessionId: id<"register-session">("caja") }),
      isOffline: () => isOffline,
    },
  };
  const policy = { defaultPaymentMethod: "CASH", allowIgnoreMinimumBalance: false } as const;
  const actor = createActor(checkoutMachine, { input: { ports, policy }, clock: new SimulatedClock() });
  actor.on("*", ({ type }) => facts.push(type));
  const changes: (number | null)[] = [];
  actor.on("sale.queued", ({ change }) => changes.push(change));
  actor.start();
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
  };
  const tell = async (...events: readonly CheckoutEvent[]): Promise<void> => {
    for (const event of events) {
      await settle();
      actor.send(event);
    }
    await settle();
  };
  return { actor, outbox, stored, facts, changes, tell, sends: () => sends, state: () => actor.getSnapshot().value };
}

const add: CheckoutEvent = { type: "sale.productAdded", product: coffee };
const generic: CheckoutEvent = { type: "sale.genericAdded", name: "Fruta", price: cents(50) };
const submit: CheckoutEvent = { type: "sale.submitted", deliver: true };
const pay = (method: "CASH" | "CARD" | "CUSTOM" | "ACCOUNT_BALANCE"): CheckoutEvent => ({
  type: "sale.paymentMethodChosen",
  method,
});

describe("a sale without an answer", () => {
  test.each(["CASH", "CARD", "CUSTOM"] as const)(
    "[SALE-40] by %s goes into the outbox as it was sold, and the seller goes on",
    async (method) => {
      const till = open();
      await till.tell(add, add, generic, pay(method), submit);
      expect(till.state()).toBe("editing");
      expect(till.facts).toEqual(["sale.queued"]);
      expect(till.actor.getSnapshot().context.cart.lines).toEqual([]);
      expect((await till.outbox.list()).map(({ sale }) => sale)).toMatchObject([
        {
          orderItems: [
            { type: "PRODUCT", productId: "cafe", productVersion: 3, price: 1_500, quantity: 2 },
            { type: "GENERIC", name: "Fruta", price: 50, quantity: 1 },
          ],
          paymentMethod: method,
          totalPrice: 3_050,
          markAsCompleted: true,
          soldAt: "2026-11-20T13:01:00.000Z",
          deviceTime: "2026-11-20T17:01:00.000Z",
          sellerId: sampleSeller,
          registerSessionId: "caja",
        },
      ]);
    },
  );

  test("[SALE-83] tells the change of what the buyer gave all the same", async () => {
    const till = open();
    await till.tell(add, pay("CASH"), { type: "sale.tenderEntered", amount: cents(2_000) }, submit, add, submit);
    expect(till.changes).toEqual([500, null]);
  });

  test("[SALE-40] on account stays uncertain: only the server knows the balance", async () => {
    const till = open();
    await till.tell(add, { type: "sale.dinerChosen", diner }, pay("ACCOUNT_BALANCE"), submit);
    expect(till.state()).toBe("uncertain");
    expect(await till.outbox.list()).toEqual([]);
  });

  test("[SALE-40] known to be offline asks nobody, and begins nothing that needs an account or coupons", async () => {
    const till = open({ isOffline: true });
    await till.tell(add, submit, add, { type: "sale.dinerChosen", diner }, pay("ACCOUNT_BALANCE"), submit);
    expect(till.sends()).toBe(0);
    expect(till.facts).toEqual(["sale.queued", "sale.linkNeeded"]);
    expect(till.state()).toBe("editing");
    expect(till.stored).toEqual([]);
    const coupon = {
      id: id<"user-coupon">("talonario"),
      profileId: diner.client.id,
      status: "ENABLED",
      remainingQuantity: 3,
      originalQuantity: 3,
      expirationTime: "2027-01-01T00:00:00.000Z",
      productIds: [coffee.id],
    };
    const read = {
      type: "sale.couponsRefreshed",
      clientId: diner.client.id,
      coupons: [coupon],
      at: "2026-11-20T13:00:00.000Z",
    };
    await till.tell(read as unknown as CheckoutEvent, pay("CASH"), submit);
    expect(till.actor.getSnapshot().context.cart.lines).toMatchObject([{ exchanged: [{ quantity: 1 }] }]);
    expect(till.facts.slice(2)).toEqual(["sale.linkNeeded"]);
  });

  test("[SALE-47] leaves the pending attempts under a key of its own, with its cart", async () => {
    const till = open();
    await till.tell(add);
    const { cartId } = till.actor.getSnapshot().context;
    await till.tell(submit);
    expect(till.stored).toEqual([]);
    const [queued] = await till.outbox.list();
    expect(queued?.sale.cartId).toBe(cartId);
  });

  test("[SALE-47] cut between the two stores is not sent as an attempt too", async () => {
    const outbox = memoryOutbox();
    const stored: PendingSale[] = [];
    const till = open({ outbox, stored });
    await till.tell(add, submit);
    const [queued] = await outbox.list();
    const { cart } = till.actor.getSnapshot().context;
    if (queued === undefined) throw new Error("nothing queued");
    const { cartId } = queued.sale;
    const left = { key: id<"idempotency-key">("vieja"), cartId, cart, request: {} } as unknown as PendingSale;
    const again = open({ outbox, stored: [left] });
    await again.tell();
    expect([again.state(), again.sends(), again.stored]).toEqual(["editing", 0, []]);
  });

  test("[SALE-47] an outbox that can't be read keeps no till from selling, nor a stored attempt from going out", async () => {
    const unreadable: OutboxPort = { ...memoryOutbox(), list: () => Promise.reject(new Error("blocked")) };
    const till = open({ outbox: unreadable });
    await till.tell(pay("ACCOUNT_BALANCE"), { type: "sale.dinerChosen", diner }, add, submit);
    expect([till.state(), till.sends()]).toEqual(["uncertain", 1]);
    const again = open({ outbox: unreadable, stored: [...till.stored] });
    await again.tell();
    expect([again.state(), again.sends()]).toEqual(["uncertain", 1]);
  });

  test("[SALE-28] a copy of its cart with more in it, from another tab, is told to be sold already and not to be kept", async () => {
    const outbox = memoryOutbox();
    const [till, copy] = [open({ outbox }), open({ outbox })];
    await till.tell(add, submit);
    await copy.tell(add, generic);
    expect(copy.actor.getSnapshot().context.cartId).toBe((await outbox.list())[0]?.sale.cartId);
    await copy.tell(submit);
    expect([copy.facts, copy.state(), copy.stored]).toEqual([["sale.refused"], "editing", []]);
    expect(await outbox.list()).toHaveLength(1);
  });

  test("[SALE-47] that was kept and is queued once more is the same sale", async () => {
    const outbox = memoryOutbox();
    const [till, again] = [open({ outbox }), open({ outbox })];
    await till.tell(add, submit);
    await again.tell(add, submit);
    expect(again.facts).toEqual(["sale.queued"]);
    expect(await outbox.list()).toHaveLength(1);
  });

  test("[SALE-40] a device that can't keep it goes on asking the server", async () => {
    const full: OutboxPort = { ...memoryOutbox(), put: () => Promise.reject(new Error("full")) };
    const till = open({ outbox: full });
    await till.tell(add, submit);
    expect(till.state()).toBe("uncertain");
    expect(till.stored).toHaveLength(1);
  });
});

test("[SALE-54] is never sold before the one that waits before it, though the till's clock is put right between them", async () => {
  const till = open();
  await till.tell(add, submit);
  const [first] = await till.outbox.list();
  if (first === undefined) throw new Error("nothing waits");
  // Believed to be an hour later than the server's clock says afterwards.
  const ahead = "2026-11-20T14:30:00.000Z" as Instant;
  await till.outbox.remove(first.sale.cartId);
  await till.outbox.put({ ...first, sale: { ...first.sale, soldAt: ahead } });
  await till.tell(add, submit);
  expect((await till.outbox.list()).map(({ sale }) => sale.soldAt)).toEqual([ahead, ahead]);
});
