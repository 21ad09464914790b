import { type Cents, type Result, accepted, refused } from "../kernel/index.ts";
import { type CashMovement, type CashMovementType, type RegisterStatus, isExplained } from "./cash-movement.ts";
import { largestCash } from "./decide-movement.ts";

/** What stands in the form's fields. */
export type CashEntry = {
  readonly type: CashMovementType | null;
  readonly amount: Cents | null;
  readonly description: string;
  /** Of what somebody was asked, and said that it is meant. CASH-17 */
  readonly confirmed: Pick<CashMovement, "type" | "amount"> | null;
};

export type CashFaults = {
  readonly type?: "MISSING";
  readonly amount?: "MISSING" | "TOO_HIGH";
  readonly description?: "MISSING";
};

/** A closed register only opens. CASH-01 */
export const emptyMovement = (status: RegisterStatus): CashEntry => ({
  type: status === "CLOSED" ? "OPEN" : null,
  amount: null,
  description: "",
  confirmed: null,
});

/** What the form would send, or what keeps it from being sent; specification §5, Cash modal. */
export function checkCashEntry({ type, amount, description, confirmed }: CashEntry): Result<CashMovement, CashFaults> {
  const faults: CashFaults = {
    ...(type === null && { type: "MISSING" }),
    ...(amount === null && { amount: "MISSING" }),
    ...(amount !== null && amount > largestCash && { amount: "TOO_HIGH" }),
    ...(type !== null && isExplained(type) && description.trim() === "" && { description: "MISSING" }),
  };
  if (Object.keys(faults).length > 0 || type === null || amount === null) return refused(faults);
  const isConfirmed = confirmed?.type === type && confirmed.amount === amount;
  return accepted({ type, amount, description: description.trim(), confirmed: isConfirmed });
}
