import { type DinerMeal, filterMeals, mealStatuses } from "@cantina/domain/subscriptions";
import { Box } from "@chakra-ui/react/box";
import { Check, Utensils } from "lucide-react";
import { useDeferredValue, useMemo, useState } from "react";
import { useMeals } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/meals.ts";
import * as words from "../../texts/words.ts";
import { Button } from "../../ui/Button.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { DeliverMeals } from "./DeliverMeals.tsx";
import { MealList } from "./MealList.tsx";

const pendingOf = (meals: readonly DinerMeal[]): readonly DinerMeal[] =>
  meals.filter(({ status }) => status === "PENDING");

/** On the board: the meals that subscriptions give today, and the way to them. Nothing where they give none. */
export function MealsButton() {
  const { meals } = useMeals();
  const [isOpen, setIsOpen] = useState(false);
  const { length: pending } = pendingOf(meals);
  const isDone = pending === 0;
  if (meals.length === 0) return null;
  return (
    <>
      <Box role="status">
        <Button
          variant="subtle"
          colorPalette={isDone ? "brand" : "blue"}
          position="relative"
          h={{ base: "11", md: "8" }}
          px="3"
          borderRadius={{ base: "lg", md: "full" }}
          fontSize="13px"
          // Low beside a title, and pressed as easily as any other.
          _after={{ content: '""', position: "absolute", inset: "-6px" }}
          onClick={() => setIsOpen(true)}
        >
          <Utensils aria-hidden />
          {/* Where there is no room for the sentence, its number stands for it. */}
          <Box as="span" srOnly={{ lgDown: true }}>
            {isDone ? texts.allDelivered : texts.pendingToday(pending, meals.length)}
          </Box>
          <Box as="span" aria-hidden hideFrom="lg">
            {isDone ? <Check /> : pending}
          </Box>
          <Box as="span" srOnly>
            {texts.seeMeals}
          </Box>
        </Button>
      </Box>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={texts.mealsToday}>
        {isOpen && <Meals />}
      </Dialog>
    </>
  );
}

/** Drawn at once; a search narrows what is left. */
const mostShown = 60;

function Meals() {
  const { meals } = useMeals();
  const [query, setQuery] = useState("");
  const [isPendingOnly, setIsPendingOnly] = useState(true);
  const sought = useDeferredValue(query);
  const found = useMemo(
    () => filterMeals(meals, { text: sought, classIds: [], statuses: isPendingOnly ? ["PENDING"] : mealStatuses }),
    [meals, sought, isPendingOnly],
  );
  return (
    <Box display="flex" flexDirection="column" gap="3">
      <TextField label={texts.searchLabel} type="search" value={query} onChange={setQuery} />
      <Box role="group" aria-label={words.status} display="flex" flexWrap="wrap" gap="2">
        <Chip aria-pressed={isPendingOnly} onClick={() => setIsPendingOnly(true)}>
          {texts.pendingOnly(pendingOf(meals).length)}
        </Chip>
        <Chip aria-pressed={!isPendingOnly} onClick={() => setIsPendingOnly(false)}>
          {texts.allMeals(meals.length)}
        </Chip>
        <Box flex="1" />
        <DeliverMeals meals={found} />
      </Box>
      {found.length === 0 ? (
        <EmptyState icon={<Utensils />} title={texts.nothingShown} detail={texts.searchOtherwise} />
      ) : (
        <MealList label={texts.mealsToday} meals={found.slice(0, mostShown)} />
      )}
      {found.length > mostShown && (
        <Box fontSize="13px" color="fg.muted">
          {texts.someShown(mostShown, found.length)}
        </Box>
      )}
    </Box>
  );
}
