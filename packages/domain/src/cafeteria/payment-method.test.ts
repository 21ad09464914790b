import { expect, test } from "vitest";
import { counterPaymentMethods, offeredPaymentMethods, paymentMethods } from "./index.ts";

test("[CAFETERIA-01] offers the custom method only where it has a name", () => {
  expect(offeredPaymentMethods(null)).toEqual(["ACCOUNT_BALANCE", "CASH", "CARD"]);
  expect(offeredPaymentMethods("Ticket canasta")).toEqual(["ACCOUNT_BALANCE", "CASH", "CARD", "CUSTOM"]);
});

test("[CAFETERIA-01] takes at the counter no method that the product doesn't know", () => {
  for (const method of counterPaymentMethods) expect(paymentMethods).toContain(method);
});
