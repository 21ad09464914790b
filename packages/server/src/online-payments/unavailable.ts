import type { OnlineProvider } from "@cantina/domain/payments";

/** How it is told that a provider is off, not configured or away. ONLINE-04 */
export const unavailable = {
  MERCADO_PAGO: { code: "MP_NOT_AVAILABLE" },
  WALLET_CONNECT: { code: "WALLET_CONNECT_NOT_AVAILABLE" },
  DIRECTA24: { code: "D24_NOT_AVAILABLE" },
  PLEXO: { code: "PLEXO_NOT_AVAILABLE" },
  MATTILDA: { code: "MATTILDA_NOT_AVAILABLE" },
} as const satisfies Readonly<Record<OnlineProvider, { readonly code: string }>>;

export type Unavailable = (typeof unavailable)[OnlineProvider];
