export {
  type ConsumableRow,
  consumablesOf,
  costSourceOf,
  findConsumable,
  holdRecipes,
  lockRecipes,
} from "./consumable.queries.ts";
export { costsOf, currentCosts } from "./current-costs.ts";
