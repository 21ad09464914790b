import type { DataOf } from "@cantina/contract/endpoint";
import { onlinePaymentEndpoints } from "@cantina/contract/payments";
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
