import type { MealFilter } from "@cantina/domain/subscriptions";
import { filterMeals } from "@cantina/domain/subscriptions";
import { Box } from "@chakra-ui/react/box";
import { Utensils } from "lucide-react";
import { useMemo } from "react";
import { useMeals } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/meals.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { DeliverMeals } from "./DeliverMeals.tsx";
import { MealList } from "./MealList.tsx";

/** A name and its button stay near each other. */
const widest = "760px";

/** The board where it is narrowed to subscriptions: the meals of today, by its other filters. */
export function MealBoard({ filter }: { readonly filter: MealFilter }) {
  const { meals } = useMeals();
  const found = useMemo(() => filterMeals(meals, filter), [meals, filter]);
  const isEmpty = found.length === 0;
  return (
    <Box flex="1" minH="0" overflowY="auto" px={{ base: "14px", md: "5" }} pb="6">
      {!isEmpty && (
        <Box display="flex" alignItems="center" gap="2.5" maxW={widest} py="2">
          <Box as="h2" flex="1" fontSize="17px" fontWeight="semibold">
            {texts.mealsToday}
          </Box>
          <DeliverMeals meals={found} />
        </Box>
      )}
      {/* Stays when its last meal goes: it says why that one was refused. */}
      <Box maxW={widest} {...(!isEmpty && { px: "4", borderWidth: "1px", borderRadius: "18px", bg: "bg.panel" })}>
        <MealList label={texts.mealsToday} meals={found} />
      </Box>
      {isEmpty && <EmptyState icon={<Utensils />} title={texts.nothingOnBoard} detail={texts.changeFilters} />}
    </Box>
  );
}
