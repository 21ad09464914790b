import type { DinerMeal } from "@cantina/domain/subscriptions";
import { Box } from "@chakra-ui/react/box";
import { useState } from "react";
import { useApplyMeals } from "../../composition/use-apply-meals.ts";
import { sentenceOf } from "../../texts/failure-sentences.ts";
import { MoneyCallNotice } from "../../ui/MoneyCallNotice.tsx";
import { notify } from "../../ui/notify.ts";
import { MealRow } from "./parts/MealRow.tsx";

export interface MealListProps {
  readonly label: string;
  readonly meals: readonly DinerMeal[];
  readonly hasDiner?: boolean;
}

const keyOf = ({ subscriptionId, commensalId }: DinerMeal): string => `${subscriptionId} ${commensalId}`;

/** Meals that are handed over one by one. */
export function MealList({ label, meals, hasDiner = true }: MealListProps) {
  const [asked, setAsked] = useState<string | null>(null);
  const apply = useApplyMeals(
    () => void notify({ kind: "success", title: "Se entregó la comida.", milliseconds: 2000 }),
  );
  return (
    <Box display="flex" flexDirection="column" gap="2">
      {apply.failure !== null && <MoneyCallNotice text={sentenceOf(apply.failure)} onResend={apply.resend} />}
      {meals.length > 0 && (
        <Box as="ul" aria-label={label}>
          {meals.map((meal) => (
            <MealRow
              key={keyOf(meal)}
              meal={meal}
              hasDiner={hasDiner}
              isBusy={apply.isSending && asked === keyOf(meal)}
              onDeliver={() => {
                if (apply.isSending) return;
                setAsked(keyOf(meal));
                apply.send([meal]);
              }}
            />
          ))}
        </Box>
      )}
    </Box>
  );
}
