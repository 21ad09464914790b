export { containedAllergensIn } from "./contained-allergens.queries.ts";
export { containedAllergensFunction } from "./contained-allergens.sql.ts";
export { withAllergensTold } from "./tell-allergens.ts";
