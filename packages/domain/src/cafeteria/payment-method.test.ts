import { expect, test } from "vitest";
import {
  chargePaymentMethods,
  counterPaymentMethods,
  couponPaymentMethods,
  offeredAmong,
  offeredPaymentMethods,
  paymentMethods,
} from "./index.ts";

test("[CAFETERIA-01] offers the custom method only where it has a name", () => {
  expect(offeredPaymentMethods(null)).toEqual(["ACCOUNT_BALANCE", "CASH", "CARD"]);
  expect(offeredPaymentMethods("Ticket canasta")).toEqual(["ACCOUNT_BALANCE", "CASH", "CARD", "CUSTOM"]);
});

test("[CAFETERIA-01] takes at the counter no method that the product doesn't know", () => {
  for (const method of counterPaymentMethods) expect(paymentMethods).toContain(method);
});

test("[CAFETERIA-02] tops up by cash, card, transfer or the custom method, and sells coupons on account too", () => {
  expect(offeredAmong(chargePaymentMethods, null)).toEqual(["CASH", "CARD", "TRANSFER"]);
  expect(offeredAmong(chargePaymentMethods, "Vale")).toEqual(["CASH", "CARD", "TRANSFER", "CUSTOM"]);
  expect(offeredAmong(couponPaymentMethods, null)).toEqual(["ACCOUNT_BALANCE", "CASH", "CARD", "TRANSFER"]);
});
