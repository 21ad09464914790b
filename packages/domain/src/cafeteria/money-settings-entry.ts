import { type Cents, type DiscountCategoryId, type Result, accepted, refused } from "../kernel/index.ts";
import { lowestFloor } from "./settings.ts";

/** What stands in the fields of the topic; null: no amount yet. */
export type BalanceEntry = {
  readonly defaultDiscountCategoryId: DiscountCategoryId;
  readonly balanceFloor: Cents | null;
  readonly allowIgnoreMinimumBalance: boolean;
};
export type BalanceFaults = { readonly balanceFloor?: "MISSING" | "POSITIVE" | "TOO_LOW" };
type BalanceDraft = BalanceEntry & { readonly balanceFloor: Cents };

/** CAFETERIA-22 */
export function checkBalanceEntry(entry: BalanceEntry): Result<BalanceDraft, BalanceFaults> {
  const { balanceFloor } = entry;
  if (balanceFloor === null) return refused({ balanceFloor: "MISSING" });
  if (balanceFloor > 0) return refused({ balanceFloor: "POSITIVE" });
  return balanceFloor < lowestFloor ? refused({ balanceFloor: "TOO_LOW" }) : accepted({ ...entry, balanceFloor });
}

export type PaymentEntry = { readonly hasCustom: boolean; readonly name: string };
export type PaymentFaults = { readonly name?: "MISSING" };

/** CAFETERIA-22 */
export function checkPaymentEntry({
  hasCustom,
  name,
}: PaymentEntry): Result<{ readonly customPaymentMethod: string | null }, PaymentFaults> {
  const customPaymentMethod = hasCustom ? name.trim() : null;
  return customPaymentMethod === "" ? refused({ name: "MISSING" }) : accepted({ customPaymentMethod });
}
