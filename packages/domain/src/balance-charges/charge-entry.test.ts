import { expect, test } from "vitest";
import { cents, id } from "../kernel/index.ts";
import { checkChargeEntry, emptyCharge } from "./index.ts";

const buyerId = id<"profile">("familia");

test("[BALANCE-01] an empty top-up is asked for its amount and its payment method", () => {
  expect(checkChargeEntry(emptyCharge, buyerId)).toEqual({
    ok: false,
    failure: { amount: "MISSING", paymentMethod: "MISSING" },
  });
});

test.each([
  [0, "MISSING"],
  [1_000_000_001, "TOO_HIGH"],
])("[BALANCE-01] %s minor units are no top-up", (amount, fault) => {
  const checked = checkChargeEntry({ amount: cents(amount), paymentMethod: "CASH" }, buyerId);
  expect(checked).toEqual({ ok: false, failure: { amount: fault } });
});

test("[BALANCE-01] a cent may be sent", () => {
  expect(checkChargeEntry({ amount: cents(1), paymentMethod: "TRANSFER" }, buyerId)).toEqual({
    ok: true,
    value: { buyerId, amount: 1, paymentMethod: "TRANSFER" },
  });
});
