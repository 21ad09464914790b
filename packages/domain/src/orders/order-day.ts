import {
  type CommensalId,
  type Instant,
  type LocalDate,
  type TimeZone,
  addDays,
  dayRange,
  localDateOf,
  localTimeOf,
} from "../kernel/index.ts";
import type { Order } from "./order.ts";

export const orderDays = ["today", "tomorrow", "later"] as const;
export type OrderDay = (typeof orderDays)[number];

/** When today and tomorrow end at that place. */
export type DayEnds = { readonly today: Instant; readonly tomorrow: Instant };

export function dayEnds(now: Instant, zone: TimeZone): DayEnds {
  const today = localDateOf(now, zone);
  return { today: dayRange(today, zone).until, tomorrow: dayRange(addDays(today, 1), zone).until };
}

type PickedUp = Pick<Order, "pickUpDateTime">;

/** ORDERS-07 */
export function dayOfOrder({ pickUpDateTime }: PickedUp, ends: DayEnds): OrderDay {
  if (pickUpDateTime === null || pickUpDateTime < ends.today) return "today";
  return pickUpDateTime < ends.tomorrow ? "tomorrow" : "later";
}

/** Of another day, so that handing it over now needs a second thought. ORDERS-08 */
export const isOfAnotherDay = (order: PickedUp, ends: DayEnds): boolean => dayOfOrder(order, ends) !== "today";

/** What this diner may take now. ORDERS-09 */
export const ordersToPickUp = <T extends Pick<Order, "status" | "commensalId" | "pickUpDateTime">>(
  orders: readonly T[],
  commensalId: CommensalId,
  ends: DayEnds,
): readonly T[] =>
  orders.filter(
    (order) => order.status === "STARTED" && order.commensalId === commensalId && !isOfAnotherDay(order, ends),
  );

/** Specification §9. */
const autoCompleteTime = "23:50";

/** The latest day whose closing hour has come; a server that was down then owes it. ORDERS-10 */
export function latestDayToComplete(now: Instant, zone: TimeZone): LocalDate {
  const today = localDateOf(now, zone);
  return localTimeOf(now, zone) >= autoCompleteTime ? today : addDays(today, -1);
}
