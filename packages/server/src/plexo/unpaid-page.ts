import { type Instant, millisecondsBetween, noMoney } from "@cantina/domain/kernel";
import type { AskedPayment, ProviderPayment } from "@cantina/domain/payments";
import { referenceOf } from "./reference-id.ts";

export type Seen = { readonly isLive: boolean; readonly at: Instant };

/** Its books know nothing of a page on which nobody has paid; after so long it is of no use any more. PLEXO-03 PLEXO-08 */
export const unpaid = (
  referenceId: string,
  { total, currency, openedAt }: AskedPayment,
  { isLive, at, lifeMs }: Seen & { readonly lifeMs: number },
): ProviderPayment => {
  const isOver = millisecondsBetween(openedAt, at) > lifeMs;
  return {
    id: referenceId,
    reference: referenceOf(referenceId),
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
