import { localDateOf } from "@cantina/domain/kernel";
import { type BoardView, type Order, classNameOf } from "@cantina/domain/orders";
import { useSelector } from "@xstate/react";
import { ClipboardCheck } from "lucide-react";
import { useCallback } from "react";
import { useValue } from "../../composition/device/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/orders-board.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { NoResult } from "../../ui/NoResult.tsx";
import { whenText } from "./order-texts.ts";
import { BoardList } from "./parts/BoardList.tsx";
import { useOrderAllergens } from "./use-order-allergens.ts";
import type { Board } from "./use-board.ts";
import type { Selection } from "./use-selection.ts";

export interface BoardBodyProps {
  readonly board: Board;
  readonly view: BoardView;
  readonly selection: Selection<Order>;
  readonly onClearFilter: () => void;
}

export function BoardBody({ board, view, selection, onClearFilter }: BoardBodyProps) {
  "use memo";
  const { board: actor, printing } = useWorkplace();
  const isPrinterReady = useValue(printing.view).isReady;
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag("busy"));
  const { now, classNames, cafeteria, ask, orders } = board;
  const zone = cafeteria.timeZone;
  const allergensOf = useOrderAllergens();
  const viewOf = useCallback(
    (order: Order) => ({
      order,
      allergens: allergensOf(order),
      className: classNameOf(order, classNames),
      pickUp: order.pickUpDateTime === null ? null : whenText(order.pickUpDateTime, now, zone),
      ordered: whenText(order.dateTime, now, zone),
    }),
    [allergensOf, classNames, now, zone],
  );
  const onDeliver = useCallback((order: Order) => ask({ step: "deliver", orders: [order] }), [ask]);
  const onPrint = useCallback((order: Order) => void printing.printOrder(order), [printing]);
  const onArchive = useCallback((order: Order) => ask({ step: "archive", orders: [order] }), [ask]);
  if (orders.length === 0)
    return <EmptyState icon={<ClipboardCheck />} title={texts.noOrders} detail={texts.noOrdersHint} />;
  if (view.shown.length === 0) return <NoResult title={texts.nothingMatches} onClear={onClearFilter} />;
  return (
    <BoardList
      sections={view.sections}
      // What the filters leave out is no reason to call the day empty.
      isTodayEmpty={view.pendingToday === 0}
      today={localDateOf(now, zone)}
      viewOf={viewOf}
      selected={selection.ids}
      isBusy={isBusy}
      onDeliver={onDeliver}
      onArchive={onArchive}
      onPrint={isPrinterReady ? onPrint : null}
      onSelect={selection.choose}
    />
  );
}
