import { type Instant, millisecondsBetween, noMoney } from "@cantina/domain/kernel";
import { type AskedPayment, type ProviderPayment, referenceOf } from "@cantina/domain/payments";

/** When its books were looked at, and whether they are of real money. */
export type Seen = { readonly isLive: boolean; readonly at: Instant };

/** Its books know nothing of a page on which nobody has paid; after so long it is of no use any more. PLEXO-03 PLEXO-08 MATTILDA-06 */
export const unpaid = (
  attemptName: string,
  { total, currency, openedAt }: AskedPayment,
  { isLive, at, lifeMs }: Seen & { readonly lifeMs: number },
): ProviderPayment => {
  const isOver = millisecondsBetween(openedAt, at) > lifeMs;
  return {
    id: attemptName,
    reference: referenceOf(attemptName),
    state: isOver ? "REJECTED" : "PENDING",
    detail: isOver ? "EXPIRED" : "NOT_PAID",
    total,
    returned: noMoney,
    currency,
    accountId: null,
    isLive,
    card: "OTHER",
    updatedAt: at,
  };
};
