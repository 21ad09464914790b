import { anyAmount } from "@cantina/testkit/arbitraries";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type PaymentMethod, chargePaymentMethods, paymentMethods } from "../cafeteria/index.ts";
import { cents, id } from "../kernel/index.ts";
import {
  type BalanceChargeFacts,
  type BalanceChargeRequest,
  decideBalanceCharge,
  decideBalanceChargeRevert,
  isChargeAmount,
  largestCharge,
} from "./index.ts";

const facts: BalanceChargeFacts = {
  sellerLevel: "CAFETERIA_EMPLOYEE",
  isRegisterOpen: true,
  cafeteria: { features: ["flowControl"], customPaymentMethod: null },
  buyer: { balance: cents(-500) },
};
const request: BalanceChargeRequest = {
  buyerId: id<"profile">("familia"),
  amount: cents(2_000),
  paymentMethod: "CARD",
};
const decided = (more: Partial<BalanceChargeRequest> = {}, other: Partial<BalanceChargeFacts> = {}) =>
  decideBalanceCharge({ ...request, ...more }, { ...facts, ...other });
const refusal = (more: Partial<BalanceChargeRequest>, other: Partial<BalanceChargeFacts> = {}) => {
  const decision = decided(more, other);
  return decision.ok ? null : decision.failure.code;
};

test("[BALANCE-01] takes amounts above 0 and up to 10 million, and the balance grows by exactly that", () => {
  fc.assert(
    fc.property(anyAmount(-5, 2_000_000_000), anyAmount(), (amount, balance) => {
      const decision = decided({ amount }, { buyer: { balance } });
      expect(decision.ok).toBe(amount > 0 && amount <= 1_000_000_000);
      if (decision.ok) expect(decision.value).toEqual({ amount, balanceAfter: balance + amount });
    }),
  );
  expect([0, 1, largestCharge, largestCharge + 1].map((amount) => isChargeAmount(cents(amount)))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(refusal({ amount: cents(0) })).toBe("INVALID_AMOUNT");
});

test("[BALANCE-02] is paid by cash, card, transfer or the named method, to a client of the cafeteria", () => {
  for (const paymentMethod of ["CASH", "CARD", "TRANSFER"] as const) expect(refusal({ paymentMethod })).toBeNull();
  expect(refusal({ paymentMethod: "CUSTOM" })).toBe("WRONG_PAYMENT_METHOD");
  const cafeteria = { ...facts.cafeteria, customPaymentMethod: "Vale" };
  expect(refusal({ paymentMethod: "CUSTOM" }, { cafeteria })).toBeNull();
  expect(refusal({}, { buyer: null })).toBe("WRONG_PROFILE");
});

test("[BALANCE-03] an employee needs an open register where cash control is on, whatever it is paid with", () => {
  expect(refusal({}, { isRegisterOpen: false })).toBe("CLOSED_CASH_FLOW");
  expect(refusal({}, { isRegisterOpen: false, sellerLevel: "CAFETERIA_ADMINISTRATOR" })).toBeNull();
  const cafeteria = { ...facts.cafeteria, features: [] };
  expect(refusal({}, { isRegisterOpen: false, cafeteria })).toBeNull();
});

test("[BALANCE-04] is taken back only if the balance stays at the minimum and the floor, and never when it was paid online", () => {
  const anyMethod = fc.constantFrom<PaymentMethod>(...paymentMethods);
  fc.assert(
    fc.property(
      anyMethod,
      fc.tuple(anyAmount(1), anyAmount()),
      fc.tuple(anyAmount(-500, 0), anyAmount(-500, 0)),
      (paymentMethod, [amount, balance], [minimumBalance, balanceFloor]) => {
        const decision = decideBalanceChargeRevert({ paymentMethod, amount, balance, minimumBalance, balanceFloor });
        const isCounter = chargePaymentMethods.some((method) => method === paymentMethod);
        const after = balance - amount;
        expect(decision.ok).toBe(isCounter && after >= minimumBalance && after >= balanceFloor);
        if (decision.ok) expect(decision.value.balanceAfter).toBe(after);
      },
    ),
  );
  const [amount, balance, minimumBalance] = [cents(100), cents(60), cents(-40)];
  const bare = { paymentMethod: "CASH" as const, amount, balance, minimumBalance, balanceFloor: cents(-500) };
  expect(decideBalanceChargeRevert(bare)).toEqual({ ok: true, value: { balanceAfter: -40 } });
  expect(decideBalanceChargeRevert({ ...bare, balance: cents(59) }).ok).toBe(false);
  expect(decideBalanceChargeRevert({ ...bare, paymentMethod: "PLEXO" }).ok).toBe(false);
  expect(decideBalanceChargeRevert({ ...bare, balanceFloor: cents(-39) }).ok).toBe(false);
});
