import { useMeals } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/meals.ts";
import * as words from "../../texts/words.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";

/** On the board: that the meals of today could not be read. */
export function MealsUnread() {
  const { meals, isFailing, retry } = useMeals();
  if (!isFailing || meals.length > 0) return null;
  return (
    <Notice
      kind="error"
      action={
        <Button size="sm" variant="outline" colorPalette="gray" onClick={retry}>
          {words.retry}
        </Button>
      }
    >
      {texts.unreadable}
    </Notice>
  );
}
