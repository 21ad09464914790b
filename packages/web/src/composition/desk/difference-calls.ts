import type { DataOf } from "@cantina/contract/endpoint";
import { paymentDifferenceEndpoints } from "@cantina/contract/payments";
import { type Sources, callsOf, plainQuery, queryKeys } from "../live-data/index.ts";
import { useCalls } from "../workplace/index.ts";

/** What the provider's books say otherwise than ours, and when they were compared. */
export type PaymentDifferences = DataOf<typeof paymentDifferenceEndpoints.listPaymentDifferences>;
export type PaymentDifference = PaymentDifferences["differences"][number];

/** Kept level by the hub. */
export const paymentDifferencesQuery = (sources: Sources) =>
  plainQuery(queryKeys.paymentDifferences, callsOf(sources, paymentDifferenceEndpoints).listPaymentDifferences);

export const useDifferenceCalls = () => useCalls(paymentDifferenceEndpoints);
