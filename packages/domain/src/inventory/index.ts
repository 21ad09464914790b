export {
  type Consumable,
  type ConsumableId,
  type ConsumableType,
  type Ingredient,
  type Supplier,
  type SupplierId,
  type Unit,
  consumableTypes,
  inventoryLimits,
  isLow,
  units,
} from "./consumable.ts";
export {
  type PreparedDraft,
  type PreparedEntry,
  type PreparedFaults,
  type SupplyDraft,
  type SupplyEntry,
  type SupplyFaults,
  checkPrepared,
  checkSupply,
  preparedEntryOf,
  supplyEntryOf,
} from "./consumable-entry.ts";
export { consumptionOf } from "./consumption.ts";
export {
  type DecidedMovement,
  type MovementLine,
  type MovementRefusal,
  type WantedMovements,
  beginMovements,
  decideMovements,
} from "./decide-movements.ts";
export { type DeletionFacts, type DeletionRefusal, decideDeletion } from "./decide-deletion.ts";
export { type DeletionEntry, checkDeletionEntry, emptyDeletion } from "./deletion-entry.ts";
export { type Explosion, type ExplosionFailure, type Requirement, explode, noStock, stockOf } from "./explosion.ts";
export {
  type Fraction,
  addFractions,
  fraction,
  isMore,
  multiplyFractions,
  nearestWhole,
  nothing,
  roundedQuantity,
  subtractFractions,
} from "./fraction.ts";
export { inUnit } from "./in-unit.ts";
export { fallsToAlert } from "./low-stock.ts";
export {
  type EnteredReason,
  type MovementReason,
  type MovementType,
  enteredReasons,
  movementReasons,
  movementTypeOf,
  movementTypes,
  reasonsFor,
} from "./movement.ts";
export {
  type MovementEntry,
  type MovementFaults,
  type MovementRow,
  type MovementRowFault,
  checkMovement,
  newMovementEntry,
} from "./movement-entry.ts";
export { neededWithin } from "./needed-within.ts";
export {
  type PaidPrice,
  type PaidPrices,
  type PricedPurchase,
  averagedPurchases,
  costFromPaid,
  isFarFromPaid,
  paidPrice,
  paidPrices,
  shelfWorth,
  shownPrice,
} from "./paid-price.ts";
export { type PantryItem, canBePrepared, mostToPrepare } from "./preparable.ts";
export { type NotPrepared, type PreparationRefusal, decidePreparation, mostPreparable } from "./preparation.ts";
export {
  type Quantity,
  decimalFromQuantity,
  largestEntry,
  quantity,
  quantityFromDecimal,
  quantityText,
} from "./quantity.ts";
export { quantityCost } from "./quantity-cost.ts";
export {
  type Amounts,
  type Portions,
  type RecipeBook,
  type RecipeFailure,
  type RecipeSource,
  namedIn,
  recipeBook,
} from "./recipe-book.ts";
export { type CostedIngredient, preparedCost, recipeCost } from "./recipe-cost.ts";
export {
  type RecipeFaults,
  type RecipeRow,
  type RecipeRowFaults,
  hasConsumableTwice,
  ingredientsOf,
  isSameRecipe,
  recipeFaults,
} from "./recipe-draft.ts";
export { type Replacement, replaceIngredient, replacementsFor } from "./replace-ingredient.ts";
export { type PendingPortions, type Reservation, reservedFor, stockAfter } from "./reserved.ts";
export { type ConsumptionEvent, type Served, type SettledMovement, settleConsumption } from "./settle-consumption.ts";
export {
  type SupplierDraft,
  type SupplierEntry,
  type SupplierFaults,
  checkSupplier,
  supplierEntryOf,
} from "./supplier-entry.ts";
export {
  type CostFailure,
  type CostSource,
  type ProductCostFailure,
  type UnitCost,
  type UnitCosts,
  productCost,
  unitCosts,
} from "./unit-costs.ts";
