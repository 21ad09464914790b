import type { BoardFilter, BoardView, Order } from "@cantina/domain/orders";
import { useSelector } from "@xstate/react";
import { useWorkplace } from "../../composition/workplace/index.ts";
import { BoardActions } from "./BoardActions.tsx";
import { BoardMenu } from "./BoardMenu.tsx";
import { BoardHeader } from "./parts/BoardHeader.tsx";
import type { Board } from "./use-board.ts";
import type { Selection } from "./use-selection.ts";

export interface BoardTopProps {
  readonly board: Board;
  readonly view: BoardView;
  readonly filter: BoardFilter;
  readonly selection: Selection<Order>;
}

export function BoardTop({ board, view, filter, selection }: BoardTopProps) {
  const { board: actor } = useWorkplace();
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag("busy"));
  return (
    <BoardHeader pendingToday={view.pendingToday}>
      <BoardActions
        board={board}
        view={view}
        filter={filter}
        selected={selection.items}
        isBusy={isBusy}
        onClearSelection={selection.clear}
      />
      <BoardMenu board={board} view={view} />
    </BoardHeader>
  );
}
