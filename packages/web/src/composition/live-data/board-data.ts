import type { OrderId } from "@cantina/domain/kernel";
import { type Order, type OrderState, type PlacedOrder, isOnBoard } from "@cantina/domain/orders";
import { type QueryClient } from "@tanstack/react-query";
import { plainQuery } from "./plain-query.ts";
import { queryKeys } from "./queries.ts";
import { dropItem, rereadItem, showChange } from "./reread-item.ts";
import type { Sources } from "./sources.ts";

/** Specification §9. */
const boardInterval = 300_000;

/** Pending and cancelled orders. */
export const boardOrdersQuery = ({ calls }: Sources) =>
  plainQuery(queryKeys.boardOrders, calls.listBoardOrders, {
    refetchInterval: boardInterval,
  });

/** What was handed over last. */
export const deliveredOrdersQuery = ({ calls }: Sources) =>
  plainQuery(queryKeys.deliveredOrders, calls.listDeliveredOrders);

export type BoardData = {
  /** Something happened to this order somewhere. */
  readonly take: (orderId: OrderId) => Promise<void>;
  /** This tab changed it. */
  readonly takeStep: (order: OrderState) => Promise<void>;
  readonly takeSale: (order: PlacedOrder) => void;
};

/** Keeps the board's list level with what happens to single orders. What was handed over is read again by others. */
export function boardData(queries: QueryClient, { calls }: Sources): BoardData {
  async function take(orderId: OrderId): Promise<void> {
    await rereadItem(queries, {
      listKey: queryKeys.boardOrders,
      id: orderId,
      read: (signal) => calls.readTransaction({ params: { orderId } }, { signal }),
    });
    queries.setQueryData<readonly Order[]>(queryKeys.boardOrders, (list) =>
      list?.every(isOnBoard) === false ? list.filter(isOnBoard) : list,
    );
  }
  return {
    take,
    takeStep: async ({ id, status }) => {
      if (isOnBoard({ orderType: "ORDER", status })) return take(id);
      dropItem(queries, queryKeys.boardOrders, id);
      return undefined;
    },
    takeSale: (order) => {
      if (!isOnBoard(order)) return;
      showChange<readonly Order[]>(
        queries,
        queryKeys.boardOrders,
        (list) => list && [order, ...list.filter(({ id }) => id !== order.id)],
      );
    },
  };
}
