import { openDays } from "@cantina/domain/cafeteria";
import { type LocalDate, type LocalTime, cents, id, loadTemporal } from "@cantina/domain/kernel";
import { beforeAll, expect, test } from "vitest";
import { type PassEntry, passFaults } from "./pass-faults.ts";

beforeAll(loadTemporal);
const day = (text: string): LocalDate => text as LocalDate;

const empty: PassEntry = {
  name: " ",
  description: "",
  categoryId: null,
  price: null,
  classPrices: [],
  orderDates: [],
  deliveryTime: null,
};
const whole: PassEntry = {
  name: "Almuerzos",
  description: "Plato",
  categoryId: id<"category">("abonos"),
  price: cents(100),
  classPrices: [],
  orderDates: [day("2026-03-05")],
  deliveryTime: "12:00" as LocalTime,
};
const faultsOf = (entry: PassEntry, kept: readonly LocalDate[] = []) =>
  passFaults(entry, { days: openDays(day("2026-03-04"), [day("2026-03-06")]), kept });

test("[PASS-01] an empty pass is asked for all that it needs, in the specification's words", () => {
  expect(faultsOf(empty)).toEqual({
    name: "Por favor ingrese un nombre",
    description: "Por favor ingrese una descripción",
    categoryId: "Por favor elija una categoría",
    price: "Por favor ingrese un precio",
    orderDates: "Por favor ingrese al menos un día",
    deliveryTime: "Por favor ingrese un horario",
  });
  expect(faultsOf(whole)).toEqual({});
});

test("[PASS-01] a closed day is refused, one that the pass had already is kept", () => {
  const closed = { ...whole, orderDates: [day("2026-03-06")] };
  expect(faultsOf(closed)).toEqual({ orderDates: "Un día elegido está cerrado" });
  expect(faultsOf(closed, [day("2026-03-06")])).toEqual({});
});

test("[PASS-02] a class price needs its class and its price, and a class has one only", () => {
  const first = id<"class">("primero");
  const rows = [
    { classId: first, price: cents(1) },
    { classId: first, price: cents(2) },
    { classId: null, price: cents(3) },
    { classId: id<"class">("segundo"), price: null },
  ];
  expect([...(faultsOf({ ...whole, classPrices: rows }).classPrices ?? [])]).toEqual([
    [1, "La clase ya tiene un precio"],
    [2, "Por favor elija una clase"],
    [3, "Por favor ingrese un precio"],
  ]);
});
