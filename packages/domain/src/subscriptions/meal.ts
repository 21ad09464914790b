import { type CommensalId, type LocalDate, type SubscriptionId, weekdayOf } from "../kernel/index.ts";
import type { Subscription } from "./subscription.ts";

/** Names one meal of a day. */
export type MealKey = { readonly subscriptionId: SubscriptionId; readonly commensalId: CommensalId };

export const mealStatuses = ["PENDING", "COMPLETED"] as const;
export type MealStatus = (typeof mealStatuses)[number];

export type Meal = MealKey & { readonly name: string; readonly status: MealStatus };

type Served = Pick<Subscription, "status" | "availableWeekDates">;

const isServedOn = ({ status, availableWeekDates }: Served, today: LocalDate): boolean =>
  status === "ENABLED" && availableWeekDates.includes(weekdayOf(today));

/** Pending if it was never used, or last before today. SUBS-02 */
export const mealStatus = (lastUse: LocalDate | null, today: LocalDate): MealStatus =>
  lastUse !== null && lastUse >= today ? "COMPLETED" : "PENDING";

/** What is to be handed over today, and what was. SUBS-01 SUBS-02 */
export function mealsOf(subscriptions: readonly Subscription[], today: LocalDate): readonly Meal[] {
  return subscriptions
    .filter((subscription) => isServedOn(subscription, today))
    .flatMap(({ id: subscriptionId, name, commensalIds, lastUses }) => {
      const usedOn = new Map(lastUses.map(({ commensalId, date }) => [commensalId, date]));
      return commensalIds.map((commensalId) => ({
        subscriptionId,
        commensalId,
        name,
        status: mealStatus(usedOn.get(commensalId) ?? null, today),
      }));
    });
}
