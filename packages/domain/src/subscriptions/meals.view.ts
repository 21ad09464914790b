import type { Diner } from "../clients/index.ts";
import {
  type ClassId,
  type CommensalId,
  type LocalDate,
  compareNames,
  matchesSearch,
  searchText,
} from "../kernel/index.ts";
import { type Meal, type MealStatus, mealsOf } from "./meal.ts";
import type { Subscription } from "./subscription.ts";

/** A meal of the day with who eats it. */
export type DinerMeal = Meal & { readonly diner: Diner };

export type MealsInput = {
  readonly subscriptions: readonly Subscription[];
  /** Everybody who can be served, in the order in which they are shown. */
  readonly diners: readonly Diner[];
  readonly today: LocalDate;
};

const searchableText = ({ diner: { commensal, client, className }, name }: DinerMeal): string =>
  searchText([commensal.firstName, commensal.lastName, className ?? "", client.username, name].join(" "));

/** The meals of the day, by diner and then by subscription. SUBS-01 SUBS-05 */
export function dinerMeals({ subscriptions, diners, today }: MealsInput): readonly DinerMeal[] {
  const byCommensal = new Map<CommensalId, Meal[]>();
  for (const meal of mealsOf(subscriptions, today)) {
    const known = byCommensal.get(meal.commensalId);
    if (known === undefined) byCommensal.set(meal.commensalId, [meal]);
    else known.push(meal);
  }
  return diners.flatMap((diner) =>
    (byCommensal.get(diner.commensal.id) ?? [])
      .toSorted((a, b) => compareNames(a.name, b.name) || (a.subscriptionId < b.subscriptionId ? -1 : 1))
      .map((meal) => ({ ...meal, diner })),
  );
}

export type MealFilter = {
  readonly text: string;
  /** Empty: of any, and those without a class too. */
  readonly classIds: readonly ClassId[];
  readonly statuses: readonly MealStatus[];
};

/** SUBS-05 */
export const filterMeals = (
  meals: readonly DinerMeal[],
  { text, classIds, statuses }: MealFilter,
): readonly DinerMeal[] =>
  meals.filter((meal) => {
    const { classId } = meal.diner.commensal;
    return (
      statuses.includes(meal.status) &&
      (classIds.length === 0 || (classId !== null && classIds.includes(classId))) &&
      matchesSearch(searchableText(meal), text)
    );
  });
