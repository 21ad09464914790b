export { DinerMeals } from "./DinerMeals.tsx";
export { MealBoard } from "./MealBoard.tsx";
export { MealsButton } from "./MealsButton.tsx";
export { MealsUnread } from "./MealsUnread.tsx";
