import type { CommensalId } from "@cantina/domain/kernel";
import { useMeals } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/meals.ts";
import { MealList } from "./MealList.tsx";

/** What one diner's subscriptions give today; nothing when they give nothing. */
export function DinerMeals({ commensalId }: { readonly commensalId: CommensalId }) {
  const meals = useMeals().meals.filter((meal) => meal.commensalId === commensalId);
  return meals.length === 0 ? null : <MealList label={texts.mealsOfDiner} meals={meals} hasDiner={false} />;
}
