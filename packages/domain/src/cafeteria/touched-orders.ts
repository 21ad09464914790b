import type { ClassId, LocalDate, LocalTime, OrderId } from "../kernel/index.ts";
import { isClosedOn } from "./closed-days.ts";
import { isPickupTime } from "./pickup-times.ts";
import type { CafeteriaSettings } from "./settings.ts";

/** An order that somebody has already, by the cafeteria's clock. */
export type ComingOrder = {
  readonly id: OrderId;
  readonly day: LocalDate;
  readonly time: LocalTime;
  readonly classId: ClassId | null;
  /** The time is the pass's own, and nobody chose it. */
  readonly isOfPass: boolean;
};

type FetchRules = Pick<CafeteriaSettings, "closedWeekdays" | "closedDates" | "pickup">;

const canBeFetched = ({ day, time, classId, isOfPass }: ComingOrder, rules: FetchRules): boolean =>
  !isClosedOn(rules, day) && (isOfPass || isPickupTime(rules.pickup, time, classId));

/**
 * What could be fetched when it was ordered and no longer could: a day that is closed by now, a time that is not offered.
 * What is so already is no news, and a cut-off is of orders to come. CAFETERIA-23
 */
export const touchedOrders = <Order extends ComingOrder>(
  coming: readonly Order[],
  now: FetchRules,
  next: FetchRules,
): readonly Order[] => coming.filter((order) => canBeFetched(order, now) && !canBeFetched(order, next));
