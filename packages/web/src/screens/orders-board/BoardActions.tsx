import { type BoardView, type Order, type SeenOrder, isNarrowed } from "@cantina/domain/orders";
import { CheckCheck, X } from "lucide-react";
import { Button } from "../../ui/Button.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import type { Board } from "./use-board.ts";

export interface BoardActionsProps {
  readonly board: Board;
  readonly view: BoardView;
  readonly filter: Parameters<typeof isNarrowed>[0];
  readonly selected: readonly Order[];
  readonly isBusy: boolean;
  readonly onClearSelection: () => void;
}

const seen = ({ id, version }: SeenOrder): SeenOrder => ({ id, version });

/** The one main action: what is selected, else what the filters show, else all of today. */
export function BoardActions({ board, view, filter, selected, isBusy, onClearSelection }: BoardActionsProps) {
  const deliver = (orders: readonly Order[]): void => board.ask({ step: "deliver", orders: orders.map(seen) });
  if (selected.length > 0) {
    return (
      <>
        <IconButton label="Quitar la selección" icon={<X />} variant="outline" onClick={onClearSelection} />
        <Button disabled={isBusy} onClick={() => deliver(selected)}>
          <CheckCheck aria-hidden />
          {`Entregar seleccionados (${selected.length})`}
        </Button>
      </>
    );
  }
  if (isNarrowed(filter)) {
    const { pendingShown } = view;
    return (
      <Button disabled={isBusy || pendingShown.length === 0} onClick={() => deliver(pendingShown)}>
        <CheckCheck aria-hidden />
        {`Entregar filtrados (${pendingShown.length})`}
      </Button>
    );
  }
  return (
    <Button disabled={isBusy || view.pendingToday === 0} onClick={() => board.ask({ step: "deliverDay" })}>
      <CheckCheck aria-hidden />
      Entregar todos
    </Button>
  );
}
