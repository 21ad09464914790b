import { filterMeals, mealStatuses } from "@cantina/domain/subscriptions";
import { Box } from "@chakra-ui/react/box";
import { Utensils } from "lucide-react";
import { useDeferredValue, useMemo, useState } from "react";
import { useMeals } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/meals.ts";
import * as words from "../../texts/words.ts";
import { Button } from "../../ui/Button.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { DeliverMeals } from "./DeliverMeals.tsx";
import { MealList } from "./MealList.tsx";

/** On the board: the meals that subscriptions give today. Nothing where they give none. */
export function MealsBar() {
  const { meals, isFailing, retry } = useMeals();
  const [isOpen, setIsOpen] = useState(false);
  const pending = meals.filter(({ status }) => status === "PENDING").length;
  if (isFailing && meals.length === 0)
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
  if (meals.length === 0) return null;
  return (
    <>
      <Notice
        kind={pending === 0 ? "success" : "info"}
        icon={<Utensils />}
        action={
          <Button size="sm" variant="outline" colorPalette="gray" onClick={() => setIsOpen(true)}>
            {texts.seeMeals}
          </Button>
        }
      >
        {pending === 0 ? texts.allDelivered : texts.pendingToday(pending, meals.length)}
      </Notice>
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
          {texts.pendingOnly}
        </Chip>
        <Chip aria-pressed={!isPendingOnly} onClick={() => setIsPendingOnly(false)}>
          {words.allFeminine}
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
