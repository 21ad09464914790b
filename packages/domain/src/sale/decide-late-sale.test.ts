import * as fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { type Instant, basisPoints, cents, id, loadTemporal } from "../kernel/index.ts";
import { decideLateSale } from "./decide-late-sale.ts";
import type { LateSale } from "./late-sale.ts";
import type { LateProductFact, LateSaleFacts, RegisterFact } from "./late-sale-facts.ts";
import { priceSale } from "./price-sale.ts";

beforeAll(loadTemporal);

const at = "2026-11-20T13:00:00.000Z" as Instant;
const seller = id<"profile">("vendedora");
const coffee = id<"product">("cafe");
const staff = id<"discount-category">("personal");
const opened = "2026-11-20T08:00:00.000Z" as Instant;
const [openOne, closedOne] = (["abierta", "cerrada"] as const).map((name) => ({
  id: id<"register-session">(name),
  openedAt: opened,
})) as [RegisterFact, RegisterFact];

const product = (more: Partial<LateProductFact> = {}): LateProductFact => ({
  id: coffee,
  type: "PRODUCT",
  currentStock: null,
  versions: new Map([[2, { name: "Café", prices: new Set([cents(150), cents(120)]), items: [] }]]),
  ...more,
});

const factsOf = (more: Partial<LateSaleFacts> = {}): LateSaleFacts => ({
  at,
  features: ["flowControl"],
  sender: { id: seller, level: "CAFETERIA_EMPLOYEE" },
  seller: { level: "CAFETERIA_EMPLOYEE", lostRightAt: null },
  diner: null,
  products: new Map([[coffee, product()]]),
  registerThen: openOne,
  registerNow: openOne,
  ...more,
});

const saleOf = (more: Partial<LateSale> = {}): LateSale => ({
  cartId: id<"cart">("carro"),
  orderItems: [{ type: "PRODUCT", productId: coffee, productVersion: 2, price: cents(150), quantity: 2 }],
  commensalId: null,
  comments: "",
  paymentMethod: "CASH",
  totalPrice: cents(300),
  sellerDiscount: null,
  dinerDiscount: null,
  markAsCompleted: true,
  soldAt: "2026-11-20T12:00:00.000Z" as Instant,
  sellerId: seller,
  deviceTime: null,
  registerSessionId: openOne.id,
  ...more,
});

const outcome = (sale: LateSale, facts: LateSaleFacts) => {
  const decision = decideLateSale(sale, facts);
  return decision.ok ? "BOOKED" : "data" in decision.failure ? decision.failure.data : decision.failure.code;
};

describe("a late sale", () => {
  test("[SALE-42] of a client's profile is refused, and an administrator sends those of others", () => {
    expect(outcome(saleOf(), factsOf({ seller: { level: null, lostRightAt: null } }))).toBe("SELLER_NOT_ALLOWED");
    expect(outcome(saleOf(), factsOf({ seller: null }))).toBe("SELLER_NOT_ALLOWED");
    const other = id<"profile">("otra");
    expect(outcome(saleOf(), factsOf({ sender: { id: other, level: "CAFETERIA_EMPLOYEE" } }))).toBe(
      "WRONG_PERMISSIONS",
    );
    expect(outcome(saleOf(), factsOf({ sender: { id: other, level: "CAFETERIA_ADMINISTRATOR" } }))).toBe("BOOKED");
  });

  test("[SALE-42] counts the right of then: lost at that moment is lost, lost a moment later was still there", () => {
    const lostAt = (lostRightAt: string) =>
      factsOf({ seller: { level: "CAFETERIA_EMPLOYEE", lostRightAt: lostRightAt as Instant } });
    expect(outcome(saleOf(), lostAt("2026-11-20T12:00:00.000Z"))).toBe("SELLER_NOT_ALLOWED");
    expect(outcome(saleOf(), lostAt("2026-11-20T12:00:00.001Z"))).toBe("BOOKED");
  });

  const bookedAt = (soldAt: string, more: Partial<LateSaleFacts> = {}) => {
    const decision = decideLateSale(saleOf({ soldAt: soldAt as Instant }), factsOf(more));
    return decision.ok ? decision.value.soldAt : decision.failure;
  };

  test.each([
    ["5 minutes fast", "2026-11-20T13:05:00.001Z", at],
    ["3 days fast", "2026-11-23T12:00:00.000Z", at],
    ["10 years fast", "2036-11-20T12:00:00.000Z", at],
    ["5 hours slow", "2026-11-20T07:00:00.000Z", opened],
    ["3 days slow", "2026-11-17T12:00:00.000Z", opened],
    ["10 years slow", "2016-11-20T12:00:00.000Z", opened],
    ["right", "2026-11-20T12:00:00.000Z", "2026-11-20T12:00:00.000Z"],
  ])(
    "[SALE-41] by a clock that is %s is booked between its register's opening and its arrival",
    (_is, soldAt, booked) => {
      expect(bookedAt(soldAt)).toBe(booked);
    },
  );

  test("[SALE-41] of who needs no register is booked at most 7 days before its arrival", () => {
    const administrator = { level: "CAFETERIA_ADMINISTRATOR", lostRightAt: null } as const;
    const without = { seller: administrator, registerThen: null, registerNow: null };
    expect(bookedAt("2016-11-20T12:00:00.000Z", without)).toBe("2026-11-13T13:00:00.000Z");
    expect(bookedAt("2026-11-13T13:00:00.001Z", without)).toBe("2026-11-13T13:00:00.001Z");
    // An employee's belongs to the open one, if the till knew none.
    expect(bookedAt("2016-11-20T12:00:00.000Z", { registerThen: null })).toBe(opened);
  });

  test("[SALE-43] of a version or a price that never was is forged, of a monthly pass too", () => {
    const with_ = (one: LateProductFact) => factsOf({ products: new Map([[coffee, one]]) });
    expect(outcome(saleOf(), with_(product({ versions: new Map() })))).toBe("UNKNOWN_PRICE");
    expect(outcome(saleOf(), with_(product({ type: "CALENDAR" })))).toBe("UNKNOWN_PRODUCT");
    expect(outcome(saleOf({ totalPrice: cents(299) }), factsOf())).toBe("WRONG_TOTAL");
    const at149 = [{ type: "PRODUCT", productId: coffee, productVersion: 2, price: cents(149), quantity: 2 }] as const;
    expect(outcome(saleOf({ orderItems: at149, totalPrice: cents(298) }), factsOf())).toBe("UNKNOWN_PRICE");
  });

  type Registers = readonly [then: RegisterFact | null, now: RegisterFact | null];
  const registersOf = ([registerThen, registerNow]: Registers, more: Partial<LateSaleFacts> = {}) => {
    const decision = decideLateSale(saleOf(), factsOf({ registerThen, registerNow, ...more }));
    return decision.ok ? [decision.value.registerSessionId, decision.value.isInNextSession] : decision.failure.code;
  };

  test("[SALE-45] is booked where it was sold, else in the next session, for which an employee's waits", () => {
    expect(registersOf([openOne, openOne])).toEqual([openOne.id, false]);
    expect(registersOf([closedOne, openOne])).toEqual([openOne.id, true]);
    expect(registersOf([null, openOne])).toEqual([openOne.id, true]);
    expect(registersOf([closedOne, null])).toBe("CLOSED_CASH_FLOW");
    expect(registersOf([null, null])).toBe("CLOSED_CASH_FLOW");
  });

  test("[SALE-45] of somebody who needs no register, or will open none any more, waits for none", () => {
    const administrator = { seller: { level: "CAFETERIA_ADMINISTRATOR", lostRightAt: null } } as const;
    expect(registersOf([null, null], administrator)).toEqual([null, false]);
    expect(registersOf([null, openOne], administrator)).toEqual([null, false]);
    expect(registersOf([closedOne, openOne], administrator)).toEqual([openOne.id, true]);
    expect(registersOf([closedOne, null], administrator)).toEqual([null, true]);
    const gone = {
      sender: { id: id<"profile">("admin"), level: "CAFETERIA_ADMINISTRATOR" },
      seller: { level: "CAFETERIA_EMPLOYEE", lostRightAt: at },
    } as const;
    expect(registersOf([closedOne, null], gone)).toEqual([null, true]);
    expect(registersOf([null, null], { features: [] })).toEqual([null, false]);
  });

  const quantities = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 6 });
  const stock = fc.option(fc.integer({ min: 0, max: 120 }));

  test("[SALE-46] takes what there is and writes the rest as a shortage, never a unit more or less", () => {
    fc.assert(
      fc.property(quantities, stock, (units, currentStock) => {
        const sold = units.reduce((sum, one) => sum + one, 0);
        const sale = saleOf({
          orderItems: units.map((quantity) => ({
            type: "PRODUCT",
            productId: coffee,
            productVersion: 2,
            price: cents(150),
            quantity,
          })),
          totalPrice: cents(150 * sold),
        });
        const decision = decideLateSale(sale, factsOf({ products: new Map([[coffee, product({ currentStock })]]) }));
        if (!decision.ok) throw new Error(decision.failure.code);
        const taken = decision.value.stockDecrements.reduce((sum, { quantity }) => sum + quantity, 0);
        const missing = decision.value.shortages.reduce((sum, { quantity }) => sum + quantity, 0);
        expect(taken).toBe(currentStock === null ? 0 : sold);
        expect(missing).toBe(currentStock === null ? 0 : Math.max(0, sold - currentStock));
        expect((currentStock ?? 0) + missing - taken).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test("[SALE-43] books lines that add up to what was paid, by whatever discount", () => {
    const share = fc.integer({ min: 0, max: 10_000 }).map(basisPoints);
    const terms = fc.option(
      fc.record({ rate: share, maxDiscount: fc.option(fc.integer({ min: 1, max: 900 }).map(cents)) }),
    );
    fc.assert(
      fc.property(quantities, fc.option(share), terms, (units, sellerDiscount, dinerDiscount) => {
        const orderItems = units.map((quantity, index) =>
          index % 2 === 0
            ? ({ type: "PRODUCT", productId: coffee, productVersion: 2, price: cents(120), quantity } as const)
            : ({ type: "GENERIC", name: "Fruta", price: cents(37), quantity } as const),
        );
        const { total } = priceSale({
          lines: orderItems.map(({ price, quantity }) => ({ unitPrice: price, quantity, redeemed: 0 })),
          sellerDiscount,
          category: dinerDiscount,
        });
        const commensalId = dinerDiscount === null ? null : id<"commensal">("nena");
        const sale = saleOf({ orderItems, sellerDiscount, dinerDiscount, totalPrice: total, commensalId });
        const discounts = {
          assignments: [[], [{ since: null, value: staff }], []],
          terms: new Map([[staff, dinerDiscount === null ? [] : [{ since: null, value: dinerDiscount }]]]),
        };
        const decision = decideLateSale(sale, factsOf({ diner: { clientId: seller, classId: null, discounts } }));
        if (!decision.ok) throw new Error(decision.failure.code);
        expect(decision.value.lines.reduce((sum, line) => sum + line.total, 0)).toBe(total);
        expect(decision.value.total).toBe(total);
      }),
    );
  });
});

test("[SPLIT-07] parts that make the total are booked, others are forged", () => {
  const split = (cash: number) =>
    saleOf({
      payments: [
        { paymentMethod: "CARD", amount: cents(100) },
        { paymentMethod: "CASH", amount: cents(cash) },
      ],
    });
  expect(outcome(split(200), factsOf())).toBe("BOOKED");
  expect(outcome(split(201), factsOf())).toBe("WRONG_TOTAL");
  expect(outcome({ ...split(200), paymentMethod: "CUSTOM" }, factsOf())).toBe("WRONG_TOTAL");
});
