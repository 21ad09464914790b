import type { AccountRefusal } from "../clients/index.ts";
import type { Cents, CommensalId, LocalDate, SubscriptionId } from "../kernel/index.ts";

/** How one linked commensal stands this month. */
export type PaymentState = {
  readonly subscriptionId: SubscriptionId;
  readonly commensalId: CommensalId;
  readonly isPaid: boolean;
  /** What it would cost today; null: nothing is charged yet, or any more. */
  readonly price: Cents | null;
  /** Why its last charge this month failed; null: it has not failed, or it has been paid since. */
  readonly lastRefusal: {
    readonly day: LocalDate;
    readonly code: AccountRefusal["code"];
    readonly price: Cents;
    readonly missing: Cents;
  } | null;
};

export type PaidCount = { readonly paid: number; readonly total: number };

export const paidCount = (states: readonly Pick<PaymentState, "isPaid">[]): PaidCount => ({
  paid: states.filter(({ isPaid }) => isPaid).length,
  total: states.length,
});

export type PaidTone = "ALL" | "SOME" | "NOBODY";

/** All have paid, some have not, or there is nobody to pay; specification §9. SUBS-14 */
export function paidTone({ paid, total }: PaidCount): PaidTone {
  if (total === 0) return "NOBODY";
  return paid === total ? "ALL" : "SOME";
}
