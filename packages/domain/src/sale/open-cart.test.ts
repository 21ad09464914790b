import { anyProduct } from "@cantina/testkit/arbitraries";
import { fakePendingSales } from "@cantina/testkit/fakes";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { SimulatedClock, createActor } from "xstate";
import type { Product } from "../catalog/index.ts";
import { cents, id } from "../kernel/index.ts";
import type { SubmitResult } from "./checkout.actors.ts";
import { checkoutMachine } from "./checkout.machine.ts";
import { checkoutView } from "./checkout.view.ts";
import { openCartOf } from "./open-cart.ts";
import type { OpenCart } from "./open-cart.port.ts";
import type { Submission } from "./orders.port.ts";

const [sample] = fc.sample(anyProduct(), { numRuns: 1, seed: 7 });
if (sample === undefined) throw new Error("no sample");
const water: Product = { ...sample, id: id<"product">("agua"), price: cents(500), currentStock: null, version: 1 };
const juice: Product = { ...water, id: id<"product">("jugo"), price: cents(900) };
const add = (product: Product) => ({ type: "sale.productAdded", product }) as const;
const press = { type: "sale.submitted", deliver: true } as const;

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
};

/** A device whose tabs have a cart each and share what was sent; the server never answers unless told. */
function openDevice() {
  const pendingSales = fakePendingSales();
  const sent: Submission[] = [];
  const answers: SubmitResult[] = [];
  let ids = 0;
  const openTab = (copy: string | null = null) => {
    let kept = copy;
    const start = async () => {
      const ports = {
        newId: () => `id-${(ids += 1)}`,
        orders: {
          submit: (submission: Submission): Promise<SubmitResult> => {
            sent.push(submission);
            const answer = answers.shift();
            return answer === undefined ? new Promise(() => null) : Promise.resolve(answer);
          },
        },
        pendingSales,
        openCart: {
          load: () => (kept === null ? null : (JSON.parse(kept) as OpenCart)),
          save: (open: OpenCart | null) => {
            kept = open === null ? null : JSON.stringify(open);
          },
        },
      };
      const policy = { defaultPaymentMethod: "CASH", allowIgnoreMinimumBalance: false } as const;
      const till = createActor(checkoutMachine, { input: { ports, policy }, clock: new SimulatedClock() });
      till.subscribe((snapshot) => ports.openCart.save(openCartOf(snapshot)));
      till.start();
      await settle();
      const view = () => checkoutView(till.getSnapshot());
      return { till, view, cartId: () => till.getSnapshot().context.cartId };
    };
    return { start, kept: () => kept };
  };
  return { openTab, sent, answers };
}

const gone: SubmitResult = { ok: false, failure: { code: "REFUSED", error: "CART_ALREADY_SOLD" } };

test("[SALE-80] a reload gives an unsent cart back under its id, and its prices are judged like any other's", async () => {
  const tab = openDevice().openTab();
  const before = await tab.start();
  before.till.send(add(water));
  before.till.send({ type: "sale.paymentMethodChosen", method: "CARD" });
  before.till.send({ type: "sale.descriptionEntered", text: "sin gas" });
  const cartId = before.cartId();
  before.till.stop();
  const after = await tab.start();
  expect(after.view()).toMatchObject({ total: 500, paymentMethod: "CARD", description: "sin gas", canSubmit: true });
  expect(after.cartId()).toBe(cartId);
  after.till.send({ type: "sale.catalogRefreshed", products: [{ ...water, price: cents(700), version: 2 }] });
  expect(after.view()).toMatchObject({ total: 500, changes: { total: 700 } });
});

test("[SALE-80] a cart that is being sent is an attempt, and a reload in the middle of it sells nothing from the cart", async () => {
  const device = openDevice();
  const tab = device.openTab();
  const before = await tab.start();
  before.till.send(add(water));
  before.till.send(press);
  expect(tab.kept()).toBeNull();
  await settle();
  before.till.stop();
  device.answers.push(gone);
  const after = await tab.start();
  expect(device.sent).toHaveLength(2);
  expect(device.sent[1]).toEqual(device.sent[0]);
  expect(after.view()).toMatchObject({ count: 0, canEdit: true });
  expect(tab.kept()).toBeNull();
});

test("[SALE-80] what was refused or asked about is the seller's cart again, and outlives a reload", async () => {
  const device = openDevice();
  const tab = device.openTab();
  const before = await tab.start();
  before.till.send(add(water));
  device.answers.push({ ok: false, failure: { code: "DAILY_LIMIT_EXCEEDED", data: cents(1) } });
  before.till.send(press);
  await settle();
  expect(before.view().prompt?.kind).toBe("dailyLimit");
  before.till.stop();
  const after = await tab.start();
  expect(after.view()).toMatchObject({ total: 500, canSubmit: true });
  expect(device.sent).toHaveLength(1);
});

test("[SALE-80] another tab's sale that is resumed here leaves this tab's cart, which comes back after it", async () => {
  const device = openDevice();
  const there = await device.openTab().start();
  const tab = device.openTab();
  const before = await tab.start();
  before.till.send(add(juice));
  there.till.send(add(water));
  there.till.send(press);
  await settle();
  before.till.stop();
  device.answers.push(gone);
  const after = await tab.start();
  expect(after.view()).toMatchObject({ total: 900, count: 1, canSubmit: true });
  expect(tab.kept()).not.toBeNull();
});

test("[SALE-80] what the copy here has more than another tab's sale of the same cart is a cart of its own after it", async () => {
  const device = openDevice();
  const tab = device.openTab();
  const there = await tab.start();
  there.till.send(add(water));
  const other = device.openTab(tab.kept());
  const here = await other.start();
  here.till.send(add(water));
  here.till.send(add(juice));
  here.till.stop();
  there.till.send(press);
  await settle();
  device.answers.push(gone);
  const after = await other.start();
  expect(after.view()).toMatchObject({ total: 1_400, count: 2, canSubmit: true });
  expect(after.cartId()).not.toBe(there.cartId());
});

test("[SALE-80] sold, cleared or never touched, there is nothing to give back", async () => {
  const tab = openDevice().openTab();
  const { till } = await tab.start();
  expect(tab.kept()).toBeNull();
  till.send(add(water));
  expect(tab.kept()).not.toBeNull();
  till.send({ type: "sale.cleared" });
  expect(tab.kept()).toBeNull();
});
