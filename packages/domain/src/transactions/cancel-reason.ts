/** Why a transaction is reverted; specification §4. */
export const cancelReasons = [
  "NOT_PICKED_UP",
  "OUT_OF_STOCK",
  "CLIENT_REQUESTED",
  "MISTAKEN_ORDER",
  "DUPLICATE_ORDER",
] as const;
export type CancelReason = (typeof cancelReasons)[number];

/** Whose wish it was: the counter's, or the client's in the app. */
export const cancellers = ["CAFETERIA", "CLIENT"] as const;
export type Canceller = (typeof cancellers)[number];
