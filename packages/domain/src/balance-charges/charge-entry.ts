import type { ChargePaymentMethod } from "../cafeteria/index.ts";
import { type Cents, type ProfileId, type Result, accepted, refused } from "../kernel/index.ts";
import { type BalanceChargeRequest, isChargeAmount } from "./decide-balance-charge.ts";

/** What stands in the form's fields. */
export type ChargeEntry = { readonly amount: Cents | null; readonly paymentMethod: ChargePaymentMethod | null };
export type ChargeFaults = { readonly amount?: "MISSING" | "TOO_HIGH"; readonly paymentMethod?: "MISSING" };

export const emptyCharge: ChargeEntry = { amount: null, paymentMethod: null };

/** What the form would send, or what keeps it from being sent; specification §5, Increment balance. BALANCE-01 */
export function checkChargeEntry(
  { amount, paymentMethod }: ChargeEntry,
  buyerId: ProfileId,
): Result<BalanceChargeRequest, ChargeFaults> {
  const isMissing = amount === null || amount === 0;
  const faults: ChargeFaults = {
    ...(isMissing && { amount: "MISSING" }),
    ...(!isMissing && !isChargeAmount(amount) && { amount: "TOO_HIGH" }),
    ...(paymentMethod === null && { paymentMethod: "MISSING" }),
  };
  if (Object.keys(faults).length > 0 || amount === null || paymentMethod === null) return refused(faults);
  return accepted({ buyerId, amount, paymentMethod });
}
