import { accepted, refused, type LocalDate, type Result, weekdayOf } from "../kernel/index.ts";
import { mealStatus } from "./meal.ts";
import type { Subscription } from "./subscription.ts";

export type MealFacts = {
  /** null: unknown to this cafeteria. */
  readonly subscription: Pick<Subscription, "status" | "availableWeekDates"> | null;
  /** The commensal is enabled and linked. */
  readonly isLinked: boolean;
  readonly lastUse: LocalDate | null;
  readonly today: LocalDate;
};

export type MealRefusal = {
  readonly code: "NOT_FOUND" | "WRONG_COMMENSAL" | "WRONG_DAY_SUBSCRIPTION" | "USED_SUBSCRIPTION";
};

/** Whether a meal may be handed over now, first failure first. SUBS-03 */
export function decideMealUse({ subscription, isLinked, lastUse, today }: MealFacts): Result<null, MealRefusal> {
  if (subscription === null || subscription.status !== "ENABLED") return refused({ code: "NOT_FOUND" });
  if (!isLinked) return refused({ code: "WRONG_COMMENSAL" });
  if (!subscription.availableWeekDates.includes(weekdayOf(today))) return refused({ code: "WRONG_DAY_SUBSCRIPTION" });
  return mealStatus(lastUse, today) === "COMPLETED" ? refused({ code: "USED_SUBSCRIPTION" }) : accepted(null);
}
