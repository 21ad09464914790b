import { cents, id, localDate, loadTemporal } from "@cantina/domain/kernel";
import { describe, expect, test } from "vitest";
import { readAddress } from "../../ui/address.ts";
import {
  type HistoryFilter,
  anything,
  dateFaults,
  historyFields,
  isOfClasses,
  mediaFor,
  methodsFor,
  queryOf,
  typesFor,
} from "./history-filter.ts";

await loadTemporal();

const third = id<"class">("11111111-1111-4111-8111-111111111111");
const ana = id<"commensal">("22222222-2222-4222-8222-222222222222");
const filter = (more: Partial<HistoryFilter>): HistoryFilter => ({ ...anything, ...more });
const today = localDate("2026-11-20");

describe("the filter of the history", () => {
  test("asks for nothing in particular when nothing is chosen", () => {
    expect(queryOf(anything)).toEqual({});
  });

  test("asks for each choice by its name", () => {
    const chosen = filter({
      search: " ana ",
      dateKind: "PICKUP_DATE",
      from: today,
      status: "CANCELLED_BY_CLIENT",
      paymentMethod: "CASH",
      commensalId: ana,
      classIds: [third, "x"],
    });
    expect(queryOf(chosen)).toEqual({
      search: "ana",
      dateKind: "PICKUP_DATE",
      from: today,
      cancelledBy: "CLIENT",
      paymentMethod: "CASH",
      commensalId: ana,
      classIds: [third, "x"],
    });
  });

  test("[REPORT-04] is told the lines, and that nothing reverted is wanted, where a report leads", () => {
    const productId = id<"product">("33333333-3333-4333-8333-333333333333");
    const address = `productId=${productId}&productVersion=2&unitPrice=33350&withoutReverted=1`;
    const shown = readAddress(historyFields, address);
    expect(queryOf(shown)).toEqual({ productId, productVersion: 2, unitPrice: 33_350, withoutReverted: "true" });
    expect(queryOf(readAddress(historyFields, "asSold=1"))).toEqual({ asSold: "true" });
    const told = queryOf(readAddress(historyFields, "withDiscount=1&withUnits=1"));
    expect(told).toEqual({ withDiscount: "true", withUnits: "true" });
    expect(queryOf(filter({ unitPrice: cents(0) }))).toEqual({ unitPrice: 0 });
  });

  test("keeps a commensal only within the chosen classes", () => {
    expect(isOfClasses({ classId: third }, [third])).toBe(true);
    expect(isOfClasses({ classId: third }, [])).toBe(true);
    expect(isOfClasses({ classId: third }, ["other"])).toBe(false);
    expect(isOfClasses({ classId: null }, [third])).toBe(false);
  });

  test("stands in the address as a whole, at first as an address without a word", () => {
    const { page, open, ...shown } = readAddress(historyFields, "");
    expect([shown, page, open]).toEqual([anything, 0, ""]);
  });

  test("says at which date it is wrong", () => {
    const tomorrow = localDate("2026-11-21");
    expect(dateFaults(filter({ until: tomorrow }), today)).toEqual({
      until: "La fecha del pedido no puede ser futura",
    });
    expect(dateFaults(filter({ from: tomorrow }), today)).toHaveProperty("from");
    expect(dateFaults(filter({ from: today, until: localDate("2026-11-19") }), today)).toHaveProperty("from");
    expect(dateFaults(filter({ dateKind: "PICKUP_DATE", until: tomorrow }), today)).toEqual({});
    expect(dateFaults(filter({ dateKind: "CANCELLATION_DATE", from: tomorrow }), today)).toEqual({
      from: "La fecha de cancelación no puede ser futura",
    });
  });

  test("offers the methods and kinds that the cafeteria's options allow", () => {
    const methods = ["CASH", "PLEXO", "CUSTOM"] as const;
    expect(methodsFor(methods, { features: [], customPaymentMethod: null })).toEqual(["CASH"]);
    expect(methodsFor(methods, { features: ["plexo"], customPaymentMethod: "Vale" })).toEqual(methods);
    expect(typesFor(["ORDER", "COUPON_BUY"], [])).toEqual(["ORDER"]);
    expect(typesFor(["ORDER", "COUPON_BUY"], ["coupons"])).toEqual(["ORDER", "COUPON_BUY"]);
    expect(mediaFor(["WEB", "SUBSCRIPTION"], [])).toEqual(["WEB"]);
    expect(mediaFor(["WEB", "SUBSCRIPTION"], ["subscriptions"])).toEqual(["WEB", "SUBSCRIPTION"]);
  });
});
