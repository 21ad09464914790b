import type { Cafeteria } from "@cantina/domain/cafeteria";
import { type OpenCart, checkoutMachine } from "@cantina/domain/sale";
import type { SaleSettings } from "@cantina/adapters/storage";
import { anyProduct } from "@cantina/testkit/arbitraries";
import { fakePendingSales } from "@cantina/testkit/fakes";
import * as fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createActor, waitFor } from "xstate";
import { keepCart } from "./kept-cart.ts";
import { salePolicy } from "./sale-policy.ts";

const [sample] = fc.sample(anyProduct(), { numRuns: 1, seed: 3 });
if (sample === undefined) throw new Error("no sample");
const product = { ...sample, currentStock: null };

const none: Cafeteria | undefined = undefined;
const frames: (() => void)[] = [];
const stops: (() => void)[] = [];

beforeEach(() => {
  vi.stubGlobal("requestAnimationFrame", (paint: () => void) => frames.push(paint));
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  frames.length = 0;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A till, and what a reload would give back to it at each moment. */
async function openTill() {
  const saved: (OpenCart | null)[] = [];
  const openCart = { load: () => null, save: (open: OpenCart | null) => void saved.push(open) };
  let ids = 0;
  const till = createActor(checkoutMachine, {
    input: {
      ports: {
        orders: { submit: () => new Promise<never>(() => null) },
        pendingSales: fakePendingSales(),
        newId: () => `id-${(ids += 1)}`,
        openCart,
      },
      policy: salePolicy({ defaultPaymentMethod: "CASH" } as SaleSettings, none),
    },
  });
  const forget = keepCart(till, openCart);
  till.start();
  stops.push(forget, () => till.stop());
  await waitFor(till, (snapshot) => snapshot.hasTag("editable"));
  return {
    saved,
    forget,
    add: () => till.send({ type: "sale.productAdded", product }),
    clear: () => till.send({ type: "sale.cleared" }),
    /** Of the cart that a reload would give back; null: it would give none. */
    kept: () => saved.at(-1)?.cart.lines.map(({ quantity }) => quantity) ?? null,
  };
}

const paint = (): void => {
  for (const frame of frames.splice(0)) frame();
};

test("[SALE-80] the first product is kept at once, and each further one once it is painted", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { add, kept, saved } = await openTill();
  add();
  expect(kept()).toEqual([1]);
  const before = saved.length;
  add();
  add();
  expect(kept()).toEqual([1]);
  paint();
  vi.runOnlyPendingTimers();
  expect(kept()).toEqual([3]);
  expect(saved).toHaveLength(before + 1);
  add();
  paint();
  vi.runOnlyPendingTimers();
  expect(kept()).toEqual([4]);
});

test("[SALE-80] a window that paints nothing keeps it all the same", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { add, kept } = await openTill();
  add();
  add();
  vi.advanceTimersByTime(250);
  expect(kept()).toEqual([2]);
});

test.each(["pagehide", "visibilitychange"])("[SALE-80] a page that goes keeps it first (%s)", async (type) => {
  const { add, kept } = await openTill();
  add();
  add();
  (type === "pagehide" ? window : document).dispatchEvent(new Event(type));
  expect(kept()).toEqual([2]);
});

test("[SALE-80] behind another tab each is kept at once", async () => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  const { add, kept } = await openTill();
  add();
  add();
  expect(kept()).toEqual([2]);
});

test("[SALE-80] what is cleared or left is forgotten at once, and a frame that comes later brings nothing back", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { add, clear, forget, kept } = await openTill();
  add();
  add();
  clear();
  expect(kept()).toBeNull();
  paint();
  vi.runOnlyPendingTimers();
  expect(kept()).toBeNull();
  add();
  add();
  forget();
  paint();
  vi.runOnlyPendingTimers();
  expect(kept()).toBeNull();
});
