/** Who takes money from outside; each is a payment method of the same name. */
export const onlineProviders = ["MERCADO_PAGO", "WALLET_CONNECT", "DIRECTA24", "PLEXO", "MATTILDA"] as const;
export type OnlineProvider = (typeof onlineProviders)[number];

/** Those with a page of their own, which know a canteen by an id that they gave to it. */
export const hostedNames = ["DIRECTA24", "PLEXO", "MATTILDA"] as const satisfies readonly OnlineProvider[];
export type HostedName = (typeof hostedNames)[number];
