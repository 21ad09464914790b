import type { SubscriptionData } from "@cantina/contract/subscriptions";
import type { SubscriptionRow } from "./subscription.queries.ts";

export const subscriptionOf = (row: SubscriptionRow): SubscriptionData => ({
  id: row.id,
  name: row.name,
  availableWeekDates: row.available_week_dates,
  payDayPrices: row.prices,
  status: row.status,
  commensalIds: row.commensal_ids,
  lastUses: row.last_uses,
  lastUse:
    row.last_uses
      .map(({ date }) => date)
      .toSorted()
      .at(-1) ?? null,
  version: row.version,
});
