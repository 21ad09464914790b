export { isBeyondUsual, tenthsOfUse, usualVariance } from "./beyond.ts";
export { type Flow, type Flows, movementFlows, reasonsOf } from "./flow.ts";
export {
  type CountFound,
  type MovedAfter,
  type Shelf,
  type ToldVariance,
  type VarianceSum,
  type VarianceWeek,
  tellVariance,
} from "./tell-variance.ts";
export { type VarianceTotals, byLoss, varianceTotals } from "./variance-totals.ts";
export { type Days, weeksOf } from "./weeks.ts";
export { unitPrice } from "./worth.ts";
