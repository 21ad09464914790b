import { type AccountRefusal, chargeAccount } from "../clients/index.ts";
import { type Cents, type LocalDate, type Result, accepted, refused } from "../kernel/index.ts";
import { priceOn } from "./billing.ts";
import type { Subscription } from "./subscription.ts";

export type ChargeFacts = {
  readonly subscription: Pick<Subscription, "status" | "payDayPrices">;
  /** The commensal and its client are enabled, and it is linked. */
  readonly isLinked: boolean;
  /** It has been charged for the month of `day`, and that was not reverted. */
  readonly isPaid: boolean;
  /** Of the client, as a sale on account has it. */
  readonly account: { readonly balance: Cents; readonly minimumBalance: Cents; readonly floor: Cents };
  readonly day: LocalDate;
};

export type DecidedCharge = { readonly price: Cents; readonly balanceAfter: Cents };

/** NOT_DUE: there is nothing to charge, whatever the account holds. */
export type ChargeRefusal = { readonly code: "NOT_DUE" } | AccountRefusal;

/** Whether a commensal is charged for its month now, by the rules of a sale on account. SUBS-09 SUBS-10 */
export function decideCharge(facts: ChargeFacts): Result<DecidedCharge, ChargeRefusal> {
  const { subscription, isLinked, isPaid, account, day } = facts;
  const price = priceOn(subscription.payDayPrices, day);
  if (subscription.status !== "ENABLED" || !isLinked || isPaid || price === null) return refused({ code: "NOT_DUE" });
  const charged = chargeAccount(price, { ...account, ignoresMinimum: false });
  return charged.ok ? accepted({ price, balanceAfter: charged.value.balanceAfter }) : charged;
}
