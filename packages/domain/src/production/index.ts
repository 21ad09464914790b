export {
  type DemandLine,
  type DemandOrigin,
  type DemandedProduct,
  type VersionRecipe,
  demandOrigins,
} from "./demand.ts";
export type { Dish, DishLine, UnitsByOrigin } from "./dishes.ts";
export {
  type PlanFailure,
  type PlannedNeed,
  type ProductionInput,
  type ProductionPlan,
  planProduction,
} from "./plan-production.ts";
export type { Purchase, PurchaseRow } from "./purchases.ts";
export { type DishShare, type LineShare, sharesOf } from "./shares.ts";
