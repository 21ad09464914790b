/** How something is paid; ANY exists only in filters. Specification §6. */
export const paymentMethods = [
  "CASH",
  "ACCOUNT_BALANCE",
  "CARD",
  "MERCADO_PAGO",
  "WALLET_CONNECT",
  "DIRECTA24",
  "PLEXO",
  "TRANSFER",
  "MATTILDA",
  "CUSTOM",
] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** What the counter takes for an order. TRANSFER is for top-ups and coupon sales. CAFETERIA-01 */
export const counterPaymentMethods = ["ACCOUNT_BALANCE", "CASH", "CARD", "CUSTOM"] as const;
export type CounterPaymentMethod = (typeof counterPaymentMethods)[number];

/** What a top-up is paid with. CAFETERIA-02 */
export const chargePaymentMethods = ["CASH", "CARD", "TRANSFER", "CUSTOM"] as const;
export type ChargePaymentMethod = (typeof chargePaymentMethods)[number];

/** What coupons are paid with. CAFETERIA-02 */
export const couponPaymentMethods = ["ACCOUNT_BALANCE", "CASH", "CARD", "TRANSFER", "CUSTOM"] as const;
export type CouponPaymentMethod = (typeof couponPaymentMethods)[number];

/** The custom method exists only where the cafeteria has named it. */
export const offeredAmong = <M extends PaymentMethod>(methods: readonly M[], customName: string | null): readonly M[] =>
  methods.filter((method) => method !== "CUSTOM" || customName !== null);

export const offeredPaymentMethods = (customName: string | null): readonly CounterPaymentMethod[] =>
  offeredAmong(counterPaymentMethods, customName);
