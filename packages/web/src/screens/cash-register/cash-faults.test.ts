import { largestCash } from "@cantina/domain/cash-register";
import { cents } from "@cantina/domain/kernel";
import { expect, test } from "vitest";
import { cashFaults } from "./cash-faults.ts";

test("an empty movement is asked for its type and amount", () => {
  expect(cashFaults({ type: null, amount: null, description: "" })).toEqual({
    type: "Por favor seleccione un tipo de movimiento",
    amount: "Por favor ingrese el monto",
  });
});

test.each(["IN", "OUT"] as const)("%s needs a description that says something", (type) => {
  expect(cashFaults({ type, amount: cents(100), description: "  " })).toEqual({
    description: "Por favor ingrese una descripción",
  });
});

test.each(["OPEN", "CLOSE"] as const)("%s of 0 without a description may be sent", (type) => {
  expect(cashFaults({ type, amount: cents(0), description: "" })).toEqual({});
});

test("what no drawer holds is a typing error", () => {
  expect(cashFaults({ type: "CLOSE", amount: cents(largestCash + 1), description: "" })).toEqual({
    amount: "El monto es demasiado alto",
  });
});
