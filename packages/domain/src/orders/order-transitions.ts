import type { OrderStatus } from "./order-status.ts";

/** Where an order may go from where it is; domain, server and screens know no other. ORDERS-01 */
export const orderTransitions: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  STARTED: ["COMPLETED", "CANCELLED"],
  COMPLETED: ["STARTED", "CANCELLED"],
  CANCELLED: ["CANCELLED_ARCHIVED", "DELETED"],
  CANCELLED_ARCHIVED: ["DELETED"],
  DELETED: [],
};

export const canBecome = (from: OrderStatus, to: OrderStatus): boolean => orderTransitions[from].includes(to);
