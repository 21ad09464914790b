import type { PrivilegeLevel } from "../access/index.ts";
import { type Cafeteria, type ChargePaymentMethod, chargePaymentMethods, offeredAmong } from "../cafeteria/index.ts";
import { isRegisterMissing } from "../cash-register/index.ts";
import { type Cents, type ProfileId, type Result, accepted, addMoney, cents, refused } from "../kernel/index.ts";

export type BalanceChargeRequest = {
  /** The client whose account grows. */
  readonly buyerId: ProfileId;
  readonly amount: Cents;
  readonly paymentMethod: ChargePaymentMethod;
};

export type BalanceChargeFacts = {
  readonly sellerLevel: PrivilegeLevel | null;
  readonly isRegisterOpen: boolean;
  readonly cafeteria: Pick<Cafeteria, "features" | "customPaymentMethod">;
  /** null: no such enabled client here. */
  readonly buyer: { readonly balance: Cents } | null;
};

export type BalanceChargeRefusal = {
  readonly code: "CLOSED_CASH_FLOW" | "WRONG_PROFILE" | "WRONG_PAYMENT_METHOD" | "INVALID_AMOUNT";
};

export type BookableBalanceCharge = { readonly amount: Cents; readonly balanceAfter: Cents };

/** Far above any real top-up; more is a typing error. */
export const largestCharge: Cents = cents(1_000_000_000);

/** More than nothing, because what moves no money is no top-up. BALANCE-01 */
export const isChargeAmount = (amount: Cents): boolean => amount > 0 && amount <= largestCharge;

/** Judges a top-up, first failure first. BALANCE-01 BALANCE-02 BALANCE-03 */
export function decideBalanceCharge(
  { amount, paymentMethod }: BalanceChargeRequest,
  { sellerLevel, isRegisterOpen, cafeteria, buyer }: BalanceChargeFacts,
): Result<BookableBalanceCharge, BalanceChargeRefusal> {
  if (isRegisterMissing({ sellerLevel, isRegisterOpen, features: cafeteria.features }))
    return refused({ code: "CLOSED_CASH_FLOW" });
  if (buyer === null) return refused({ code: "WRONG_PROFILE" });
  if (!offeredAmong(chargePaymentMethods, cafeteria.customPaymentMethod).includes(paymentMethod))
    return refused({ code: "WRONG_PAYMENT_METHOD" });
  if (!isChargeAmount(amount)) return refused({ code: "INVALID_AMOUNT" });
  return accepted({ amount, balanceAfter: addMoney(buyer.balance, amount) });
}
