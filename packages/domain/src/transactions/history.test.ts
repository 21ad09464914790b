import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import {
  type ProductId,
  accepted,
  addDays,
  cents,
  id,
  instant,
  loadTemporal,
  localDate,
  localDateOf,
  refused,
  temporal,
  timeZone,
} from "../kernel/index.ts";
import type { OrderItem } from "../orders/index.ts";
import {
  type HistoryDates,
  type LineFilter,
  checkHistoryDates,
  dateKinds,
  historyPageSize,
  historyRange,
  historyTotal,
  isLineAsked,
  linesTotal,
  shownStatusOf,
} from "./index.ts";

beforeAll(loadTemporal);

const today = "2026-11-20";
const dates = (kind: HistoryDates["kind"], from: string | null, until: string | null): HistoryDates => ({
  kind,
  from: from === null ? null : localDate(from),
  until: until === null ? null : localDate(until),
});
const check = (wanted: HistoryDates) => checkHistoryDates(wanted, localDate(today));
const kinds = fc.constantFrom(...dateKinds);

describe("the dates of the history", () => {
  test("[HISTORY-01] of an order or a cancellation are not in the future, of a pickup they may be", () => {
    for (const [from, until] of [
      [null, "2026-11-21"],
      ["2026-11-21", null],
    ] as const) {
      expect(check(dates("ORDER_DATE", from, until))).toEqual(refused({ code: "DATE_IN_FUTURE" }));
      expect(check(dates("CANCELLATION_DATE", from, until))).toEqual(refused({ code: "DATE_IN_FUTURE" }));
      expect(check(dates("PICKUP_DATE", from, until)).ok).toBe(true);
    }
    const sameDay = dates("ORDER_DATE", today, today);
    expect(check(sameDay)).toEqual(accepted(sameDay));
    expect(check(dates("ORDER_DATE", null, null)).ok).toBe(true);
  });

  test("[HISTORY-01] begin before they end", () => {
    for (const kind of dateKinds)
      expect(check(dates(kind, "2026-11-20", "2026-11-19"))).toEqual(refused({ code: "TO_BEFORE_FROM" }));
  });

  test("[HISTORY-01] are taken when they are in order and have come, of a pickup whenever they are in order", () => {
    const days = fc.integer({ min: -3, max: 3 }).map((days) => addDays(localDate(today), days));
    const bounds = fc.option(days);
    fc.assert(
      fc.property(kinds, bounds, bounds, (kind, from, until) => {
        const isInOrder = from === null || until === null || from <= until;
        const hasCome = [from, until].every((day) => day === null || day <= today);
        expect(check({ kind, from, until }).ok).toBe(isInOrder && (hasCome || kind === "PICKUP_DATE"));
      }),
    );
  });

  test("[HISTORY-02] hold the first and the last day of the cafeteria, one of 25 hours too", () => {
    const range = historyRange(dates("ORDER_DATE", "2026-10-24", "2026-10-25"), timeZone("Europe/Madrid"));
    expect(range).toEqual({ from: "2026-10-23T22:00:00.000Z", until: "2026-10-25T23:00:00.000Z" });
    expect(historyRange(dates("ORDER_DATE", null, null), timeZone("Europe/Madrid"))).toEqual({
      from: null,
      until: null,
    });
  });

  test("[HISTORY-02] hold each moment of their days and no other, also where clocks change at midnight", () => {
    const zones = fc.constantFrom("America/Argentina/Buenos_Aires", "Europe/Madrid", "America/Santiago");
    // Both changes of a year, and a day that has none.
    const firsts = fc.constantFrom("2026-03-28", "2026-04-03", "2026-09-05", "2026-10-24", "2026-11-18").map(localDate);
    const seconds = fc.integer({ min: -200_000, max: 400_000 });
    fc.assert(
      fc.property(zones, firsts, fc.integer({ min: 0, max: 2 }), seconds, (name, from, more, ahead) => {
        const zone = timeZone(name);
        const until = addDays(from, more);
        const at = instant(temporal().Instant.from(`${from}T00:00:00Z`).add({ seconds: ahead }).toString());
        const range = historyRange({ from, until }, zone);
        const day = localDateOf(at, zone);
        const isWithin = range.from !== null && range.until !== null && range.from <= at && at < range.until;
        expect(isWithin).toBe(from <= day && day <= until);
      }),
    );
  });
});

describe("a row of the history", () => {
  test("[HISTORY-03] totals its price less the marketplace fee", () => {
    expect(historyTotal({ totalPrice: cents(1_050), marketplaceFee: cents(75) })).toBe(975);
  });

  test("[HISTORY-04] stands on a page of ten", () => {
    expect(historyPageSize).toBe(10);
  });

  test.each([
    ["STARTED", "ORDER", "CASH", null, "PENDING"],
    ["COMPLETED", "ORDER", "CASH", null, "COMPLETED"],
    ["CANCELLED", "ORDER", "CASH", "CAFETERIA", "CANCELLED_BY_CAFETERIA"],
    ["CANCELLED_ARCHIVED", "ORDER", "ACCOUNT_BALANCE", "CLIENT", "CANCELLED_BY_CLIENT"],
    ["CANCELLED", "ORDER", "CASH", null, "CANCELLED"],
    ["STARTED", "BALANCE_CHARGE", "MERCADO_PAGO", null, "PAYMENT_PENDING"],
    ["CANCELLED", "BALANCE_CHARGE", "MATTILDA", null, "PAYMENT_REJECTED"],
    ["COMPLETED", "BALANCE_CHARGE", "PLEXO", null, "COMPLETED"],
    ["DELETED", "ORDER", "CASH", null, "DELETED"],
  ] as const)(
    "[HISTORY-08] %s %s by %s, cancelled by %s, shows as %s",
    (status, orderType, paymentMethod, by, shown) => {
      expect(shownStatusOf({ status, orderType, paymentMethod, cancellation: by === null ? null : { by } })).toBe(
        shown,
      );
    },
  );
});

test("[HISTORY-12] of the lines that are looked for an order tells what they come to, however many it has", () => {
  const [bread, juice] = [id<"product">("p"), id<"product">("j")];
  const line = (productId: ProductId | null, productVersion: number | null, price: number, total: number) =>
    ({
      type: productId === null ? "GENERIC" : "PRODUCT",
      productId,
      productVersion,
      name: "Pan",
      price,
      total,
    }) as OrderItem;
  const orderItems = [
    line(bread, 1, 100, 200),
    line(bread, 1, 90, 45),
    line(bread, 2, 100, 7),
    line(null, null, 100, 3),
  ];
  const of = (filter: LineFilter) => linesTotal({ orderItems }, filter);
  expect(of({ productId: bread })).toBe(252);
  expect(of({ productId: bread, productVersion: 1 })).toBe(245);
  expect(of({ productId: bread, productVersion: 1, unitPrice: cents(100) })).toBe(200);
  expect(of({ genericName: "Pan", unitPrice: cents(100) })).toBe(3);
  expect(of({ productId: juice })).toBe(0);
  expect([isLineAsked({}), isLineAsked({ unitPrice: cents(0) })]).toEqual([false, true]);
});
