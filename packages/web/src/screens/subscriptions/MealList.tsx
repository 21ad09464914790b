import type { DinerMeal, MealKey } from "@cantina/domain/subscriptions";
import { Box } from "@chakra-ui/react/box";
import { useApplyMeals } from "../../composition/forms/index.ts";
import * as texts from "../../texts/meals.ts";
import { EditNotice } from "../../ui/EditNotice.tsx";
import { notify } from "../../ui/notify.ts";
import { MealRow } from "./parts/MealRow.tsx";

export interface MealListProps {
  readonly label: string;
  readonly meals: readonly DinerMeal[];
  readonly hasDiner?: boolean;
}

const keyOf = ({ subscriptionId, commensalId }: MealKey): string => `${subscriptionId} ${commensalId}`;

/** Meals that are handed over one by one. */
export function MealList({ label, meals, hasDiner = true }: MealListProps) {
  const delivery = useApplyMeals(
    () => void notify({ kind: "success", title: texts.mealDelivered, milliseconds: 2000 }),
  );
  return (
    <Box display="flex" flexDirection="column" gap="2">
      <EditNotice edit={delivery} />
      {meals.length > 0 && (
        <Box as="ul" aria-label={label}>
          {meals.map((meal) => (
            <MealRow
              key={keyOf(meal)}
              meal={meal}
              hasDiner={hasDiner}
              isBusy={delivery.isSending && delivery.asked.some((one) => keyOf(one) === keyOf(meal))}
              onDeliver={() => {
                if (delivery.canSend) delivery.apply([meal]);
              }}
            />
          ))}
        </Box>
      )}
    </Box>
  );
}
