import { fakePendingSales } from "@cantina/testkit/fakes";
import { memoryParkedCarts } from "@cantina/testkit/parked-suite";
import * as fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { SimulatedClock, createActor } from "xstate";
import { type CartId, type Instant, cents, loadTemporal } from "../kernel/index.ts";
import type { SubmitResult } from "./checkout.actors.ts";
import { checkoutMachine } from "./checkout.machine.ts";
import { openCartOf, openCartsOf } from "./open-cart.ts";
import type { OpenCart } from "./open-cart.port.ts";
import type { Submission } from "./orders.port.ts";
import { parkingMachine } from "./parking.machine.ts";
import type { ParkedCartsPort } from "./parked-carts.port.ts";

beforeAll(loadTemporal);

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 120; turn += 1) await Promise.resolve();
};

const never = (): Promise<never> => new Promise(() => null);

/** A device whose tabs share what is parked and what was sent; the server sells a cart once. */
function openDevice() {
  const shared = memoryParkedCarts();
  const pendingSales = fakePendingSales();
  const sold: string[] = [];
  /** Of a cart that two tabs had through a cut, and that the other one sold: SALE-28 says so. */
  const toldSold: string[] = [];
  const carts = new Set<CartId>();
  let ids = 0;
  let things = 0;
  const submit = async ({ request }: Submission): Promise<SubmitResult> => {
    const names = request.orderItems.flatMap((item) => (item.type === "GENERIC" ? [item.name] : []));
    if (carts.has(request.cartId)) {
      toldSold.push(...names);
      return { ok: false, failure: { code: "REFUSED", error: "CART_ALREADY_SOLD" } };
    }
    carts.add(request.cartId);
    sold.push(...names);
    // Nobody reads more of it here than that there is one.
    return { ok: true, value: { cartId: request.cartId } } as unknown as SubmitResult;
  };

  function openTab() {
    let kept: string | null = null;
    let stop = (): void => undefined;

    /** The page until it is closed, or cut off at one of its steps on the disk. */
    async function start(steps: number) {
      let left = steps;
      let isCut = false;
      const cut = (): void => {
        isCut = true;
        stop();
      };
      const step = async (): Promise<void> => {
        await Promise.resolve();
        if (isCut) return never();
        left -= 1;
        if (left > 0) return undefined;
        cut();
        return never();
      };
      const box = shared.open();
      const parked: ParkedCartsPort = {
        put: async (one, most) => {
          await step();
          const answer = await box.put(one, most);
          await step();
          return answer;
        },
        list: async () => {
          await step();
          return box.list();
        },
        take: async (cartId, hold) => {
          await step();
          let isHeld = true;
          // A cut between the two leaves the cart where it was as well.
          const answer = await box
            .take(cartId, (found) => {
              const isTaken = hold(found);
              left -= 1;
              isHeld = left > 0;
              if (isHeld) return isTaken;
              cut();
              throw new Error("cut");
            })
            .catch(never);
          await step();
          return answer;
        },
        watch: box.watch,
      };
      const ports = {
        newId: () => `id-${(ids += 1)}`,
        orders: { submit },
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
      const parking = createActor(parkingMachine, {
        input: {
          parked,
          till,
          clock: { now: () => "2026-11-20T15:00:00.000Z" as Instant },
          zone: () => null,
          hear: () => undefined,
        },
      });
      stop = () => {
        isCut = true;
        till.stop();
        parking.stop();
      };
      till.start();
      await settle();
      parking.start();
      await settle();
      return { till, parking, isGone: () => isCut };
    }
    let page: Awaited<ReturnType<typeof start>> | null = null;
    return {
      page: async (steps = Number.POSITIVE_INFINITY) => {
        while (page === null || page.isGone()) page = await start(steps);
        return page;
      },
      close: () => stop(),
    };
  }
  const newThing = (): string => `cosa ${(things += 1)}`;
  return { openTab, newThing, parked: () => shared.open().list(), sold, toldSold };
}

type Deed =
  | { readonly kind: "add" | "sell" | "close" | "rest" }
  | { readonly kind: "park" | "takeUp"; readonly place: number };

const anyDeed = fc.record({
  tab: fc.nat({ max: 1 }),
  deed: fc.oneof(
    { weight: 5, arbitrary: fc.constant<Deed>({ kind: "add" }) },
    { weight: 6, arbitrary: fc.nat({ max: 3 }).map((place): Deed => ({ kind: "park", place })) },
    { weight: 6, arbitrary: fc.nat({ max: 3 }).map((place): Deed => ({ kind: "takeUp", place })) },
    { weight: 2, arbitrary: fc.constant<Deed>({ kind: "sell" }) },
    { weight: 1, arbitrary: fc.constant<Deed>({ kind: "close" }) },
    { weight: 4, arbitrary: fc.constant<Deed>({ kind: "rest" }) },
  ),
  /** After how many steps on the disk the page is cut off, where it is opened anew. */
  steps: fc.integer({ min: 6, max: 30 }),
});

type Told = { readonly tab: number; readonly deed: Deed; readonly steps: number };

/** What the device did to what was put into carts. */
async function live(deeds: readonly Told[], isCutOff: boolean) {
  const device = openDevice();
  const tabs = [device.openTab(), device.openTab()] as const;
  const added: string[] = [];
  for (const { tab: number, deed, steps } of deeds) {
    const tab = tabs[number === 0 ? 0 : 1];
    const { till, parking, isGone } = await tab.page(isCutOff ? steps : undefined);
    if (!isCutOff && deed.kind === "close") await settle();
    if (isGone()) continue;
    const listed = parking.getSnapshot().context.listed ?? [];
    if (deed.kind === "add") {
      const name = device.newThing();
      const before = till.getSnapshot().context.cart;
      till.send({ type: "sale.genericAdded", name, price: cents(1) });
      if (till.getSnapshot().context.cart !== before) added.push(name);
    }
    if (deed.kind === "park") parking.send({ type: "parking.asked", job: { kind: "PARK", name: "" } });
    if (deed.kind === "takeUp") {
      const cartId = listed[deed.place % Math.max(1, listed.length)]?.cartId;
      if (cartId !== undefined) parking.send({ type: "parking.asked", job: { kind: "TAKE_UP", cartId } });
    }
    if (deed.kind === "sell") till.send({ type: "sale.submitted", deliver: true });
    if (deed.kind === "close") tab.close();
    if (deed.kind === "rest") await settle();
  }
  await settle();
  const inTills: OpenCart[] = [];
  for (const tab of tabs) {
    const { till } = await tab.page();
    await settle();
    inTills.push(...openCartsOf(till.getSnapshot()));
  }
  const carts = [...inTills, ...(await device.parked())];
  for (const tab of tabs) tab.close();
  const thingsOf = ({ cart }: OpenCart): readonly string[] =>
    cart.lines.flatMap((line) => (line.kind === "GENERIC" ? [line.name] : []));
  return { added, carts, thingsOf, sold: device.sold, toldSold: device.toldSold };
}

test("[SALE-90] [SALE-91] over any presses and reloads of two tabs, each thing is in one cart or sold once", () =>
  fc.assert(
    fc.asyncProperty(fc.array(anyDeed, { maxLength: 40, size: "max" }), async (deeds) => {
      const { added, carts, thingsOf, sold } = await live(deeds, false);
      expect([...carts.flatMap(thingsOf), ...sold].toSorted()).toEqual(added.toSorted());
    }),
    { numRuns: 1000 },
  ));

test("[SALE-90] [SALE-91] cut off at any step on the disk, nothing is lost, and what two tabs show is one cart, sold once", () =>
  fc.assert(
    fc.asyncProperty(fc.array(anyDeed, { maxLength: 40, size: "max" }), async (deeds) => {
      const { added, carts, thingsOf, sold, toldSold } = await live(deeds, true);
      expect([...new Set([...carts.flatMap(thingsOf), ...sold, ...toldSold])].toSorted()).toEqual(added.toSorted());
      expect(new Set(sold).size).toBe(sold.length);
      const single = new Map(carts.map((one) => [one.cartId, one]));
      const shown = [...single.values()].flatMap(thingsOf);
      expect(new Set(shown).size).toBe(shown.length);
    }),
    { numRuns: 1000 },
  ));
