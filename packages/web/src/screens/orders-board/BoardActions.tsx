import { type BoardView, type Order, type SeenOrder, isNarrowed } from "@cantina/domain/orders";
import { Box } from "@chakra-ui/react/box";
import { CheckCheck, X } from "lucide-react";
import * as texts from "../../texts/orders-board.ts";
import { deliverAll } from "../../texts/orders.ts";
import * as words from "../../texts/words.ts";
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
        <IconButton label={texts.clearSelection} icon={<X />} variant="outline" onClick={onClearSelection} />
        <Button disabled={isBusy} onClick={() => deliver(selected)}>
          <DeliverText what={texts.selectedOnes} count={selected.length} />
        </Button>
      </>
    );
  }
  // Meals of subscriptions have their own.
  if (filter.origin === "SUBSCRIPTION") return null;
  if (isNarrowed(filter)) {
    const { pendingShown } = view;
    return (
      <Button disabled={isBusy || pendingShown.length === 0} onClick={() => deliver(pendingShown)}>
        <DeliverText what={texts.filteredOnes} count={pendingShown.length} />
      </Button>
    );
  }
  return (
    <Button disabled={isBusy || view.pendingToday === 0} onClick={() => board.ask({ step: "deliverDay" })}>
      <Box as="span" hideBelow="md" display="inline-flex">
        <CheckCheck aria-hidden />
      </Box>
      {deliverAll}
    </Button>
  );
}

/** Short on a phone, where the board's name stands beside it. */
function DeliverText({ what, count }: { readonly what: string; readonly count: number }) {
  return (
    <>
      <Box as="span" hideBelow="md" display="inline-flex">
        <CheckCheck aria-hidden />
      </Box>
      <span>
        {words.deliver}{" "}
        <Box as="span" hideBelow="md">
          {`${what} `}
        </Box>
        {`(${count})`}
      </span>
    </>
  );
}
