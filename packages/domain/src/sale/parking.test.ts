import { anyDiner, anyProduct } from "@cantina/testkit/arbitraries";
import { fakeTill } from "@cantina/testkit/fakes";
import { memoryParkedCarts } from "@cantina/testkit/parked-suite";
import * as fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { SimulatedClock, createActor } from "xstate";
import type { Product } from "../catalog/index.ts";
import { type Instant, basisPoints, cents, id, loadTemporal, timeZone } from "../kernel/index.ts";
import { openCartsOf } from "./open-cart.ts";
import { parkingMachine } from "./parking.machine.ts";
import type { ParkingFact, ParkingJob } from "./parking.ts";
import { parkedView } from "./parking.view.ts";
import type { ParkedCartsPort } from "./parked-carts.port.ts";

beforeAll(loadTemporal);

const seeded = { numRuns: 1, seed: 7 } as const;
const [sample] = fc.sample(anyProduct(), seeded);
const [diner] = fc.sample(anyDiner(), seeded);
if (sample === undefined || diner === undefined) throw new Error("no sample");
const water: Product = { ...sample, id: id<"product">("agua"), price: cents(500), currentStock: null, version: 1 };
const dearer: Product = { ...water, price: cents(700), version: 2 };

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
};

/** A till at noon of the cafeteria's day, which looks at the catalogue as it is by then. */
async function open({ at = "2026-11-20T15:00:00.000Z", parked = memoryParkedCarts().open() as ParkedCartsPort } = {}) {
  let now = at as Instant;
  let ids = 0;
  const catalogue: { products: readonly Product[] } = { products: [water] };
  const { till, view } = await fakeTill({ newId: () => `${now} ${(ids += 1)}` });
  const clock = new SimulatedClock();
  const parking = createActor(parkingMachine, {
    clock,
    input: {
      parked,
      till,
      clock: { now: () => now },
      zone: () => timeZone("America/Argentina/Buenos_Aires"),
      hear: () => till.send({ type: "sale.catalogRefreshed", products: catalogue.products }),
    },
  });
  const facts: ParkingFact[] = [];
  parking.on("*", (fact) => void facts.push(fact));
  parking.start();
  await settle();
  return {
    till,
    clock,
    facts,
    catalogue,
    view,
    carts: () => openCartsOf(till.getSnapshot()),
    entries: () => parkedView(parking.getSnapshot()) ?? [],
    ask: (job: ParkingJob) => parking.send({ type: "parking.asked", job }),
    do: async (job: ParkingJob) => {
      parking.send({ type: "parking.asked", job });
      await settle();
    },
    look: async (then: string) => {
      now = then as Instant;
      parking.send({ type: "parking.looked" });
      await settle();
    },
  };
}

const park = (name = ""): ParkingJob => ({ kind: "PARK", name });

test("[SALE-90] a cart that is put aside is taken up as it was, to its id, and frees the till meanwhile", async () => {
  const till = await open();
  till.till.send({ type: "sale.productAdded", product: water, quantity: 3 });
  till.till.send({ type: "sale.genericAdded", name: "Fotocopia", price: cents(20) });
  till.till.send({ type: "sale.dinerChosen", diner });
  till.till.send({ type: "sale.sellerDiscountEntered", discount: basisPoints(500) });
  till.till.send({ type: "sale.descriptionEntered", text: "sin gas" });
  till.till.send({ type: "sale.paymentMethodChosen", method: "CARD" });
  const [before] = till.carts();
  const { total } = till.view();
  await till.do(park());
  expect(till.view()).toMatchObject({ count: 0, diner: null, description: "", paymentMethod: "CASH", canEdit: true });
  const [entry] = till.entries();
  if (entry === undefined || before === undefined) throw new Error("nothing was put aside");
  const { firstName, lastName } = diner.commensal;
  expect(entry).toMatchObject({ name: `${firstName} ${lastName}`, total, units: 4, holds: [water.name, "Fotocopia"] });
  await till.do({ kind: "TAKE_UP", cartId: entry.cartId });
  expect(till.carts()).toEqual([before]);
  expect(till.entries()).toEqual([]);
  expect(till.facts.map(({ type }) => type)).toEqual(["parking.parked", "parking.takenUp"]);
});

/** A device that does what it is asked when the test says so, or fails at it. */
function slowDevice() {
  const device = memoryParkedCarts().open();
  const waiting = new Map<string, (how: "go" | "fail") => void>();
  const turn = (what: string) =>
    new Promise<void>((go, fail) => {
      waiting.set(what, (how) => (how === "go" ? go() : fail(new Error("the disk is full"))));
    });
  const slow: ParkedCartsPort = {
    ...device,
    put: async (...asked) => {
      await turn(`put ${asked[0].cartId}`);
      return device.put(...asked);
    },
    take: async (...asked) => {
      await turn(`take ${asked[0]}`);
      return device.take(...asked);
    },
  };
  /** Whoever asked for that last hears of it. */
  const asked = (what: string) => waiting.get(what) ?? expect.fail(`nobody asked to ${what}`);
  const answer = async (what: string): Promise<void> => {
    asked(what)("go");
    waiting.delete(what);
    await settle();
  };
  return { device, slow, asked, answer };
}

test("[SALE-90] a device that says nothing holds the till for 5 seconds", async () => {
  const { slow, answer, device } = slowDevice();
  const till = await open({ parked: slow });
  till.till.send({ type: "sale.productAdded", product: water, quantity: 2 });
  await till.do(park("Ana"));
  till.clock.increment(4_999);
  expect(till.view().canEdit).toBe(false);
  till.clock.increment(1);
  expect(till.view().canEdit).toBe(true);
  expect(till.facts).toEqual([{ type: "parking.failed" }]);
  // Kept in the end: what the till has, too, waits no more.
  const [{ cartId } = expect.fail()] = till.carts();
  await answer(`put ${cartId}`);
  await answer(`take ${cartId}`);
  expect(await device.list()).toEqual([]);
  expect(till.view().count).toBe(2);
});

test("[SALE-90] what a device does too late touches no cart that the till holds by then", async () => {
  const { slow, asked, answer, device } = slowDevice();
  const till = await open({ parked: slow });
  till.till.send({ type: "sale.productAdded", product: water, quantity: 2 });
  const [begun] = till.carts();
  if (begun === undefined) throw new Error("nothing was begun");
  const parkedAt = "2026-11-20T15:00:00.000Z" as Instant;
  await device.put({ ...begun, cartId: id<"cart">("other"), name: "Luis", parkedAt }, 20);

  // The first press was given up; the second is under way with a newer cart when the first one's answer comes.
  const put = `put ${begun.cartId}`;
  await till.do(park("Ana"));
  till.clock.increment(5_000);
  const first = asked(put);
  till.till.send({ type: "sale.productAdded", product: water, quantity: 1 });
  await till.do(park("Ana"));
  const second = asked(put);
  first("go");
  await settle();
  expect(till.view()).toMatchObject({ canEdit: false, count: 3 });
  second("fail");
  await settle();
  expect(till.view()).toMatchObject({ canEdit: true, count: 3 });

  // So with a cart that is taken up: what stands there was kept in turn, and the other one is given too late.
  await till.do({ kind: "TAKE_UP", cartId: id<"cart">("other") });
  await answer(put);
  till.clock.increment(5_000);
  await till.do(park("Ana"));
  await answer("take other");
  expect(till.view()).toMatchObject({ canEdit: false, count: 3 });
  expect(till.carts().map(({ cartId }) => cartId)).toEqual([begun.cartId]);
  expect((await device.list()).map(({ cartId }) => cartId)).toContain("other");
});

test("[SALE-90] a name that was typed counts, and without one and without a diner there is only the hour", async () => {
  const till = await open();
  for (const name of ["  Tomás ", "   "]) {
    till.till.send({ type: "sale.productAdded", product: water });
    await till.do(park(name));
  }
  expect(till.entries().map(({ name }) => name)).toEqual(["Tomás", null]);
});

test("[SALE-90] an untouched till puts nothing aside, and a second press at once nothing more", async () => {
  const till = await open();
  await till.do(park());
  expect(till.entries()).toEqual([]);
  till.till.send({ type: "sale.productAdded", product: water });
  till.ask(park());
  till.ask(park());
  // What is pressed while the device writes changes nothing.
  till.till.send({ type: "sale.productAdded", product: water });
  till.till.send({ type: "sale.submitted", deliver: true });
  await settle();
  expect(till.entries()).toMatchObject([{ units: 1 }]);
  expect(till.view()).toMatchObject({ count: 0, canEdit: true });
  expect(till.facts.map(({ type }) => type)).toEqual(["parking.parked"]);
});

test("[SALE-90] what the device can't keep stays in the till, which sells on", async () => {
  const memory = memoryParkedCarts().open();
  const till = await open({ parked: { ...memory, put: () => Promise.reject(new Error("the disk is full")) } });
  till.till.send({ type: "sale.productAdded", product: water });
  await till.do(park());
  expect(till.view()).toMatchObject({ count: 1, canSubmit: true });
  expect(till.facts).toEqual([{ type: "parking.failed" }]);
});

test("[SALE-91] a cart that stands in the till is put aside in its turn, also beyond the twenty", async () => {
  const till = await open();
  for (let count = 1; count <= 20; count += 1) {
    till.till.send({ type: "sale.productAdded", product: water, quantity: count });
    await till.do(park(String(count)));
  }
  till.till.send({ type: "sale.productAdded", product: water, quantity: 50 });
  await till.do(park("de más"));
  expect(till.facts.at(-1)).toEqual({ type: "parking.full" });
  expect(till.view().count).toBe(50);
  const third = till.entries().find(({ name }) => name === "3");
  if (third === undefined) throw new Error("the third");
  await till.do({ kind: "TAKE_UP", cartId: third.cartId });
  expect(till.view().count).toBe(3);
  expect(till.entries()).toHaveLength(20);
  expect(till.entries().map(({ units }) => units)).toContain(50);
});

test("[SALE-91] what another tab has taken leaves the till as it is", async () => {
  const device = memoryParkedCarts();
  const till = await open({ parked: device.open() });
  till.till.send({ type: "sale.productAdded", product: water });
  await till.do(park());
  const [entry] = till.entries();
  if (entry === undefined) throw new Error("nothing was put aside");
  till.till.send({ type: "sale.productAdded", product: water, quantity: 2 });
  const kept = till.carts();
  const taking = device.open().take(entry.cartId, () => true);
  till.ask({ kind: "TAKE_UP", cartId: entry.cartId });
  await taking;
  await settle();
  expect(till.facts.at(-1)).toEqual({ type: "parking.gone" });
  expect(till.carts()).toEqual(kept);
  expect(till.entries()).toEqual([]);
});

test("[SALE-92] one that was removed comes back by the undo, as it was", async () => {
  const till = await open();
  till.till.send({ type: "sale.productAdded", product: water, quantity: 4 });
  await till.do(park("Ana"));
  const [entry] = till.entries();
  if (entry === undefined) throw new Error("nothing was put aside");
  await till.do({ kind: "REMOVE", cartId: entry.cartId });
  expect(till.entries()).toEqual([]);
  const removed = till.facts.at(-1);
  if (removed?.type !== "parking.removed") throw new Error("it was not told");
  await till.do({ kind: "RESTORE", parked: removed.parked });
  expect(till.entries()).toEqual([entry]);
});

test("[SALE-92] those of an earlier day of the cafeteria are gone at the next look, which is told once", async () => {
  const till = await open({ at: "2026-11-21T02:00:00.000Z" });
  for (const name of ["una", "otra"]) {
    till.till.send({ type: "sale.productAdded", product: water });
    await till.do(park(name));
  }
  // Past midnight by UTC, and in Buenos Aires an hour before it.
  await till.look("2026-11-21T02:59:00.000Z");
  expect(till.entries()).toHaveLength(2);
  await till.look("2026-11-21T03:00:00.000Z");
  expect(till.entries()).toEqual([]);
  await till.look("2026-11-21T03:01:00.000Z");
  expect(till.facts.filter(({ type }) => type === "parking.expired")).toEqual([{ type: "parking.expired", count: 2 }]);
});

test("[SALE-93] a price that rose and a product that left while a cart waited are marked when it is taken up", async () => {
  const till = await open();
  till.till.send({ type: "sale.productAdded", product: water, quantity: 2 });
  await till.do(park());
  const take = async () => {
    const [entry] = till.entries();
    if (entry !== undefined) await till.do({ kind: "TAKE_UP", cartId: entry.cartId });
  };
  till.catalogue.products = [dearer];
  await take();
  expect(till.view()).toMatchObject({ total: 1_000, changes: { total: 1_400, marks: [{ kind: "PRICE" }] } });
  await till.do(park());
  till.catalogue.products = [];
  await take();
  expect(till.view()).toMatchObject({ total: 1_000, changes: { total: 0, marks: [{ kind: "GONE" }] } });
});
