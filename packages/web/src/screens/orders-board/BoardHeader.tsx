import type { BoardFilter, BoardView, Order } from "@cantina/domain/orders";
import { Box } from "@chakra-ui/react/box";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as screens from "../../texts/screens.ts";
import * as texts from "../../texts/orders-board.ts";
import { CountPill } from "../../ui/CountPill.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { BoardActions } from "./BoardActions.tsx";
import { BoardMenu } from "./BoardMenu.tsx";
import type { Board } from "./use-board.ts";
import type { Selection } from "./use-selection.ts";

export interface BoardHeaderProps {
  readonly board: Board;
  readonly view: BoardView;
  readonly filter: BoardFilter;
  readonly selection: Selection<Order>;
  /** Of subscriptions, beside what waits. */
  readonly meals: ReactNode;
}

export function BoardHeader({ board, view, filter, selection, meals }: BoardHeaderProps) {
  const { board: actor } = useWorkplace();
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag("busy"));
  return (
    <PageHeader
      title={screens.ordersBoard}
      badge={
        <>
          {/* A phone has no room for it beside what is done with the selected ones. */}
          <Box hideBelow={selection.items.length > 0 ? "md" : undefined}>
            <CountPill count={view.pendingTodayShown} label={texts.pendingToday} />
          </Box>
          {meals}
        </>
      }
      action={
        <>
          <BoardActions
            board={board}
            view={view}
            filter={filter}
            selected={selection.items}
            isBusy={isBusy}
            onClearSelection={selection.clear}
          />
          <BoardMenu board={board} view={view} filter={filter} />
        </>
      }
    />
  );
}
