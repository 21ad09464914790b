import { expect, test } from "vitest";
import { couponSaleFaults } from "./coupon-sale-faults.ts";

test("[COUPON-06] an empty coupon sale is asked for its coupon, diner, quantity and payment method", () => {
  expect(couponSaleFaults({ coupon: null, diner: null, quantity: null, paymentMethod: null })).toEqual({
    coupon: "Por favor seleccione una cuponera",
    diner: "Por favor seleccione un comensal",
    quantity: "Por favor ingrese una cantidad de 1 a 999",
    paymentMethod: "Por favor, elija el método de pago",
  });
});

test.each([0, 1_000])("[COUPON-06] %s books are no sale", (quantity) => {
  expect(couponSaleFaults({ coupon: null, diner: null, quantity, paymentMethod: "CASH" })).toHaveProperty("quantity");
});
