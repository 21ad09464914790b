import { type BoardFilter, type ClassNames, filterBoard } from "./board-filter.ts";
import { type BoardSort, sortBoard } from "./board-sort.ts";
import type { TimeZone } from "../kernel/index.ts";
import { type DeliveryHour, byDeliveryHour } from "./delivery-hour.ts";
import { type DayEnds, type OrderDay, dayOfOrder, orderDays } from "./order-day.ts";
import type { Order } from "./order.ts";

/** Of one day and hour. */
export type BoardSection = {
  readonly day: OrderDay;
  readonly hour: DeliveryHour | null;
  readonly orders: readonly Order[];
};

export type BoardView = {
  /** Those that hold something, today first and each day by its hours. */
  readonly sections: readonly BoardSection[];
  /** All that passes the filter, as the sections show it. */
  readonly shown: readonly Order[];
  readonly pendingShown: readonly Order[];
  /** Pending orders of today, whatever the filter. */
  readonly pendingToday: number;
  /** Those of them that are shown. ORDERS-19 */
  readonly pendingTodayShown: number;
};

export type BoardInput = {
  readonly orders: readonly Order[];
  readonly filter: BoardFilter;
  readonly sort: BoardSort;
  readonly classNames: ClassNames;
  readonly ends: DayEnds;
  readonly zone: TimeZone;
};

const isPending = ({ status }: Order): boolean => status === "STARTED";

/** ORDERS-13 ORDERS-18 ORDERS-19 */
export function boardView({ orders, filter, sort, classNames, ends, zone }: BoardInput): BoardView {
  const sorted = sortBoard(filterBoard(orders, filter, classNames), sort, classNames);
  const byDay = new Map<OrderDay, Order[]>(orderDays.map((day) => [day, []]));
  for (const order of sorted) byDay.get(dayOfOrder(order, ends))?.push(order);
  const sections = [...byDay].flatMap(([day, held]) =>
    byDeliveryHour(held, zone).map((ofHour) => ({ day, ...ofHour })),
  );
  const shown = sections.flatMap((section) => section.orders);
  const isPendingToday = (order: Order): boolean => isPending(order) && dayOfOrder(order, ends) === "today";
  return {
    sections,
    shown,
    pendingShown: shown.filter(isPending),
    pendingToday: orders.filter(isPendingToday).length,
    pendingTodayShown: shown.filter(isPendingToday).length,
  };
}
