import type { Route } from "../http/index.ts";
import { consumableRoutes } from "./consumables.routes.ts";
import { movementRoutes } from "./movements.routes.ts";
import { readInventoryVariance } from "./read-variance.ts";
import { supplierRoutes } from "./suppliers.routes.ts";

export { bookNoted, withIngredients } from "./book-noted.ts";

export const inventoryRoutes: readonly Route[] = [
  ...consumableRoutes,
  ...supplierRoutes,
  ...movementRoutes,
  readInventoryVariance,
];
