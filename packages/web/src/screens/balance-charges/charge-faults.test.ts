import { cents } from "@cantina/domain/kernel";
import { expect, test } from "vitest";
import { chargeFaults } from "./charge-faults.ts";

test("[BALANCE-01] an empty top-up is asked for its amount and its payment method", () => {
  expect(chargeFaults({ amount: null, paymentMethod: null })).toEqual({
    amount: "Por favor ingrese el monto a incrementar",
    paymentMethod: "Por favor, elija el método de pago",
  });
});

test.each([
  [0, "Por favor ingrese el monto a incrementar"],
  [1_000_000_001, "El monto es demasiado alto"],
])("[BALANCE-01] %s minor units are no top-up", (amount, fault) => {
  expect(chargeFaults({ amount: cents(amount), paymentMethod: "CASH" })).toEqual({ amount: fault });
});

test("[BALANCE-01] a cent may be sent", () => {
  expect(chargeFaults({ amount: cents(1), paymentMethod: "TRANSFER" })).toEqual({});
});
