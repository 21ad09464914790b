import { type Order, boardView, wholeBoard } from "@cantina/domain/orders";
import { Box } from "@chakra-ui/react/box";
import { useDeferredValue, useMemo, useState } from "react";
import { useValue } from "../../composition/device/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { StaleBanner } from "../../ui/StaleBanner.tsx";
import { MealBoard, MealsBar } from "../subscriptions/index.ts";
import { BoardAsk } from "./BoardAsk.tsx";
import { BoardTools } from "./BoardTools.tsx";
import { PickupDialog, type PickupDiner } from "./PickupDialog.tsx";
import { BoardBody } from "./BoardBody.tsx";
import { BoardHeader } from "./parts/BoardHeader.tsx";
import { BoardSkeleton } from "./parts/BoardSkeleton.tsx";
import { mealFilterOf } from "./meal-filter.ts";
import { BoardTop } from "./BoardTop.tsx";
import { useBoardNotices } from "./use-board-notices.ts";
import { type Board, useBoard } from "./use-board.ts";
import { useCardSwipe } from "./use-card-swipe.ts";
import { useSelection } from "./use-selection.ts";

/** Comandas: what waits to be handed over. */
export function OrdersBoardScreen() {
  const { board, failure, isRetrying, staleSince, retry } = useBoard();
  useBoardNotices();
  return (
    <Box as="main" display="flex" flexDirection="column" h="full" minH="0">
      {board === null ? (
        <>
          <BoardHeader pendingToday={null} />
          {failure !== null ? (
            <ErrorState
              failure={failure}
              title="No se pudieron cargar las comandas"
              isRetrying={isRetrying}
              onRetry={retry}
            />
          ) : (
            <BoardSkeleton />
          )}
        </>
      ) : (
        <>
          {staleSince !== null && (
            <Box px={{ base: "14px", md: "5" }} pt="3">
              <StaleBanner failure={failure} readAt={staleSince} onRetry={retry} />
            </Box>
          )}
          <LoadedBoard board={board} />
        </>
      )}
    </Box>
  );
}

function LoadedBoard({ board }: { readonly board: Board }) {
  "use memo";
  const { boardSort } = useWorkplace();
  const sort = useValue(boardSort);
  const [filter, setFilter] = useState(wholeBoard);
  const [diner, setDiner] = useState<PickupDiner | null>(null);
  // The text shows at once; hundreds of cards follow when there is time.
  const sought = useDeferredValue(filter);
  const { orders, classNames, ends, cafeteria } = board;
  const view = useMemo(
    () => boardView({ orders, filter: sought, sort, classNames, ends }),
    [orders, sought, sort, classNames, ends],
  );
  const meals = useMemo(() => mealFilterOf(sought), [sought]);
  const selection = useSelection<Order>(view.pendingShown);
  useCardSwipe(setDiner);
  return (
    <>
      <BoardTop board={board} view={view} filter={filter} selection={selection} />
      <BoardTools
        filter={filter}
        onFilter={setFilter}
        sort={sort}
        onSort={boardSort.set}
        classes={cafeteria.classes}
        hasSubscriptions={cafeteria.features.includes("subscriptions")}
      />
      {meals === null ? (
        <>
          <Box px={{ base: "14px", md: "5" }} css={{ "&:empty": { display: "none" } }} pb="2">
            <MealsBar />
          </Box>
          <BoardBody board={board} view={view} selection={selection} onClearFilter={() => setFilter(wholeBoard)} />
        </>
      ) : (
        <MealBoard filter={meals} />
      )}
      <BoardAsk board={board} pendingToday={view.pendingToday} />
      <PickupDialog board={board} diner={diner} onClose={() => setDiner(null)} />
    </>
  );
}
