export {
  type OrderStatus,
  type OrderType,
  type OriginMedium,
  orderStatuses,
  orderTypes,
  originMedia,
} from "./order-status.ts";
export type { Order, OrderItem, PlacedOrder } from "./order.ts";
