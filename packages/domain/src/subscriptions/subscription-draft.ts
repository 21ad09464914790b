import type { Subscription } from "./subscription.ts";

/** What an administrator writes of a subscription. */
export type SubscriptionDraft = Pick<Subscription, "name" | "payDayPrices" | "availableWeekDates">;
