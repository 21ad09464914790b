import type { OnlineProvider } from "@cantina/domain/payments";

/** As people know them. */
export const providerNames: Readonly<Record<OnlineProvider, string>> = {
  MERCADO_PAGO: "Mercado Pago",
  WALLET_CONNECT: "Wallet Connect",
  DIRECTA24: "Directa24",
  PLEXO: "Plexo",
  MATTILDA: "Mattilda",
};
