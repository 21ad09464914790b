export { type BookedMovement, type Booking, type MovementToBook, bookMovements } from "./book-movements.queries.ts";
export { consumeMeals, consumeOrders } from "./consume-orders.ts";
export { consumptionFunctions } from "./consumption-functions.ts";
export { type Cause, lockPantry, returnConsumption, unfoldedOf } from "./consumption.queries.ts";
export { foldConsumption } from "./fold-consumption.ts";
