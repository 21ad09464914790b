export { type Weekday, weekdayOf, weekdays } from "./weekday.ts";
export {
  type LastUse,
  type PayDayPrice,
  type Subscription,
  type SubscriptionStatus,
  subscriptionStatuses,
} from "./subscription.ts";
export { type Meal, type MealKey, type MealStatus, mealsOf } from "./meal.ts";
export { type MealFacts, type MealRefusal, decideMealUse } from "./decide-meal-use.ts";
export { type DinerMeal, type MealsInput, dinerMeals, searchMeals } from "./meals.view.ts";
