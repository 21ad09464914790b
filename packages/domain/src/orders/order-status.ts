/** Specification §4. */
export const orderStatuses = ["STARTED", "COMPLETED", "CANCELLED", "CANCELLED_ARCHIVED", "DELETED"] as const;
/** Only a revert leads there. */
export const revertedStatuses = [
  "CANCELLED",
  "CANCELLED_ARCHIVED",
  "DELETED",
] as const satisfies readonly OrderStatus[];
export type OrderStatus = (typeof orderStatuses)[number];

export const orderTypes = ["ORDER", "BALANCE_CHARGE", "COUPON_BUY", "SUBSCRIPTION_CHARGE"] as const;
export type OrderType = (typeof orderTypes)[number];

export const originMedia = ["WEB", "MOBILE", "SUBSCRIPTION"] as const;
export type OriginMedium = (typeof originMedia)[number];
