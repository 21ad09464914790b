import type { Weekday } from "../kernel/index.ts";
import type { Subscription } from "./subscription.ts";

/** What an administrator writes of a subscription. */
export type SubscriptionDraft = Pick<Subscription, "name" | "payDayPrices" | "availableWeekDates" | "productId">;

/** What is delivered on no day would be charged for nothing. SUBS-07 */
export const isEverDelivered = (days: readonly Weekday[]): boolean => days.length > 0;
