import { beforeAll, expect, test } from "vitest";
import { openDays } from "../cafeteria/index.ts";
import { type LocalDate, type LocalTime, cents, id, loadTemporal } from "../kernel/index.ts";
import { type PassEntry, checkPassEntry, passEntryOf } from "./pass-entry.ts";

beforeAll(loadTemporal);
const day = (text: string): LocalDate => text as LocalDate;

const whole: PassEntry = {
  ...passEntryOf(null),
  name: " Almuerzos ",
  description: "Plato",
  categoryId: id<"category">("abonos"),
  price: cents(100),
  orderDates: [day("2026-03-05")],
  deliveryTime: "12:00" as LocalTime,
};
const check = (entry: PassEntry, kept: readonly LocalDate[] = []) =>
  checkPassEntry(entry, { days: openDays(day("2026-03-04"), { closedDates: [day("2026-03-06")] }), kept });
function faultsOf(...asked: Parameters<typeof check>) {
  const checked = check(...asked);
  return checked.ok ? null : { ...checked.failure, classPrices: [...checked.failure.classPrices] };
}

test("[PASS-01] an empty pass is asked for all that it needs, and a whole one is sent trimmed", () => {
  expect(faultsOf({ ...passEntryOf(null), name: " " })).toEqual({
    name: "MISSING",
    description: "MISSING",
    categoryId: "MISSING",
    price: "MISSING",
    orderDates: "NO_DATES",
    deliveryTime: "MISSING",
    classPrices: [],
  });
  expect(faultsOf({ ...whole, name: "x".repeat(251) })).toEqual({ name: "TOO_LONG", classPrices: [] });
  expect(check(whole)).toEqual({ ok: true, value: { ...whole, name: "Almuerzos" } });
});

test("[PASS-01] a closed day is refused, one that the pass had already is kept", () => {
  const closed = { ...whole, orderDates: [day("2026-03-06")] };
  expect(faultsOf(closed)).toEqual({ orderDates: "CLOSED_DAY", classPrices: [] });
  expect(faultsOf(closed, [day("2026-03-06")])).toBeNull();
});

test("[PASS-02] a class price needs its class and its price, and a class has one only", () => {
  const first = id<"class">("primero");
  const rows = [
    { classId: first, price: cents(1) },
    { classId: first, price: cents(2) },
    { classId: null, price: cents(3) },
    { classId: id<"class">("segundo"), price: null },
  ];
  expect(faultsOf({ ...whole, classPrices: rows })?.classPrices).toEqual([
    [1, "CLASS_TWICE"],
    [2, "NO_CLASS"],
    [3, "NO_PRICE"],
  ]);
});
