import type { OrderId } from "@cantina/domain/kernel";
import { type Order, type OrderState, type PlacedOrder, isOnBoard } from "@cantina/domain/orders";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { orReject } from "./failure.ts";
import { dropItem, rereadItem } from "./reread-item.ts";
import type { Sources } from "./sources.ts";

/** Specification §9. */
const boardInterval = 300_000;

const boardKeys = { orders: ["boardOrders"], delivered: ["deliveredOrders"] } as const;

/** Pending and cancelled orders. */
export const boardOrdersQuery = ({ board }: Sources) =>
  queryOptions({
    queryKey: boardKeys.orders,
    queryFn: ({ signal }) => orReject(board.listOrders(signal)),
    refetchInterval: boardInterval,
  });

/** What was handed over last. */
export const deliveredOrdersQuery = ({ board }: Sources) =>
  queryOptions({
    queryKey: boardKeys.delivered,
    queryFn: ({ signal }) => orReject(board.listDelivered(signal)),
  });

export type BoardData = {
  /** Something happened to this order somewhere. */
  readonly take: (orderId: OrderId) => Promise<void>;
  readonly takeStep: (order: OrderState) => Promise<void>;
  readonly takeSale: (order: PlacedOrder) => void;
};

/** Keeps the board's lists level with what happens to single orders. */
export function boardData(queries: QueryClient, { board }: Sources): BoardData {
  const rereadDelivered = () => queries.invalidateQueries({ queryKey: boardKeys.delivered, exact: true });
  const change = (next: (list: readonly Order[]) => readonly Order[]): void => {
    queries.setQueryData<readonly Order[]>(boardKeys.orders, (list) => (list === undefined ? undefined : next(list)));
  };
  async function take(orderId: OrderId): Promise<void> {
    const item = {
      listKey: boardKeys.orders,
      id: orderId,
      read: (signal: AbortSignal) => board.readOrder(orderId, signal),
    };
    await Promise.all([rereadItem(queries, item), rereadDelivered()]);
    change((list) => (list.every(isOnBoard) ? list : list.filter(isOnBoard)));
  }
  return {
    take,
    takeStep: async ({ id, status }) => {
      if (isOnBoard({ orderType: "ORDER", status })) return take(id);
      dropItem(queries, boardKeys.orders, id);
      return rereadDelivered();
    },
    takeSale: (order) => {
      if (!isOnBoard(order)) return;
      // A list under way may be older than the sale, and would overwrite it when it arrives.
      if (queries.isFetching({ queryKey: boardKeys.orders, exact: true }) > 0)
        void queries.invalidateQueries({ queryKey: boardKeys.orders, exact: true });
      else change((list) => [order, ...list.filter(({ id }) => id !== order.id)]);
    },
  };
}
