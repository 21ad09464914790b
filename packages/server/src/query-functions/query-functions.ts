import { containedAllergensFunction } from "../allergens/index.ts";
import { consumptionFunctions } from "../consumption/index.ts";
import { saleFunctions } from "../orders/index.ts";
import { numberEventsFunction } from "../realtime/index.ts";
import { recordBeforeFunction } from "../stock/index.ts";

/** What queries call, for who prepares a database. DEPLOY-01 */
export const queryFunctions = [
  containedAllergensFunction,
  ...saleFunctions,
  ...consumptionFunctions,
  numberEventsFunction,
  recordBeforeFunction,
] as const;
