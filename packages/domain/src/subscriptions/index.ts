export { type Weekday, weekdayOf, weekdays } from "./weekday.ts";
export {
  type LastUse,
  type PayDayPrice,
  type Subscription,
  type SubscriptionStatus,
  subscriptionStatuses,
} from "./subscription.ts";
export { type Meal, type MealKey, type MealStatus, mealStatuses, mealsOf } from "./meal.ts";
export { type MealFacts, type MealRefusal, decideMealUse } from "./decide-meal-use.ts";
export { type ChargeRevertFacts, decideChargeRevert } from "./decide-charge-revert.ts";
export { type DinerMeal, type MealFilter, type MealsInput, dinerMeals, filterMeals } from "./meals.view.ts";
