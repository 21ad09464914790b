import { anyOrder } from "@cantina/testkit/arbitraries";
import * as fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { id, instant, loadTemporal, timeZone } from "../kernel/index.ts";
import { type Order, calledOf, checkReady, dayEnds, dayOfOrder, kitchenView, pickupView } from "./index.ts";

beforeAll(loadTemporal);

const zoneThere = () => timeZone("America/Argentina/Buenos_Aires");
const now = () => instant("2026-11-20T15:00:00Z");
const ends = () => dayEnds(now(), zoneThere());
const days = { from: "2026-11-19T00:00:00Z", until: "2026-11-22T00:00:00Z" };
const someOrders = fc.uniqueArray(anyOrder(days), { maxLength: 25, selector: ({ id: one }) => one });
const [model] = fc.sample(anyOrder(days), { numRuns: 1, seed: 1 });
const order = (name: string, more: Partial<Order> = {}): Order => ({
  ...(model ?? expect.fail()),
  id: id<"order">(name),
  status: "STARTED",
  dateTime: instant("2026-11-20T13:00:00Z"),
  pickUpDateTime: null,
  readyAt: null,
  ...more,
});
const at = (time: string) => ({ pickUpDateTime: instant(`2026-11-20T${time}:00-03:00`) });
const madeAt = (time: string) => ({ readyAt: instant(`2026-11-20T${time}:00-03:00`) });

describe("what is made", () => {
  const state = { id: id<"order">("a"), version: 3 };

  test("[ORDERS-20] is said of a pending order, on the version that was seen", () => {
    expect(checkReady({ ...state, status: "STARTED" }, 3).ok).toBe(true);
    expect(checkReady({ ...state, status: "STARTED" }, null).ok).toBe(true);
    const stale = { ...state, status: "STARTED" } as const;
    expect(checkReady(stale, 2)).toEqual({ ok: false, failure: { code: "STALE_ORDER", data: stale } });
  });

  test.each(["COMPLETED", "CANCELLED", "CANCELLED_ARCHIVED", "DELETED"] as const)(
    "[ORDERS-20] is not said of one that is %s",
    (status) => {
      expect(checkReady({ ...state, status }, null)).toEqual({
        ok: false,
        failure: { code: "INVALID_TRANSACTION_STATUS" },
      });
    },
  );
});

describe("the kitchen", () => {
  test("[ORDERS-21] sees each pending order of today once, either to make or made, and no other", () => {
    fc.assert(
      fc.property(someOrders, (orders) => {
        const view = kitchenView({ orders, ends: ends(), zone: zoneThere() });
        const waiting = view.hours.flatMap((ofHour) => ofHour.orders);
        expect(view.waiting).toBe(waiting.length);
        expect(waiting.every(({ readyAt }) => readyAt === null)).toBe(true);
        expect(view.ready.every(({ readyAt }) => readyAt !== null)).toBe(true);
        const due = orders.filter((one) => one.status === "STARTED" && dayOfOrder(one, ends()) === "today");
        expect([...waiting, ...view.ready].map((one) => one.id).toSorted()).toEqual(
          due.map((one) => one.id).toSorted(),
        );
      }),
    );
  });

  test("[ORDERS-21] what was asked for at the counter comes first, then by hour; what is made no longer counts", () => {
    const orders = [
      order("one", at("13:00")),
      order("noon", at("12:40")),
      order("early", at("12:10")),
      order("counter"),
      order("made", { ...at("12:00"), ...madeAt("11:50") }),
      order("last", madeAt("11:55")),
    ];
    const view = kitchenView({ orders, ends: ends(), zone: zoneThere() });
    expect(view.hours.map(({ hour, orders: held }) => [hour?.hour, held.map((one) => one.id)])).toEqual([
      [undefined, ["counter"]],
      ["12", ["early", "noon"]],
      ["13", ["one"]],
    ]);
    expect(view.ready.map((one) => one.id)).toEqual(["last", "made"]);
    expect(view.waiting).toBe(4);
  });
});

describe("who waits", () => {
  test("[ORDERS-22] is called by first name and initial", () => {
    expect(
      ["Valentina Gómez", " ana maría ñandú ", "José", "Li  X"].map(
        (commensalName) => calledOf(order("a", { commensalName })).name,
      ),
    ).toEqual(["Valentina G.", "ana Ñ.", "José", "Li X."]);
  });

  test("[ORDERS-22] sees what was made today, the latest first, and nothing that tells more", () => {
    const orders = [
      order("first", { ...madeAt("11:40"), commensalName: "Ana Gómez", comments: "celíaca" }),
      order("second", { ...madeAt("11:50"), commensalName: null }),
      order("yesterday", { readyAt: instant("2026-11-19T15:00:00Z") }),
      order("tomorrow", { ...madeAt("11:50"), pickUpDateTime: instant("2026-11-21T15:00:00Z") }),
      order("waiting"),
      order("gone", { ...madeAt("11:50"), status: "COMPLETED" }),
    ];
    expect(pickupView({ orders, ends: ends(), zone: zoneThere(), now: now() })).toEqual([
      { id: "second", name: null, orderedAt: "2026-11-20T13:00:00.000Z" },
      { id: "first", name: "Ana G.", orderedAt: "2026-11-20T13:00:00.000Z" },
    ]);
  });

  test("[ORDERS-22] of no diner more than a word and a letter is shown", () => {
    fc.assert(
      fc.property(someOrders, (orders) => {
        for (const { name } of pickupView({ orders, ends: ends(), zone: zoneThere(), now: now() })) {
          expect(name ?? "Ana G.").toMatch(/^\S+ \p{Lu}\.$/u);
        }
      }),
    );
  });
});
