export { RecipeRows } from "./parts/RecipeRows.tsx";
export { totalCost } from "./recipe-costs.ts";
