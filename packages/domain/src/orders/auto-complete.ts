import { type Actor, isAdministratorLevel } from "../access/index.ts";

/** ORDERS-11 */
export const mayChangeAutoComplete = ({ level, features }: Actor): boolean =>
  isAdministratorLevel(level) || (level !== null && features.includes("subscriptions"));
