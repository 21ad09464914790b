import { useMeals } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/meals.ts";
import { ResendNotice } from "../../ui/ResendNotice.tsx";

/** On the board: that the meals of today could not be read. */
export function MealsUnread() {
  const { meals, isFailing, retry } = useMeals();
  if (!isFailing || meals.length > 0) return null;
  return <ResendNotice text={texts.unreadable} onResend={retry} />;
}
