import { type Cents, negateMoney } from "../kernel/index.ts";
import type { CashMovement } from "./cash-movement.ts";

export type CashAccount = "DRAWER" | "CASH_FLOAT" | "CASH_DIFFERENCES";

/** The drawer grows when it is debited. */
export type CashPosting = { readonly debit: CashAccount; readonly credit: CashAccount; readonly amount: Cents };

const into = (from: CashAccount, amount: Cents): CashPosting => ({ debit: "DRAWER", credit: from, amount });
const outOf = (to: CashAccount, amount: Cents): CashPosting => ({ debit: to, credit: "DRAWER", amount });

/**
 * How a movement moves money. A CLOSE first brings the drawer to what was
 * counted and then empties it. Nothing is posted for 0. CASH-07
 */
export function postingsOf(movement: CashMovement, difference: Cents): readonly CashPosting[] {
  const { amount } = movement;
  const found =
    difference < 0 ? outOf("CASH_DIFFERENCES", negateMoney(difference)) : into("CASH_DIFFERENCES", difference);
  const all: Record<CashMovement["type"], readonly CashPosting[]> = {
    OPEN: [into("CASH_FLOAT", amount)],
    IN: [into("CASH_FLOAT", amount)],
    OUT: [outOf("CASH_FLOAT", amount)],
    CLOSE: [found, outOf("CASH_FLOAT", amount)],
  };
  return all[movement.type].filter((posting) => posting.amount > 0);
}
