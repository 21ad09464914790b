import { type PaymentMethod, chargePaymentMethods } from "../cafeteria/index.ts";
import { type Cents, type Result, accepted, refused, subtractMoney } from "../kernel/index.ts";

export type BalanceChargeRevertFacts = {
  readonly paymentMethod: PaymentMethod;
  readonly amount: Cents;
  readonly balance: Cents;
  readonly minimumBalance: Cents;
  /** No account is let below it, whatever its minimum is. */
  readonly balanceFloor: Cents;
};

const counterMethods: ReadonlySet<PaymentMethod> = new Set(chargePaymentMethods);

/** A top-up is taken back only if the balance then stays at the minimum or above, and at the floor; one paid online never is. BALANCE-04 */
export function decideBalanceChargeRevert({
  paymentMethod,
  amount,
  balance,
  minimumBalance,
  balanceFloor,
}: BalanceChargeRevertFacts): Result<
  { readonly balanceAfter: Cents },
  { readonly code: "INVALID_REVERT_TRANSACTION" }
> {
  const balanceAfter = subtractMoney(balance, amount);
  return counterMethods.has(paymentMethod) && balanceAfter >= Math.max(minimumBalance, balanceFloor)
    ? accepted({ balanceAfter })
    : refused({ code: "INVALID_REVERT_TRANSACTION" });
}
