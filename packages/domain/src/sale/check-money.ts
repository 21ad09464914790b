import { chargeAccount, minimumBalanceFor } from "../clients/index.ts";
import { type Cents, type Result, accepted, maxMoney, noMoney, refused, subtractMoney } from "../kernel/index.ts";
import { isPaidBy, paidBy } from "../orders/index.ts";
import type { UsedIgnore } from "./bookable-sale.ts";
import type { SaleFacts } from "./sale-facts.ts";
import type { SaleRefusal } from "./sale-refusal.ts";
import type { SaleRequest } from "./sale-request.ts";

/** A commensal spends no more a day than its limit, whatever it pays with, unless ignored. SALE-18 */
export function checkDailyLimit(
  total: Cents,
  request: SaleRequest,
  { diner, cafeteria }: SaleFacts,
): Result<UsedIgnore | null, SaleRefusal> {
  const limit = diner?.commensal.dailyLimit ?? null;
  if (diner === null || limit === null || !cafeteria.features.includes("commensalDailyLimit")) return accepted(null);
  const left = maxMoney(noMoney, subtractMoney(limit, diner.spentToday));
  if (total <= left) return accepted(null);
  if (!request.ignoreLimit) return refused({ code: "DAILY_LIMIT_EXCEEDED", data: left });
  return accepted({ flag: "ignoreLimit", over: subtractMoney(total, left) });
}

/** What an account sale leaves, and the ignore flag that it needed. */
export type BalanceOutcome = { readonly balanceAfter: Cents | null; readonly used: UsedIgnore | null };

/**
 * An account pays down to its minimum balance; below that only with the
 * seller's ignore and where the cafeteria allows it, and below the cafeteria's
 * floor never. Of a split sale it pays its part. SALE-19 SALE-20 SPLIT-04
 */
export function checkBalance(
  total: Cents,
  request: SaleRequest,
  { diner, cafeteria }: SaleFacts,
): Result<BalanceOutcome, SaleRefusal> {
  if (diner === null || !isPaidBy(request, "ACCOUNT_BALANCE")) return accepted({ balanceAfter: null, used: null });
  const charged = chargeAccount(paidBy(request, "ACCOUNT_BALANCE", total), {
    balance: diner.client.balance,
    minimumBalance: minimumBalanceFor(diner.client, diner.category),
    floor: cafeteria.balanceFloor,
    ignoresMinimum: request.ignoreInsufficientBalance && cafeteria.allowIgnoreMinimumBalance,
  });
  if (!charged.ok) return charged;
  const { balanceAfter, overMinimum } = charged.value;
  return accepted({
    balanceAfter,
    used: overMinimum > 0 ? { flag: "ignoreInsufficientBalance", over: overMinimum } : null,
  });
}
