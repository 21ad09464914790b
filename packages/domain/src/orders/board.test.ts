import { anyOrder } from "@cantina/testkit/arbitraries";
import * as fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { type ClassId, id, instant, loadTemporal, timeZone } from "../kernel/index.ts";
import {
  type BoardFilter,
  type BoardSort,
  type Order,
  asksFirst,
  boardSortOptions,
  boardStatuses,
  boardView,
  dayEnds,
  dayOfOrder,
  firstBoardSort,
  isNarrowed,
  isOnBoard,
  orderStatuses,
  originMedia,
  sortDirections,
  summariseOrders,
  wholeBoard,
} from "./index.ts";

beforeAll(loadTemporal);

const [third, fifth, tenth] = [id<"class">("3"), id<"class">("5"), id<"class">("10")];
const classNames = new Map<ClassId, string>([
  [third, "3º A"],
  [fifth, "5º B"],
  [tenth, "10º A"],
]);
const days = { from: "2026-11-19T00:00:00Z", until: "2026-11-24T00:00:00Z" };
const someOrders = fc.uniqueArray(anyOrder(days, [third, fifth, tenth]), {
  maxLength: 25,
  selector: ({ id: one }) => one,
});
const someFilter = fc.record({
  status: fc.constantFrom(null, ...boardStatuses),
  origin: fc.constantFrom(null, ...originMedia),
  classIds: fc.subarray([third, fifth, tenth]),
  text: fc.constantFrom("", "  ", "gomez", "ÑOQUIS", "azucar", "5º b", "ana cafe"),
});
const someSort = fc.record({
  option: fc.constantFrom(...boardSortOptions),
  direction: fc.constantFrom(...sortDirections),
});
const zoneThere = () => timeZone("America/Argentina/Buenos_Aires");
const ends = () => dayEnds(instant("2026-11-20T13:00:00Z"), zoneThere());

const [model] = fc.sample(anyOrder(days, []), { numRuns: 1, seed: 1 });
const order = (name: string, more: Partial<Order> = {}): Order => {
  if (model === undefined) throw new Error("no sample");
  return {
    ...model,
    id: id<"order">(name),
    status: "STARTED",
    comments: "",
    commensalName: null,
    commensalClassId: null,
    orderItems: [],
    pickUpDateTime: null,
    ...more,
  };
};
const idsOf = (orders: readonly Order[], more: { sort?: BoardSort; filter?: BoardFilter } = {}) =>
  boardView({
    orders,
    filter: wholeBoard,
    sort: firstBoardSort,
    classNames,
    ends: ends(),
    zone: zoneThere(),
    ...more,
  }).shown.map((one) => one.id);

describe("the board", () => {
  test("[ORDERS-13] shows each order that passes the filter once, under its day", () => {
    fc.assert(
      fc.property(someOrders, someFilter, someSort, (orders, filter, sort) => {
        const view = boardView({ orders, filter, sort, classNames, ends: ends(), zone: zoneThere() });
        expect(view.sections.flatMap((section) => section.orders)).toEqual(view.shown);
        expect(new Set(view.shown).size).toBe(view.shown.length);
        for (const section of view.sections) {
          expect(section.orders.length).toBeGreaterThan(0);
          for (const one of section.orders) expect(dayOfOrder(one, ends())).toBe(section.day);
        }
        expect(view.pendingShown).toEqual(view.shown.filter(({ status }) => status === "STARTED"));
        if (!isNarrowed(filter)) expect(new Set(view.shown)).toEqual(new Set(orders));
      }),
    );
  });

  test("[ORDERS-14] filters only narrow, each by what it names", () => {
    fc.assert(
      fc.property(someOrders, someFilter, (orders, filter) => {
        const shown = new Set(idsOf(orders, { filter }));
        const single: readonly BoardFilter[] = [
          { ...wholeBoard, status: filter.status },
          { ...wholeBoard, origin: filter.origin },
          { ...wholeBoard, classIds: filter.classIds },
          { ...wholeBoard, text: filter.text },
        ];
        const each = single.map((one) => new Set(idsOf(orders, { filter: one })));
        expect([...shown].toSorted()).toEqual(
          orders
            .map((one) => one.id)
            .filter((one) => each.every((set) => set.has(one)))
            .toSorted(),
        );
      }),
    );
  });

  test("[ORDERS-14] a text finds diner, product, comment and class, whatever the accents", () => {
    const found = order("found", {
      commensalName: "José Núñez",
      commensalClassId: fifth,
      comments: "Sin azúcar",
      orderItems: [{ ...(model?.orderItems[0] ?? expect.fail()), name: "Café con leche" }],
    });
    const other = order("other", { commensalName: "Ana Gómez" });
    for (const text of ["nunez", "JOSE", "azucar", "cafe leche", "5º b"]) {
      expect(idsOf([found, other], { filter: { ...wholeBoard, text } }), text).toEqual(["found"]);
    }
    const menu = { ...(model?.orderItems[0] ?? expect.fail()), name: "Menú" };
    const promotion = order("promotion", {
      orderItems: [{ ...menu, items: [{ productId: id("flan"), name: "Flan casero", quantity: 1 }] }],
    });
    expect(idsOf([found, promotion], { filter: { ...wholeBoard, text: "flan" } })).toEqual(["promotion"]);
  });

  test("[ORDERS-15] both directions are each other's mirror, but what lacks the value stays last", () => {
    fc.assert(
      fc.property(someOrders, fc.constantFrom(...boardSortOptions), (orders, option) => {
        const today = orders.map((one) => ({ ...one, pickUpDateTime: null }));
        const rows = option === "DELIVERY_TIME" ? orders : today;
        const sorted = (direction: BoardSort["direction"]) =>
          boardView({
            orders: rows,
            filter: wholeBoard,
            sort: { option, direction },
            classNames,
            ends: ends(),
            zone: zoneThere(),
          }).sections;
        const [down, up] = [sorted("DESCENDING"), sorted("ASCENDING")];
        const lacks = (one: Order): boolean =>
          (option === "CLASS" && one.commensalClassId === null) ||
          (option === "COMMENSAL_NAME" && one.commensalName === null) ||
          (option === "DELIVERY_TIME" && one.pickUpDateTime === null);
        down.forEach(({ orders: held }, index) => {
          const valued = held.filter((one) => !lacks(one));
          const mirrored = (up[index]?.orders ?? []).filter((one) => !lacks(one)).toReversed();
          expect(valued).toEqual(mirrored);
          expect(held.slice(0, valued.length)).toEqual(valued);
        });
      }),
    );
  });

  test("[ORDERS-15] newest first unless told otherwise; classes in the order that people count in", () => {
    const orders = [
      order("a", { dateTime: instant("2026-11-20T12:00:00Z"), commensalClassId: tenth }),
      order("b", { dateTime: instant("2026-11-20T12:30:00Z"), commensalClassId: third }),
      order("c", { dateTime: instant("2026-11-20T12:10:00Z") }),
    ];
    expect(idsOf(orders)).toEqual(["b", "c", "a"]);
    expect(idsOf(orders, { sort: { option: "CLASS", direction: "ASCENDING" } })).toEqual(["b", "a", "c"]);
  });

  test("[ORDERS-08] asks before a whole day, and before anything of another day among what is delivered", () => {
    const [today, later] = [order("today"), order("later", { pickUpDateTime: instant("2026-11-23T15:00:00Z") })];
    const deliver = (...orders: readonly Order[]) => asksFirst({ step: "deliver", orders }, [today, later], ends());
    expect([deliver(today), deliver(later), deliver(today, later)]).toEqual([false, true, true]);
    expect(asksFirst({ step: "deliverDay" }, [], ends())).toBe(true);
    expect(asksFirst({ step: "recoverDay" }, [], ends())).toBe(true);
    expect(asksFirst({ step: "archive", orders: [later] }, [later], ends())).toBe(false);
  });

  test("[ORDERS-13] takes pending and cancelled orders, and nothing else that moves money", () => {
    const held = orderStatuses.filter((status) => isOnBoard(order("x", { status })));
    expect(held).toEqual(["STARTED", "CANCELLED"]);
    expect(isOnBoard(order("x", { orderType: "BALANCE_CHARGE" }))).toBe(false);
  });

  test("[ORDERS-16] the summary adds up to the units of the pending orders", () => {
    fc.assert(
      fc.property(someOrders, (orders) => {
        const units = orders
          .filter(({ status }) => status === "STARTED")
          .flatMap(({ orderItems }) => orderItems)
          .reduce((sum, { quantity, items }) => {
            const held = items.reduce((units, item) => units + item.quantity, 0);
            return sum + quantity * (items.length === 0 ? 1 : held);
          }, 0);
        const lines = summariseOrders(orders);
        expect(lines.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(units);
        expect(new Set(lines.map(({ name }) => name)).size).toBe(lines.length);
      }),
    );
  });

  test("[ORDERS-16] what promotions hold counts with what is sold by itself", () => {
    const line = model?.orderItems[0] ?? expect.fail();
    const held = (name: string, quantity: number) => ({ productId: id<"product">(name), name, quantity });
    const menu = { ...line, name: "Menú", quantity: 3, items: [held("Ñoquis", 1), held("Agua", 2)] };
    const water = { ...line, name: "Agua", quantity: 4, items: [] };
    expect(summariseOrders([order("a", { orderItems: [menu, water] })])).toEqual([
      { name: "Agua", quantity: 10 },
      { name: "Ñoquis", quantity: 3 },
    ]);
  });

  test("[ORDERS-18] each day goes by the hours of delivery, what waits already before them, whatever is sorted by", () => {
    const at = (time: string) => ({ pickUpDateTime: instant(`2026-11-20T${time}:00-03:00`) });
    const orders = [
      order("late", at("13:05")),
      order("noon", at("12:00")),
      order("counter"),
      order("half", at("12:59")),
      order("monday", { pickUpDateTime: instant("2026-11-23T12:30:00-03:00") }),
    ];
    for (const sort of [firstBoardSort, { option: "DELIVERY_TIME", direction: "DESCENDING" } as const]) {
      const { sections } = boardView({ orders, filter: wholeBoard, sort, classNames, ends: ends(), zone: zoneThere() });
      expect(sections.map(({ day, hour, orders: held }) => [day, hour?.date, hour?.hour, held.length])).toEqual([
        ["today", undefined, undefined, 1],
        ["today", "2026-11-20", "12", 2],
        ["today", "2026-11-20", "13", 1],
        ["later", "2026-11-23", "12", 1],
      ]);
    }
  });

  test("[ORDERS-19] what is counted is what is shown, and whatever is narrowed, the day keeps its own count", () => {
    fc.assert(
      fc.property(someOrders, someFilter, (orders, filter) => {
        const view = boardView({ orders, filter, sort: firstBoardSort, classNames, ends: ends(), zone: zoneThere() });
        const today = view.sections.filter(({ day }) => day === "today").flatMap((section) => section.orders);
        expect(view.pendingTodayShown).toBe(today.filter(({ status }) => status === "STARTED").length);
        expect(view.pendingTodayShown).toBeLessThanOrEqual(view.pendingToday);
        if (!isNarrowed(filter)) expect(view.pendingTodayShown).toBe(view.pendingToday);
      }),
    );
  });
});
