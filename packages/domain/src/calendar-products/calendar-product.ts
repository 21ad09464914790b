import type { Product } from "../catalog/index.ts";
import type { LocalDate, LocalTime } from "../kernel/index.ts";

/** A monthly pass. */
export type CalendarProduct = Pick<
  Product,
  "id" | "name" | "description" | "categoryId" | "version" | "price" | "classPrices" | "imageUrl" | "shownInApp"
> & {
  /** In order, each once. */
  readonly orderDates: readonly LocalDate[];
  /** When its orders are fetched; set once, when it is made. */
  readonly deliveryTime: LocalTime;
  /** Whether single dates can be cancelled. */
  readonly isOrderCancellable: boolean;
  /** Whether a buyer also pays for the dates that are past. */
  readonly chargeForPastOrders: boolean;
};

export const calendarLimits = { orderDates: 366, classPrices: 200 } as const;
