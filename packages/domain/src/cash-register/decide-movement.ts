import { type Cents, type Result, accepted, cents, noMoney, refused, subtractMoney } from "../kernel/index.ts";
import { type CashMovement, type CashMovementType, type RegisterStatus, isExplained } from "./cash-movement.ts";
import { type CashPosting, postingsOf } from "./cash-postings.ts";

export type CashRefusal =
  | { readonly code: "INVALID_TRANSACTION_STATUS" | "DESCRIPTION_MISSING" | "INVALID_AMOUNT" }
  | { readonly code: "IMPLAUSIBLE_AMOUNT"; readonly amount: Cents; readonly cap: Cents };

/** 100 million: far above what any drawer holds; more is a typing error. */
export const largestCash: Cents = cents(10_000_000_000);

/** The drawer before the movement. */
export type RegisterFacts = {
  readonly status: RegisterStatus;
  /** Opening + inflow − outflow; 0 while closed. */
  readonly expected: Cents;
  /** `capOf` the cafeteria. */
  readonly cap: Cents;
};

export type BookableMovement = CashMovement & {
  readonly postings: readonly CashPosting[];
  /** Only for a CLOSE: counted − expected, negative when cash is missing. */
  readonly closing: { readonly expected: Cents; readonly difference: Cents } | null;
};

const taken: Record<RegisterStatus, readonly CashMovementType[]> = {
  CLOSED: ["OPEN"],
  OPEN: ["IN", "OUT", "CLOSE"],
};

/** Asked about although the client says nothing of it. A register can always be opened and closed, or nobody could work. CASH-17 */
const askedUnsaid: readonly CashMovementType[] = ["IN", "OUT"];

const isDoubted = ({ type, amount, confirmed }: CashMovement, cap: Cents): boolean =>
  amount > cap && !(confirmed ?? !askedUnsaid.includes(type));

/** Whether the register takes this movement now, and what it posts. CASH-01 CASH-04 CASH-05 CASH-06 CASH-16 CASH-17 */
export function decideMovement(movement: CashMovement, facts: RegisterFacts): Result<BookableMovement, CashRefusal> {
  if (!taken[facts.status].includes(movement.type)) return refused({ code: "INVALID_TRANSACTION_STATUS" });
  if (movement.amount > largestCash) return refused({ code: "INVALID_AMOUNT" });
  if (isExplained(movement.type) && movement.description.trim() === "") return refused({ code: "DESCRIPTION_MISSING" });
  const { amount } = movement;
  if (isDoubted(movement, facts.cap)) return refused({ code: "IMPLAUSIBLE_AMOUNT", amount, cap: facts.cap });
  if (movement.type !== "CLOSE")
    return accepted({ ...movement, postings: postingsOf(movement, noMoney), closing: null });
  const difference = subtractMoney(movement.amount, facts.expected);
  return accepted({
    ...movement,
    postings: postingsOf(movement, difference),
    closing: { expected: facts.expected, difference },
  });
}
