import type { DataOf } from "@cantina/contract/endpoint";
import {
  directa24Endpoints,
  mattildaEndpoints,
  onlinePaymentEndpoints,
  plexoEndpoints,
} from "@cantina/contract/payments";
import { type Sources, callsOf, plainQuery, queryKeys } from "../live-data/index.ts";
import { useCalls } from "../workplace/index.ts";

/** How the cafeteria stands with Mercado Pago. */
export type MercadoPagoLink = DataOf<typeof onlinePaymentEndpoints.readMercadoPago>;

/** Kept level by the hub. */
export const mercadoPagoQuery = (sources: Sources) =>
  plainQuery(queryKeys.mercadoPago, callsOf(sources, onlinePaymentEndpoints).readMercadoPago, {
    // What is changed here must not be what this device kept from before.
    refetchOnMount: "always",
  });

export const useProviderCalls = () => useCalls(onlinePaymentEndpoints);

/** How the cafeteria stands with Directa24. */
export type Directa24Account = DataOf<typeof directa24Endpoints.readDirecta24>;

/** Kept level by the hub. */
export const directa24Query = (sources: Sources) =>
  plainQuery(queryKeys.directa24, callsOf(sources, directa24Endpoints).readDirecta24, { refetchOnMount: "always" });

export const useDirecta24Calls = () => useCalls(directa24Endpoints);

/** How the cafeteria stands with Plexo. */
export type PlexoAccount = DataOf<typeof plexoEndpoints.readPlexo>;

/** Kept level by the hub. */
export const plexoQuery = (sources: Sources) =>
  plainQuery(queryKeys.plexo, callsOf(sources, plexoEndpoints).readPlexo, { refetchOnMount: "always" });

export const usePlexoCalls = () => useCalls(plexoEndpoints);

/** How the cafeteria stands with Mattilda. */
export type MattildaAccount = DataOf<typeof mattildaEndpoints.readMattilda>;

/** Kept level by the hub. */
export const mattildaQuery = (sources: Sources) =>
  plainQuery(queryKeys.mattilda, callsOf(sources, mattildaEndpoints).readMattilda, { refetchOnMount: "always" });

export const useMattildaCalls = () => useCalls(mattildaEndpoints);
