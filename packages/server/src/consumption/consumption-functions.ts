import { bookMovementsFunction } from "./book-movements.sql.ts";
import { consumptionFactsFunction } from "./consumption-facts.sql.ts";
import { levelBeforeFunction } from "./level-before.sql.ts";

/** What the queries of this folder call, for who prepares the database. */
export const consumptionFunctions = [bookMovementsFunction, consumptionFactsFunction, levelBeforeFunction] as const;
