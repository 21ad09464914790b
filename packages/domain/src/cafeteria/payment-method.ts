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

/** The custom method exists only where the cafeteria has named it. */
export const offeredPaymentMethods = (customName: string | null): readonly CounterPaymentMethod[] =>
  counterPaymentMethods.filter((method) => method !== "CUSTOM" || customName !== null);
