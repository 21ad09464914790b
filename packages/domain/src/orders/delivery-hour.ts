import { type LocalDate, type TimeZone, localDateOf, localTimeOf } from "../kernel/index.ts";
import type { Order } from "./order.ts";

/** "2026-11-20" and "12": from 12:00 until 13:00 there. */
export type DeliveryHour = { readonly date: LocalDate; readonly hour: string };

/** When it is to be fetched, to the hour; null: as soon as it is made. ORDERS-18 */
function deliveryHourOf({ pickUpDateTime }: Pick<Order, "pickUpDateTime">, zone: TimeZone): DeliveryHour | null {
  if (pickUpDateTime === null) return null;
  return { date: localDateOf(pickUpDateTime, zone), hour: localTimeOf(pickUpDateTime, zone).slice(0, 2) };
}

/** Sorts and tells apart: what has no hour comes first, since it waits already. */
export const hourKey = (hour: DeliveryHour | null): string => (hour === null ? "" : `${hour.date} ${hour.hour}`);

export type OfHour = { readonly hour: DeliveryHour | null; readonly orders: readonly Order[] };

/** The orders by the hour of their delivery, earliest first; within an hour they keep their order. ORDERS-18 */
export function byDeliveryHour(orders: readonly Order[], zone: TimeZone): readonly OfHour[] {
  const hours = new Map<string, { readonly hour: DeliveryHour | null; readonly orders: Order[] }>();
  for (const order of orders) {
    const hour = deliveryHourOf(order, zone);
    const known = hours.get(hourKey(hour));
    if (known === undefined) hours.set(hourKey(hour), { hour, orders: [order] });
    else known.orders.push(order);
  }
  return [...hours].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, ofHour]) => ofHour);
}
