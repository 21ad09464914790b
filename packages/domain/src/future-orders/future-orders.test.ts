import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type ClassId,
  type ProductId,
  dayRange,
  id,
  instant,
  loadTemporal,
  localDate,
  timeZone,
} from "../kernel/index.ts";
import {
  type FutureItem,
  type FutureOrder,
  checkFutureDay,
  commentedOf,
  detailFuture,
  narrowFuture,
  offeredDays,
  sortFuture,
  summariseFuture,
  unitsOf,
} from "./index.ts";

await loadTemporal();

const classes = [
  { id: id<"class">("a"), name: "1º A", position: 2 },
  { id: id<"class">("b"), name: "Sala de 4", position: 1 },
  { id: id<"class">("c"), name: "1º B", position: 2 },
] as const;
const diners = [
  ["d1", "Ana", "Gómez"],
  ["d2", "zoe", "Ñandú"],
  ["d3", "José", "Núñez"],
  ["d4", "Bea", "Gómez"],
  ["d5", null, null],
] as const;

const productId = (name: string): ProductId => id<"product">(name);

const anyItem: fc.Arbitrary<FutureItem> = fc
  .record({
    of: fc.constantFrom("agua", "menú", "tarta", null),
    version: fc.integer({ min: 1, max: 3 }),
    quantity: fc.integer({ min: 1, max: 5 }),
    waters: fc.integer({ min: 1, max: 3 }),
  })
  .map(({ of, version, quantity, waters }) => ({
    type: of === null ? "GENERIC" : "PRODUCT",
    productId: of === null ? null : productId(of),
    productVersion: of === null ? null : version,
    name: of === null ? `Torta ${waters}` : `${of} ${version}`,
    quantity,
    items: of === "menú" ? [{ productId: productId("agua"), name: `agua ${version}`, quantity: waters }] : [],
  }));

const anyFutureOrder: fc.Arbitrary<FutureOrder> = fc
  .record({
    id: fc.uuid().map((text) => id<"order">(text)),
    class: fc.constantFrom(null, ...classes),
    diner: fc.constantFrom(null, ...diners),
    comments: fc.constantFrom("", " ", "sin sal"),
    pickupDateTime: fc.constantFrom(instant("2026-11-25T13:00:00Z"), instant("2026-11-25T15:30:00Z")),
    orderItems: fc.array(anyItem, { minLength: 1, maxLength: 4 }),
  })
  .map(({ class: schoolClass, diner, ...order }) => ({
    ...order,
    classId: schoolClass?.id ?? null,
    class: schoolClass?.name ?? null,
    classPosition: schoolClass?.position ?? null,
    commensalId: diner === null ? null : id<"commensal">(diner[0]),
    commensalName: diner?.[1] ?? null,
    commensalLastName: diner?.[2] ?? null,
    isDeleted: diner?.[1] === null,
    allergies: null,
    originMedium: "MOBILE" as const,
  }));

const anyDay = fc.uniqueArray(anyFutureOrder, { maxLength: 30, selector: (order) => order.id });

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, one) => total + one, 0);

test("[FUTURE-03] the units of the summary are those of the detail, in all, by class and by product", () => {
  fc.assert(
    fc.property(anyDay, (orders) => {
      const [rows, detail] = [summariseFuture(orders), detailFuture(orders)];
      const told = sortFuture(orders);
      expect(told.map((order) => order.id).toSorted()).toEqual(orders.map((order) => order.id).toSorted());
      expect(sum(rows.map((row) => row.units))).toBe(unitsOf(told));
      for (const { classId, units } of detail)
        expect(sum(rows.map((row) => row.unitsByClass.get(classId) ?? 0))).toBe(units);
      for (const row of rows) {
        expect(sum(row.unitsByClass.values())).toBe(row.units);
        const [one] = row.held;
        const held = told.flatMap(({ orderItems }) =>
          orderItems.flatMap(({ productId: of, quantity, items }) =>
            of !== null && id<"product">(row.key) === of ? items.map((item) => item.quantity * quantity) : [],
          ),
        );
        expect(one?.quantity ?? 0).toBe(sum(held));
      }
    }),
  );
});

test("[FUTURE-04] in which order the orders come changes neither detail nor summary", () => {
  fc.assert(
    fc.property(anyDay, fc.nat(), (orders, by) => {
      const turned = orders.toSorted((one, other) => (one.id < other.id ? -1 : 1) * (by % 2 === 0 ? 1 : -1));
      expect(summariseFuture(turned)).toEqual(summariseFuture(orders));
      expect(detailFuture(turned)).toEqual(detailFuture(orders));
    }),
  );
});

test("[FUTURE-07] what a figure is narrowed to adds up to it", () => {
  fc.assert(
    fc.property(anyDay, (orders) => {
      for (const { key, unitsByClass } of summariseFuture(orders)) {
        for (const [classId, units] of unitsByClass) {
          const opened = summariseFuture(narrowFuture(orders, { classId, product: key }));
          expect(opened.find((row) => row.key === key)?.units).toBe(units);
        }
      }
      expect(narrowFuture(orders, { isCommented: true })).toEqual(commentedOf(orders));
      expect(commentedOf(orders).every(({ comments }) => comments === "sin sal")).toBe(true);
    }),
  );
});

const order = (name: string, more: Partial<FutureOrder>): FutureOrder => ({
  id: id<"order">(name),
  classId: null,
  class: null,
  classPosition: null,
  commensalId: id<"commensal">(name),
  commensalName: "Ana",
  commensalLastName: "Gómez",
  isDeleted: false,
  allergies: null,
  comments: "",
  pickupDateTime: instant("2026-11-25T15:00:00Z"),
  originMedium: "MOBILE",
  orderItems: [],
  ...more,
});

describe("the detail", () => {
  test("[FUTURE-04] goes by place of the class and by last name; nobody and no class come last", () => {
    const [, sala] = classes;
    const of = (schoolClass: (typeof classes)[number]): Partial<FutureOrder> => ({
      classId: schoolClass.id,
      class: schoolClass.name,
      classPosition: schoolClass.position,
    });
    const detail = detailFuture([
      order("1", {}),
      order("2", { ...of(classes[2]), commensalLastName: "Zapata" }),
      order("3", { ...of(classes[2]), commensalId: null, commensalName: null, commensalLastName: null }),
      order("4", { ...of(classes[2]), commensalName: null, commensalLastName: null, isDeleted: true }),
      order("5", { ...of(classes[2]), commensalLastName: "Ñandú", pickupDateTime: instant("2026-11-25T18:00:00Z") }),
      order("6", { ...of(classes[2]), commensalId: id<"commensal">("5"), commensalLastName: "Ñandú" }),
      order("7", of(sala)),
    ]);
    expect(
      detail.map(({ name, diners: theirs }) => [name, theirs.map(({ orders }) => orders.map((one) => one.id))]),
    ).toEqual([
      ["Sala de 4", [["7"]]],
      ["1º B", [["6", "5"], ["2"], ["4"], ["3"]]],
      [null, [["1"]]],
    ]);
  });

  test("[FUTURE-03] a product has the name of its latest version, and a promotion what all its units hold", () => {
    const menu = (version: number, quantity: number, waters: number): FutureItem => ({
      type: "PRODUCT",
      productId: productId("menú"),
      productVersion: version,
      name: version === 1 ? "Menú" : "Menú del día",
      quantity,
      items: [{ productId: productId("agua"), name: "Agua", quantity: waters }],
    });
    const first = id<"class">("a");
    expect(
      summariseFuture([
        order("1", { classId: first, orderItems: [menu(2, 1, 3), menu(1, 2, 1)] }),
        order("2", { orderItems: [{ ...menu(1, 4, 1), type: "GENERIC", productId: null, name: "Menú", items: [] }] }),
      ]),
    ).toEqual([
      {
        key: "generic:Menú",
        name: "Menú",
        isGeneric: true,
        units: 4,
        unitsByClass: new Map<ClassId | null, number>([[null, 4]]),
        held: [],
      },
      {
        key: "menú",
        name: "Menú del día",
        isGeneric: false,
        units: 3,
        unitsByClass: new Map<ClassId | null, number>([[first, 3]]),
        held: [{ name: "Agua", quantity: 5 }],
      },
    ]);
  });
});

describe("the day", () => {
  const today = localDate("2026-11-24");

  test("[FUTURE-01] is tomorrow or later, and one that there is", () => {
    const codeOf = (day: string): string => {
      const checked = checkFutureDay(day as ReturnType<typeof localDate>, today);
      return checked.ok ? "ok" : checked.failure;
    };
    expect(
      ["2026-11-23", "2026-11-24", "2026-11-25", "2028-02-29", "2027-02-29", "9999-12-30", "9999-12-31"].map(codeOf),
    ).toEqual(["NOT_FUTURE", "NOT_FUTURE", "ok", "ok", "NO_SUCH_DAY", "ok", "TOO_FAR"]);
    expect(dayRange(localDate("9999-12-30"), timeZone("Pacific/Apia")).until).toMatch(/^9999-12-30T/u);
    expect(dayRange(localDate("9999-12-30"), timeZone("Pacific/Pago_Pago")).until).toMatch(/^9999-12-31T/u);
  });

  test("[FUTURE-05] next Monday is offered where it is neither tomorrow nor the day after, or the first open day after it", () => {
    const offered = (from: string, ...closed: readonly string[]) =>
      offeredDays(localDate(from), { closedDates: closed.map(localDate) }).map(({ kind, day }) => `${kind} ${day}`);
    expect(offered("2026-11-24")).toEqual(["TOMORROW 2026-11-25", "DAY_AFTER 2026-11-26", "NEXT 2026-11-30"]);
    expect(offered("2026-11-24", "2026-11-30", "2026-12-01")[2]).toBe("NEXT 2026-12-02");
    expect(offered("2026-11-27")[2]).toBe("NEXT 2026-11-30");
    expect(offered("2026-11-28")).toEqual(["TOMORROW 2026-11-29", "DAY_AFTER 2026-11-30"]);
    expect(offered("2026-11-29")).toEqual(["TOMORROW 2026-11-30", "DAY_AFTER 2026-12-01"]);
    expect(offered("2026-11-29", "2026-11-30", "2026-12-01")[2]).toBe("NEXT 2026-12-02");
    expect(offered("2026-11-30")[2]).toBe("NEXT 2026-12-07");
  });
});
