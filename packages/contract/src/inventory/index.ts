export { enteredQuantity, quantity } from "./quantity.wire.ts";
export { newRecipe, recipe } from "./recipe.wire.ts";
export * as consumableEndpoints from "./consumables.endpoints.ts";
export * as movementEndpoints from "./movements.endpoints.ts";
export * as productionEndpoints from "./production.endpoints.ts";
export * as supplierEndpoints from "./suppliers.endpoints.ts";
export * as inventorySchemas from "./inventory.wire.ts";
export * as movementSchemas from "./movement.wire.ts";
export * as productionSchemas from "./production.wire.ts";
