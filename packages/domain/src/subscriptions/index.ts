export {
  type LastUse,
  type PayDayPrice,
  type Subscription,
  type SubscriptionStatus,
  subscriptionStatuses,
} from "./subscription.ts";
export { type Meal, type MealKey, type MealStatus, mealStatus, mealStatuses, mealsOf } from "./meal.ts";
export { type MealFacts, type MealRefusal, decideMealUse } from "./decide-meal-use.ts";
export { type ChargeRevertFacts, decideChargeRevert } from "./decide-charge-revert.ts";
export { type DinerMeal, type MealFilter, type MealsInput, dinerMeals, filterMeals } from "./meals.view.ts";
export { type PayDayFault, monthOf, payDayFaults, priceOn, subscriptionLimits } from "./billing.ts";
export { latestDayToCharge } from "./charge-day.ts";
export { type ChargeFacts, type ChargeRefusal, type DecidedCharge, decideCharge } from "./decide-charge.ts";
export { decideDeletion, decideLinking } from "./decide-deletion.ts";
export { decideSwitch } from "./decide-switch.ts";
export { type PaidCount, type PaidTone, type PaymentState, paidCount, paidTone } from "./payment-state.ts";
export { linkCandidates, selectableSubscriptions } from "./candidates.ts";
export { type SubscriptionDraft, isEverDelivered } from "./subscription-draft.ts";
export { type Member, type MemberGroup, type MembersInput, memberGroups } from "./members.view.ts";
export {
  type BillingFaults,
  type BillingRow,
  type SubscriptionEntry,
  type SubscriptionFaults,
  checkSubscriptionEntry,
  emptySubscription,
  subscriptionEntryOf,
} from "./subscription-entry.ts";
export {
  type AssociationDraft,
  type AssociationEntry,
  type AssociationFaults,
  type AssociationRow,
  checkAssociationEntry,
  emptyAssociation,
} from "./association-entry.ts";
