import { expect, test } from "vitest";
import { cents } from "../kernel/index.ts";
import { type CashEntry, checkCashEntry, emptyMovement, largestCash } from "./index.ts";

const entry: CashEntry = { type: "OUT", amount: cents(100), description: " Servilletas ", confirmed: null };
const faultsOf = (part: Partial<CashEntry>) => {
  const checked = checkCashEntry({ ...entry, ...part });
  return checked.ok ? {} : checked.failure;
};

test("[CASH-01] an open register is asked what to do, a closed one only opens", () => {
  expect(faultsOf(emptyMovement("OPEN"))).toEqual({ type: "MISSING", amount: "MISSING" });
  expect(faultsOf(emptyMovement("CLOSED"))).toEqual({ amount: "MISSING" });
});

test.each(["IN", "OUT"] as const)("[CASH-04] %s needs a description that says something", (type) => {
  expect(faultsOf({ type, description: "  " })).toEqual({ description: "MISSING" });
});

test.each(["OPEN", "CLOSE"] as const)("%s of 0 without a description may be sent", (type) => {
  expect(faultsOf({ type, amount: cents(0), description: "" })).toEqual({});
});

test("[CASH-16] what no drawer holds is a typing error", () => {
  expect(faultsOf({ amount: cents(largestCash) })).toEqual({});
  expect(faultsOf({ amount: cents(largestCash + 1) })).toEqual({ amount: "TOO_HIGH" });
});

test("[CASH-17] what was confirmed is that amount of that movement, and no other", () => {
  const confirmed = { type: "OUT", amount: cents(100) } as const;
  const isConfirmed = (part: Partial<CashEntry>) => {
    const checked = checkCashEntry({ ...entry, confirmed, ...part });
    return checked.ok && checked.value.confirmed;
  };
  expect(checkCashEntry({ ...entry, confirmed })).toEqual({
    ok: true,
    value: { type: "OUT", amount: 100, description: "Servilletas", confirmed: true },
  });
  expect([isConfirmed({ amount: cents(101) }), isConfirmed({ type: "IN" }), isConfirmed({ confirmed: null })]).toEqual([
    false,
    false,
    false,
  ]);
});
