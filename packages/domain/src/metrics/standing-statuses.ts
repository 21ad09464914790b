import type { OrderStatus, OrderType } from "../orders/index.ts";

const paid: readonly OrderStatus[] = ["COMPLETED"];

/** In which a transaction counts: an order that waits is sold, a top-up that waits isn't paid. METRICS-04 METRICS-05 */
export const standingStatuses: Readonly<Record<OrderType, readonly OrderStatus[]>> = {
  ORDER: ["STARTED", "COMPLETED"],
  BALANCE_CHARGE: paid,
  COUPON_BUY: paid,
  SUBSCRIPTION_CHARGE: paid,
};
