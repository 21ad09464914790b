import type { Cents, CommensalId, LocalDate, ProductId, SubscriptionId, Weekday } from "../kernel/index.ts";

export const subscriptionStatuses = ["ENABLED", "DISABLED", "DELETED"] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** From that day of the month on, it costs that much. */
export type PayDayPrice = { readonly day: number; readonly price: Cents };

/** The last local day on which a commensal took its meal. */
export type LastUse = { readonly commensalId: CommensalId; readonly date: LocalDate };

/** A monthly charge with a meal on some weekdays. */
export type Subscription = {
  readonly id: SubscriptionId;
  readonly name: string;
  readonly availableWeekDates: readonly Weekday[];
  readonly payDayPrices: readonly PayDayPrice[];
  readonly status: SubscriptionStatus;
  /** What each of its meals is; null: nobody told. SUBS-18 */
  readonly productId: ProductId | null;
  /** Who is linked. */
  readonly commensalIds: readonly CommensalId[];
  /** Of those who have used it. */
  readonly lastUses: readonly LastUse[];
  /** Counts the edits: an edit names the version that it was made from. */
  readonly version: number;
};
