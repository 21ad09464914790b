export {
  type ConsumableRow,
  consumablesOf,
  costSourceOf,
  everyConsumableOf,
  findConsumable,
  holdRecipes,
  lockRecipes,
  pantryItemOf,
} from "./consumable.queries.ts";
export { costsOf, currentCosts } from "./current-costs.ts";
