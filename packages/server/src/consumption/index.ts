export { type BookedMovement, type Booking, type MovementToBook, bookMovements } from "./book-movements.queries.ts";
export { consumptionFunctions } from "./consumption-functions.ts";
export { consumeAnew, consumeMeals, consumeOrders, returnConsumption } from "./consumption.queries.ts";
export { type KnownCount, readHoldingCounts } from "./holding-counts.queries.ts";
export { levelBeforeFunction } from "./level-before.sql.ts";
export { foldConsumption, foldPantry, lockPantry } from "./fold-consumption.ts";
