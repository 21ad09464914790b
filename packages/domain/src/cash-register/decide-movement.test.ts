import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { accepted, type Cents, cents, noMoney, refused } from "../kernel/index.ts";
import {
  type CashMovement,
  type CashMovementType,
  type CashPosting,
  type RegisterStatus,
  cashMovementTypes,
  decideMovement,
  largestCash,
  statusAfter,
} from "./index.ts";

const movement = (type: CashMovementType, amount = 1_000, description = "Cambio"): CashMovement => ({
  type,
  amount: cents(amount),
  description,
});
const closed = { status: "CLOSED", expected: noMoney, cap: largestCash } as const;
const open = (expected: number) => ({ status: "OPEN", expected: cents(expected), cap: largestCash }) as const;

const changeOfDrawer = (postings: readonly CashPosting[]): number =>
  postings.reduce(
    (sum, { debit, credit, amount }) => sum + (debit === "DRAWER" ? amount : 0) - (credit === "DRAWER" ? amount : 0),
    0,
  );

describe("decideMovement", () => {
  test.each([
    ["CLOSED", "OPEN", true],
    ["CLOSED", "CLOSE", false],
    ["CLOSED", "IN", false],
    ["CLOSED", "OUT", false],
    ["OPEN", "OPEN", false],
    ["OPEN", "CLOSE", true],
    ["OPEN", "IN", true],
    ["OPEN", "OUT", true],
  ] as const)("[CASH-01] %s register: %s taken: %s", (status, type, taken) => {
    const decision = decideMovement(movement(type), { status, expected: noMoney, cap: largestCash });
    expect(decision.ok).toBe(taken);
    if (!decision.ok) expect(decision).toEqual(refused({ code: "INVALID_TRANSACTION_STATUS" }));
  });

  test.each(["IN", "OUT"] as const)("[CASH-04] %s without a description is refused", (type) => {
    expect(decideMovement(movement(type, 500, "  "), open(0))).toEqual(refused({ code: "DESCRIPTION_MISSING" }));
  });

  test.each(cashMovementTypes)(
    "[CASH-16] %s of more than a drawer can hold is refused, and of that much is not",
    (type) => {
      const register = type === "OPEN" ? closed : open(0);
      expect(decideMovement(movement(type, largestCash + 1), register)).toEqual(refused({ code: "INVALID_AMOUNT" }));
      expect(decideMovement(movement(type, largestCash), register).ok).toBe(true);
    },
  );

  test.each(["OPEN", "CLOSE"] as const)("[CASH-04] %s needs no description", (type) => {
    expect(decideMovement(movement(type, 500, ""), type === "OPEN" ? closed : open(0)).ok).toBe(true);
  });

  test("[CASH-05] the difference of a close is what was counted less what was expected", () => {
    const decision = decideMovement(movement("CLOSE", 1_200), open(1_500));
    expect(decision).toMatchObject(accepted({ closing: { expected: 1_500, difference: -300 } }));
  });

  test.each(["OPEN", "IN", "OUT"] as const)("[CASH-06] %s tells nothing of what is expected", (type) => {
    const decision = decideMovement(movement(type), type === "OPEN" ? closed : open(7_777));
    expect(decision).toMatchObject(accepted({ closing: null }));
  });

  test("[CASH-07] over any movements the drawer follows the postings, and a close leaves exactly 0", () => {
    const amounts = fc.integer({ min: 0, max: 10_000_000 });
    const events = fc.array(fc.record({ type: fc.constantFrom(...cashMovementTypes), amount: amounts }), {
      maxLength: 40,
    });
    fc.assert(
      fc.property(events, (list) => {
        let drawer: Cents = noMoney;
        let status: RegisterStatus = "CLOSED";
        for (const { type, amount } of list) {
          const decision = decideMovement(movement(type, amount), { status, expected: drawer, cap: largestCash });
          if (!decision.ok) continue;
          const { postings } = decision.value;
          expect(postings.every((posting) => posting.amount > 0 && posting.debit !== posting.credit)).toBe(true);
          drawer = cents(drawer + changeOfDrawer(postings));
          status = statusAfter(decision.value);
          if (status === "CLOSED") expect(drawer).toBe(0);
        }
      }),
    );
  });

  test("[CASH-01] a register without movements is closed", () => {
    expect(statusAfter(null)).toBe("CLOSED");
  });
});
