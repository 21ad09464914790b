/** Who takes money from outside; each is a payment method of the same name. */
export const onlineProviders = ["MERCADO_PAGO", "DIRECTA24"] as const;
export type OnlineProvider = (typeof onlineProviders)[number];
