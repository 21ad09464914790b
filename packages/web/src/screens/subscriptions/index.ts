export { DinerMeals } from "./DinerMeals.tsx";
export { MealsBar } from "./MealsBar.tsx";
