import * as fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { openDays } from "../cafeteria/index.ts";
import {
  type Instant,
  type LocalDate,
  type LocalTime,
  type TimeZone,
  addDays,
  basisPoints,
  cents,
  id,
  loadTemporal,
} from "../kernel/index.ts";
import type { DinerFact } from "../sale/index.ts";
import {
  type CalendarProduct,
  type PassSaleFacts,
  type PassSaleRequest,
  decideDateCancel,
  decidePassSale,
  dividePass,
  findPasses,
  orderDatesFault,
  quotePass,
} from "./index.ts";

beforeAll(loadTemporal);

const day = (text: string): LocalDate => text as LocalDate;
const zone = "America/Argentina/Buenos_Aires" as TimeZone;
const at = "2026-03-04T15:00:00.000Z" as Instant;
const first = id<"class">("primero");
const family = id<"profile">("familia");
const lunch = id<"product">("almuerzo");

const pass: CalendarProduct = {
  id: lunch,
  name: "Almuerzos de marzo",
  description: "Plato y postre",
  categoryId: id<"category">("abonos"),
  version: 1,
  price: cents(100_000),
  classPrices: [{ classId: first, price: cents(80_000) }],
  imageUrl: null,
  shownInApp: true,
  orderDates: ["2026-03-02", "2026-03-04", "2026-03-05", "2026-03-06", "2026-03-09", "2026-03-10"].map(day),
  deliveryTime: "12:00" as LocalTime,
  isOrderCancellable: true,
  chargeForPastOrders: false,
};

const diner: DinerFact = {
  commensal: { id: id<"commensal">("ana"), status: "ENABLED", classId: null, dailyLimit: null, allergens: [] },
  client: { id: family, balance: cents(100_000), minimumBalance: null },
  category: {
    id: id<"discount-category">("general"),
    name: "General",
    rate: basisPoints(0),
    maxDiscount: null,
    minimumBalance: cents(0),
  },
  spentToday: cents(0),
};

const factsOf = (sold: CalendarProduct = pass, more: Partial<PassSaleFacts["sale"]> = {}): PassSaleFacts => ({
  sale: {
    at,
    sellerLevel: "CAFETERIA_ADMINISTRATOR",
    isRegisterOpen: true,
    cafeteria: {
      features: ["calendarProducts"],
      customPaymentMethod: null,
      allowIgnoreMinimumBalance: false,
      balanceFloor: cents(-100_000),
    },
    diner,
    products: new Map([
      [
        lunch,
        {
          product: {
            ...sold,
            type: "CALENDAR" as const,
            items: [],
            currentStock: null,
            dailyLimit: null,
            hiddenForClasses: [],
            allergens: [],
            seals: [],
          },
          isDeleted: false,
          soldToday: 0,
          versions: new Map(),
        },
      ],
    ]),
    restrictedProductIds: new Set(),
    userCoupons: new Map(),
    ...more,
  },
  timeZone: zone,
  closed: {},
  pass: sold,
  clientId: null,
  ownedDates: new Set(),
});

const request: PassSaleRequest = {
  productId: lunch,
  commensalId: id<"commensal">("ana"),
  paymentMethod: "ACCOUNT_BALANCE",
  expectedTotal: null,
  ignoreLimit: false,
  ignoreInsufficientBalance: false,
  sellAgain: false,
};

const codeOf = (facts: PassSaleFacts, more: Partial<PassSaleRequest> = {}) => {
  const decided = decidePassSale({ ...request, ...more }, facts);
  return decided.ok ? "sold" : decided.failure.code;
};

test("[PASS-01] has a date at least, no closed, past or far one, but keeps those that it had", () => {
  const days = openDays(day("2026-03-04"), { closedDates: [day("2026-03-06")] });
  expect(orderDatesFault([], days)).toEqual({ code: "NO_DATES" });
  expect(orderDatesFault([day("2026-03-05")], days)).toBeNull();
  expect(orderDatesFault([day("2026-03-06"), day("2026-03-05")], days)).toEqual({
    code: "CLOSED_DAY",
    date: "2026-03-06",
  });
  // A pass of this month may hold all its days; a closed one stays closed, and an earlier month is over.
  expect(orderDatesFault([day("2026-03-01"), day("2026-03-31")], days)).toBeNull();
  expect(
    orderDatesFault([day("2026-03-03")], openDays(day("2026-03-04"), { closedDates: [day("2026-03-03")] })),
  ).toEqual({
    code: "CLOSED_DAY",
    date: "2026-03-03",
  });
  expect(orderDatesFault([day("2026-02-28")], days)).toEqual({ code: "PAST", date: "2026-02-28" });
  expect(orderDatesFault([day("2027-04-01")], days)).toEqual({ code: "TOO_FAR", date: "2027-04-01" });
  expect(
    orderDatesFault([day("2026-03-02"), day("2026-03-06")], days, [day("2026-03-02"), day("2026-03-06")]),
  ).toBeNull();
});

test("[PASS-02] [PASS-03] the price is shared over all dates, and a date remains until its delivery time", () => {
  const noon = dividePass(pass, { at, zone, closed: {}, classId: null });
  // 12:00 in Buenos Aires is 15:00 UTC: the 4th is over.
  expect(noon.remaining.map(({ date, amount }) => [date, amount])).toEqual([
    ["2026-03-05", 16_667],
    ["2026-03-06", 16_667],
    ["2026-03-09", 16_667],
    ["2026-03-10", 16_666],
  ]);
  expect(noon.past).toEqual({ dates: 2, amount: 33_333 });
  expect(noon.charged).toBe(66_667);
  const before = dividePass(pass, { at: "2026-03-04T14:59:59.999Z" as Instant, zone, closed: {}, classId: first });
  expect(before.remaining).toHaveLength(5);
  expect(before.remaining[0]).toEqual({ date: "2026-03-04", pickUpAt: "2026-03-04T15:00:00.000Z", amount: 13_334 });
});

test("[CAFETERIA-28] a date that was closed since is left out, and its part is not charged", () => {
  const closed = { closedDates: [day("2026-03-02"), day("2026-03-06")], closedWeekdays: ["TUESDAY"] } as const;
  const sold = dividePass(pass, { at, zone, closed, classId: null });
  expect(sold.remaining.map(({ date, amount }) => [date, amount])).toEqual([
    ["2026-03-05", 16_667],
    ["2026-03-09", 16_666],
  ]);
  // What was served before it was closed was served.
  expect(sold.past).toEqual({ dates: 2, amount: 33_334 });
  expect(sold.charged).toBe(33_333);
  expect(dividePass({ ...pass, chargeForPastOrders: true }, { at, zone, closed, classId: null }).charged).toBe(66_667);
  expect(codeOf({ ...factsOf(pass), closed: { closedWeekdays: ["THURSDAY", "FRIDAY", "MONDAY", "TUESDAY"] } })).toBe(
    "WRONG_PRODUCT",
  );
});

const monthOf = (dates: number): readonly LocalDate[] =>
  Array.from({ length: dates }, (_, index) => addDays(day("2026-03-01"), index));

test("[PASS-02] 6 of 21 dates of $ 100 cost $ 28,57, rounded once", () => {
  const month = { ...pass, price: cents(10_000), orderDates: monthOf(21) };
  const divided = dividePass(month, { at: "2026-03-15T18:00:00.000Z" as Instant, zone, closed: {}, classId: null });
  expect(divided.remaining.map(({ amount }) => amount)).toEqual([477, 476, 476, 476, 476, 476]);
  expect([divided.charged, divided.past]).toEqual([2_857, { dates: 15, amount: 7_143 }]);
});

test("[PASS-02] [PASS-05] whatever the price and the day, the parts add up and none is a cent from its exact share", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000_000 }).map(cents),
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 0, max: 42 }),
      fc.boolean(),
      (price, dates, ahead, chargeForPastOrders) => {
        const month = { ...pass, price, orderDates: monthOf(dates), chargeForPastOrders };
        const moment = `${addDays(day("2026-03-01"), ahead)}T14:00:00.000Z` as Instant;
        const { remaining, past, charged } = dividePass(month, { at: moment, zone, closed: {}, classId: null });
        const left = remaining.reduce((sum, { amount }) => sum + amount, 0);
        expect(remaining.length + past.dates).toBe(dates);
        expect(left + past.amount).toBe(price);
        expect(Math.abs(left - (price * remaining.length) / dates)).toBeLessThanOrEqual(0.5);
        expect(charged).toBe(chargeForPastOrders ? price : left);
        for (const { amount } of remaining) expect(Math.abs(amount - price / dates)).toBeLessThan(1.5);
      },
    ),
  );
});

test("[PASS-11] is sold again only on purpose, while a day of it is still to come", () => {
  const owning = (...dates: readonly string[]): PassSaleFacts => ({
    ...factsOf(),
    ownedDates: new Set(dates.map(day)),
  });
  expect(codeOf(owning("2026-03-10"))).toBe("PASS_ALREADY_OWNED");
  expect(codeOf(owning("2026-03-10"), { sellAgain: true })).toBe("sold");
  // What is over, and days that the pass no longer has, keep nobody from the next one.
  expect(codeOf(owning("2026-03-02", "2026-02-10"))).toBe("sold");
});

test("[PASS-04] what is past is free, or one more order that nobody fetches", () => {
  const free = decidePassSale(request, factsOf());
  expect(free.ok && free.value.sale.total).toBe(66_667);
  expect(free.ok && free.value.orders.map((order) => order.day?.date)).toEqual([
    "2026-03-05",
    "2026-03-06",
    "2026-03-09",
    "2026-03-10",
  ]);
  const whole = decidePassSale(request, factsOf({ ...pass, chargeForPastOrders: true }));
  expect(whole.ok && whole.value.sale.total).toBe(100_000);
  expect(whole.ok && whole.value.orders[0]).toEqual({ day: null, price: 33_333, discount: 0, total: 33_333 });
  expect(whole.ok && whole.value.orders).toHaveLength(5);
});

test("[PASS-05] the orders add up to what was paid, whatever price, dates, moment and discount", () => {
  fc.assert(
    fc.property(
      fc.record({
        price: fc.integer({ min: 0, max: 50_000_000 }),
        offsets: fc.uniqueArray(fc.integer({ min: -20, max: 40 }), { minLength: 1, maxLength: 40 }),
        rate: fc.integer({ min: 0, max: 10_000 }),
        cap: fc.option(fc.integer({ min: 1, max: 100_000 })),
        chargeForPastOrders: fc.boolean(),
      }),
      ({ price, offsets, rate, cap, chargeForPastOrders }) => {
        const orderDates = offsets.map((offset) => addDays(day("2026-03-04"), offset)).toSorted();
        const sold = { ...pass, price: cents(price), classPrices: [], orderDates, chargeForPastOrders };
        const category = { ...diner.category, rate: basisPoints(rate), maxDiscount: cap === null ? null : cents(cap) };
        const decided = decidePassSale(
          { ...request, paymentMethod: "CASH" },
          factsOf(sold, { diner: { ...diner, category } }),
        );
        const hasFuture = orderDates.some((date) => date > "2026-03-04");
        if (!hasFuture) {
          expect(decided.ok).toBe(false);
          return;
        }
        if (!decided.ok) throw new Error(decided.failure.code);
        const { sale, orders } = decided.value;
        const sum = (part: "price" | "discount" | "total"): number =>
          orders.reduce((whole, order) => whole + order[part], 0);
        expect([sum("price"), sum("discount"), sum("total")]).toEqual([sale.subtotal, sale.discount, sale.total]);
        expect(orders.every(({ price: own, discount, total }) => total >= 0 && own - discount === total)).toBe(true);
        if (chargeForPastOrders) expect(sale.subtotal).toBe(price);
      },
    ),
  );
});

test("[PASS-06] is judged as any sale is, and not sold once no date remains", () => {
  expect(codeOf(factsOf())).toBe("sold");
  expect(codeOf(factsOf(pass, { sellerLevel: "CAFETERIA_EMPLOYEE", isRegisterOpen: false }))).toBe("sold");
  const controlled = { ...factsOf().sale.cafeteria, features: ["flowControl", "calendarProducts"] as const };
  const employee = { cafeteria: controlled, sellerLevel: "CAFETERIA_EMPLOYEE", isRegisterOpen: false } as const;
  expect(codeOf(factsOf(pass, employee))).toBe("CLOSED_CASH_FLOW");
  expect(codeOf(factsOf(pass, { diner: null }))).toBe("WRONG_COMMENSAL");
  expect(codeOf(factsOf(), { paymentMethod: "CUSTOM" })).toBe("WRONG_PAYMENT_METHOD");
  expect(codeOf({ ...factsOf(), pass: null })).toBe("WRONG_PRODUCT");
  expect(codeOf(factsOf({ ...pass, orderDates: [day("2026-03-04")] }))).toBe("WRONG_PRODUCT");
  expect(codeOf(factsOf(pass, { restrictedProductIds: new Set([lunch]) }))).toBe("RESTRICTED_ORDER");
  expect(codeOf(factsOf(), { expectedTotal: cents(100_000) })).toBe("PRICE_CHANGED");
  expect(codeOf(factsOf(), { expectedTotal: cents(66_667) })).toBe("sold");
  expect(codeOf(factsOf({ ...pass, price: cents(600_000) }))).toBe("INSUFFICIENT_BALANCE");
  const deleted = factsOf();
  const fact = deleted.sale.products.get(lunch);
  if (fact === undefined) throw new Error("no fact");
  expect(
    codeOf({ ...deleted, sale: { ...deleted.sale, products: new Map([[lunch, { ...fact, isDeleted: true }]]) } }),
  ).toBe("DELETED_PRODUCT");
});

test("[PASS-06] what the seller is shown is what is booked", () => {
  const category = { ...diner.category, rate: basisPoints(1_500), maxDiscount: cents(5_000) };
  const shown = quotePass(pass, { at, zone, closed: {}, classId: first, category });
  const commensal = { ...diner.commensal, classId: first };
  const sold = decidePassSale(request, factsOf(pass, { diner: { ...diner, category, commensal } }));
  expect(sold.ok && sold.value.sale).toMatchObject({
    subtotal: shown.subtotal,
    discount: shown.discount,
    total: shown.total,
  });
  expect([shown.subtotal, shown.discount]).toEqual([53_333, 5_000]);
});

test("[PASS-07] a family buys what its app shows, for its own, from its account, within its limits", () => {
  const inApp = (facts: PassSaleFacts): PassSaleFacts => ({ ...facts, clientId: family });
  expect(codeOf(inApp(factsOf()))).toBe("sold");
  expect(codeOf({ ...factsOf(), clientId: id<"profile">("otra") })).toBe("WRONG_COMMENSAL");
  expect(codeOf(inApp(factsOf()), { paymentMethod: "CASH" })).toBe("WRONG_PAYMENT_METHOD");
  expect(codeOf(inApp(factsOf()), { ignoreLimit: true })).toBe("WRONG_PERMISSIONS");
  expect(codeOf(inApp(factsOf({ ...pass, shownInApp: false })))).toBe("WRONG_PRODUCT");
});

test("[PASS-08] a date is cancelled only where the pass was sold so", () => {
  expect(decideDateCancel(null).ok).toBe(true);
  expect(decideDateCancel({ isOrderCancellable: true }).ok).toBe(true);
  expect(decideDateCancel({ isOrderCancellable: false })).toEqual({
    ok: false,
    failure: { code: "INVALID_REVERT_TRANSACTION" },
  });
});

test("[PASS-12] passes are found by name or description, whatever the accents, by category, and by dates to come", () => {
  const orderDates = [day("2026-03-03")];
  const other = { ...pass, id: id<"product">("merienda"), name: "Ágapes", description: "Té", orderDates };
  const anything = { text: "", state: "", categoryId: "" } as const;
  const find = (sought: Partial<Parameters<typeof findPasses>[1]>) =>
    findPasses([pass, other], { ...anything, ...sought }, { at, zone, closed: {} }).map(({ name }) => name);
  expect(find({})).toEqual(["Almuerzos de marzo", "Ágapes"]);
  expect(find({ text: "te agape" })).toEqual(["Ágapes"]);
  expect(find({ state: "COMING" })).toEqual(["Almuerzos de marzo"]);
  expect(find({ state: "OVER" })).toEqual(["Ágapes"]);
  expect(find({ categoryId: "abonos" })).toEqual(["Almuerzos de marzo", "Ágapes"]);
  expect(find({ categoryId: "otra" })).toEqual([]);
});
