import { type BoardSort, type Order, boardView } from "@cantina/domain/orders";
import { Box } from "@chakra-ui/react/box";
import { useDeferredValue, useMemo, useState } from "react";
import { useValue } from "../../composition/device/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as screens from "../../texts/screens.ts";
import * as texts from "../../texts/orders-board.ts";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { StaleBanner } from "../../ui/StaleBanner.tsx";
import { useAddress } from "../../ui/use-address.ts";
import { useIsNarrow } from "../../ui/use-is-narrow.ts";
import { MealBoard, MealsButton, MealsUnread } from "../subscriptions/index.ts";
import { BoardAsk } from "./BoardAsk.tsx";
import { BoardHeader } from "./BoardHeader.tsx";
import { BoardTools } from "./BoardTools.tsx";
import { PickupDialog, type PickupDiner } from "./PickupDialog.tsx";
import { BoardBody } from "./BoardBody.tsx";
import { BoardSkeleton } from "./parts/BoardSkeleton.tsx";
import { boardFields, filterOf, sortOf, unfiltered } from "./board-address.ts";
import { mealFilterOf } from "./meal-filter.ts";
import { useBoardNotices } from "./use-board-notices.ts";
import { type Board, useBoard } from "./use-board.ts";
import { useCardSwipe } from "./use-card-swipe.ts";
import { useSelection } from "./use-selection.ts";

const gutter = { base: "14px", md: "5" };

/** Where every screen's header stands. */
const top = { px: gutter, pt: "5", pb: "3" };

/** Comandas: what waits to be handed over. */
export function OrdersBoardScreen() {
  const { board, failure, isRetrying, staleSince, retry } = useBoard();
  useBoardNotices();
  return (
    <Box as="main" display="flex" flexDirection="column" h="full" minH="0">
      {board === null ? (
        <>
          <Box {...top}>
            <PageHeader title={screens.ordersBoard} />
          </Box>
          {failure !== null ? (
            <ErrorState failure={failure} title={texts.unreadable} isRetrying={isRetrying} onRetry={retry} />
          ) : (
            <BoardSkeleton />
          )}
        </>
      ) : (
        <>
          {staleSince !== null && (
            <Box px={gutter} pt="3">
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
  const [asked, change] = useAddress(boardFields);
  const sort = sortOf(asked, useValue(boardSort));
  const filter = useMemo(() => filterOf(asked), [asked]);
  const [diner, setDiner] = useState<PickupDiner | null>(null);
  // The text shows at once; hundreds of cards follow when there is time.
  const sought = useDeferredValue(filter);
  const { orders, classNames, ends, cafeteria } = board;
  const zone = cafeteria.timeZone;
  const { option, direction } = sort;
  const view = useMemo(
    () => boardView({ orders, filter: sought, sort: { option, direction }, classNames, ends, zone }),
    [orders, sought, option, direction, classNames, ends, zone],
  );
  const meals = useMemo(() => mealFilterOf(sought), [sought]);
  const mealsButton = meals === null && <MealsButton />;
  // The header of a phone has no room left.
  const isPhone = useIsNarrow(768);
  const selection = useSelection<Order>(view.pendingShown);
  useCardSwipe(setDiner);
  function sortBy(chosen: BoardSort): void {
    boardSort.set(chosen);
    change({ sort: chosen.option, direction: chosen.direction });
  }
  return (
    <>
      <Box {...top}>
        <BoardHeader board={board} view={view} filter={filter} selection={selection} meals={!isPhone && mealsButton} />
      </Box>
      <BoardTools
        asked={asked}
        onChange={change}
        sort={sort}
        onSort={sortBy}
        classes={cafeteria.classes}
        hasSubscriptions={cafeteria.features.includes("subscriptions")}
        meals={isPhone && mealsButton}
      />
      {meals === null ? (
        <>
          <Box px={gutter} css={{ "&:empty": { display: "none" } }} pb="2">
            <MealsUnread />
          </Box>
          <BoardBody
            board={board}
            view={view}
            selection={selection}
            onClearFilter={() => change({ ...unfiltered, search: "" })}
          />
        </>
      ) : (
        <MealBoard filter={meals} />
      )}
      <BoardAsk board={board} pendingToday={view.pendingToday} />
      <PickupDialog board={board} diner={diner} onClose={() => setDiner(null)} />
    </>
  );
}
