import { type BoardFilter, type ClassNames, filterBoard } from "./board-filter.ts";
import { type BoardSort, sortBoard } from "./board-sort.ts";
import { type DayEnds, type OrderDay, dayOfOrder, orderDays } from "./order-day.ts";
import type { Order } from "./order.ts";

export type BoardSection = { readonly day: OrderDay; readonly orders: readonly Order[] };

export type BoardView = {
  /** Those that hold something, today first. */
  readonly sections: readonly BoardSection[];
  /** All that passes the filter, as the sections show it. */
  readonly shown: readonly Order[];
  readonly pendingShown: readonly Order[];
  /** Pending orders of today, whatever the filter. */
  readonly pendingToday: number;
};

export type BoardInput = {
  readonly orders: readonly Order[];
  readonly filter: BoardFilter;
  readonly sort: BoardSort;
  readonly classNames: ClassNames;
  readonly ends: DayEnds;
};

const isPending = ({ status }: Order): boolean => status === "STARTED";

/** ORDERS-13 */
export function boardView({ orders, filter, sort, classNames, ends }: BoardInput): BoardView {
  const sorted = sortBoard(filterBoard(orders, filter, classNames), sort, classNames);
  const byDay = new Map<OrderDay, Order[]>(orderDays.map((day) => [day, []]));
  for (const order of sorted) byDay.get(dayOfOrder(order, ends))?.push(order);
  const sections = [...byDay].flatMap(([day, held]) => (held.length === 0 ? [] : [{ day, orders: held }]));
  const shown = sections.flatMap((section) => section.orders);
  return {
    sections,
    shown,
    pendingShown: shown.filter(isPending),
    pendingToday: orders.filter((order) => isPending(order) && dayOfOrder(order, ends) === "today").length,
  };
}
