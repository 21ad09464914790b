export {
  type DemandLine,
  type DemandOrigin,
  type DemandedProduct,
  type VersionRecipe,
  demandOrigins,
} from "./demand.ts";
export {
  type DatedLine,
  type ForecastLine,
  type MealsLine,
  type PlannedSubscription,
  type WalkIn,
  forecastLines,
  mealLines,
} from "./dated-demand.ts";
export type { Dish, DishLine, UnitsByOrigin } from "./dishes.ts";
export {
  type PlanFailure,
  type PlannedNeed,
  type ProductionInput,
  type ProductionPlan,
  planFaults,
  planProduction,
} from "./plan-production.ts";
export { type RangeInput, planDays } from "./plan-days.ts";
export {
  type PlanRange,
  type PlanRangeFault,
  checkPlanRange,
  daysOf,
  lastPlannedDay,
  mostPlannedDays,
} from "./plan-range.ts";
export type { Purchase, PurchaseRow } from "./purchases.ts";
export { type DishShare, type LineShare, sharesOf } from "./shares.ts";
export { shownParts } from "./shown-parts.ts";
