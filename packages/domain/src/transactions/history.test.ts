import { beforeAll, describe, expect, test } from "vitest";
import { accepted, cents, loadTemporal, localDate, refused, timeZone } from "../kernel/index.ts";
import {
  type HistoryDates,
  checkHistoryDates,
  historyPageSize,
  historyRange,
  historyTotal,
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

describe("the dates of the history", () => {
  test("[HISTORY-01] of an order are not in the future, of a pickup they may be", () => {
    for (const [from, until] of [
      [null, "2026-11-21"],
      ["2026-11-21", null],
    ] as const) {
      expect(check(dates("ORDER_DATE", from, until))).toEqual(refused({ code: "DATE_IN_FUTURE" }));
      expect(check(dates("PICKUP_DATE", from, until)).ok).toBe(true);
    }
    const sameDay = dates("ORDER_DATE", today, today);
    expect(check(sameDay)).toEqual(accepted(sameDay));
    expect(check(dates("ORDER_DATE", null, null)).ok).toBe(true);
  });

  test("[HISTORY-01] begin before they end", () => {
    for (const kind of ["ORDER_DATE", "PICKUP_DATE"] as const) {
      expect(check(dates(kind, "2026-11-20", "2026-11-19"))).toEqual(refused({ code: "TO_BEFORE_FROM" }));
    }
  });

  test("[HISTORY-02] hold the first and the last day of the cafeteria, one of 25 hours too", () => {
    const range = historyRange(dates("ORDER_DATE", "2026-10-24", "2026-10-25"), timeZone("Europe/Madrid"));
    expect(range).toEqual({ from: "2026-10-23T22:00:00.000Z", until: "2026-10-25T23:00:00.000Z" });
    expect(historyRange(dates("ORDER_DATE", null, null), timeZone("Europe/Madrid"))).toEqual({
      from: null,
      until: null,
    });
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
