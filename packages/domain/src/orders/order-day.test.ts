import { beforeAll, describe, expect, test } from "vitest";
import { id, instant, loadTemporal, timeZone } from "../kernel/index.ts";
import { dayEnds, dayOfOrder, isOfAnotherDay, latestDayToComplete, ordersToPickUp } from "./index.ts";

beforeAll(loadTemporal);

const zone = () => timeZone("America/Argentina/Buenos_Aires");
// 23:30 of the 20th at that place.
const now = "2026-11-21T02:30:00Z";
const at = (text: string | null) => ({ pickUpDateTime: text === null ? null : instant(text) });

describe("the day of an order", () => {
  test.each([
    [null, "today"],
    ["2026-11-19T15:00:00Z", "today"],
    ["2026-11-21T02:59:59.999Z", "today"],
    ["2026-11-21T03:00:00Z", "tomorrow"],
    ["2026-11-22T02:59:59.999Z", "tomorrow"],
    ["2026-11-22T03:00:00Z", "later"],
  ] as const)("[ORDERS-07] fetched at %s is %s", (pickUp, day) => {
    const ends = dayEnds(instant(now), zone());
    expect(dayOfOrder(at(pickUp), ends)).toBe(day);
    expect(isOfAnotherDay(at(pickUp), ends)).toBe(day !== "today");
  });

  test("[ORDERS-08] follows a day of 25 hours", () => {
    const ends = dayEnds(instant("2026-10-25T10:00:00Z"), timeZone("Europe/Madrid"));
    expect(isOfAnotherDay(at("2026-10-25T22:59:00Z"), ends)).toBe(false);
    expect(isOfAnotherDay(at("2026-10-25T23:00:00Z"), ends)).toBe(true);
  });

  test("[ORDERS-09] offers a diner its own pending orders of today, and no other", () => {
    const [ana, eva] = [id<"commensal">("ana"), id<"commensal">("eva")];
    const offered = { status: "STARTED" as const, commensalId: ana, ...at(null) };
    const orders = [
      offered,
      { ...offered, commensalId: eva },
      { ...offered, commensalId: null },
      { ...offered, status: "COMPLETED" as const },
      { ...offered, ...at("2026-11-21T03:00:00Z") },
    ];
    expect(ordersToPickUp(orders, ana, dayEnds(instant(now), zone()))).toEqual([offered]);
  });

  test.each([
    ["2026-11-20T13:00:00Z", "2026-11-19"],
    ["2026-11-21T02:49:59Z", "2026-11-19"],
    ["2026-11-21T02:50:00Z", "2026-11-20"],
    ["2026-11-21T03:00:00Z", "2026-11-20"],
    ["2026-11-21T11:00:00Z", "2026-11-20"],
  ])("[ORDERS-10] at %s the day to complete is %s", (moment, day) => {
    expect(latestDayToComplete(instant(moment), zone())).toBe(day);
  });
});
