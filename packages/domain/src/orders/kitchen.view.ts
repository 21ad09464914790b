import { type Instant, type OrderId, type TimeZone, localDateOf } from "../kernel/index.ts";
import { calledName } from "./called-name.ts";
import { type OfHour, byDeliveryHour } from "./delivery-hour.ts";
import { type DayEnds, dayOfOrder } from "./order-day.ts";
import type { Order } from "./order.ts";
import { type SummaryLine, summariseOrders } from "./order-summary.ts";

export type KitchenView = {
  /** What is still to be made today, by the hour of its delivery. */
  readonly hours: readonly OfHour[];
  readonly waiting: number;
  readonly toMake: readonly SummaryLine[];
  /** What is made and waits for its diner, the latest first. */
  readonly ready: readonly Order[];
};

export type KitchenInput = { readonly orders: readonly Order[]; readonly ends: DayEnds; readonly zone: TimeZone };

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** Earliest delivery first; what has none, in the order in which it was asked for. */
const byDelivery = (one: Order, other: Order): number =>
  compare(one.pickUpDateTime ?? "", other.pickUpDateTime ?? "") ||
  compare(one.dateTime, other.dateTime) ||
  compare(one.id, other.id);

const lately = (one: Order, other: Order): number =>
  compare(other.readyAt ?? "", one.readyAt ?? "") || compare(one.id, other.id);

const pendingToday = ({ orders, ends }: Omit<KitchenInput, "zone">): readonly Order[] =>
  orders.filter((order) => order.status === "STARTED" && dayOfOrder(order, ends) === "today");

/** ORDERS-21 */
export function kitchenView({ orders, ends, zone }: KitchenInput): KitchenView {
  const pending = pendingToday({ orders, ends });
  const waiting = pending.filter(({ readyAt }) => readyAt === null).toSorted(byDelivery);
  return {
    hours: byDeliveryHour(waiting, zone),
    waiting: waiting.length,
    toMake: summariseOrders(waiting),
    ready: pending.filter(({ readyAt }) => readyAt !== null).toSorted(lately),
  };
}

/** Of an order that may be fetched; what is not in it, nobody who stands before it reads. */
export type Called = {
  readonly id: OrderId;
  /** null: nobody was named, and the hour at which it was asked for tells whose it is. */
  readonly name: string | null;
  readonly orderedAt: Instant;
};

export const calledOf = ({ id, commensalName, dateTime }: Order): Called => ({
  id,
  name: commensalName === null ? null : calledName(commensalName),
  orderedAt: dateTime,
});

/** What was made today and waits for its diner, the latest first. ORDERS-22 */
export const pickupView = (input: KitchenInput & { readonly now: Instant }): readonly Called[] =>
  pendingToday(input)
    .filter(
      ({ readyAt }) => readyAt !== null && localDateOf(readyAt, input.zone) === localDateOf(input.now, input.zone),
    )
    .toSorted(lately)
    .map(calledOf);
