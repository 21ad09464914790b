export { DinerMeals } from "./DinerMeals.tsx";
export { MealBoard } from "./MealBoard.tsx";
export { MealsBar } from "./MealsBar.tsx";
