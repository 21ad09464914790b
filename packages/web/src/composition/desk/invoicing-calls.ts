import type { DataOf } from "@cantina/contract/endpoint";
import { invoicingEndpoints } from "@cantina/contract/invoicing";
import { type Sources, callsOf, plainQuery, queryKeys } from "../live-data/index.ts";
import { useCalls } from "../workplace/index.ts";

/** What the cafeteria invoices, and how that stands. */
export type InvoicingState = DataOf<typeof invoicingEndpoints.readInvoicing>;

/** Kept level by the hub. */
export const invoicingQuery = (sources: Sources) =>
  plainQuery(queryKeys.invoicing, callsOf(sources, invoicingEndpoints).readInvoicing, {
    // What is changed here must not be what this device kept from before.
    refetchOnMount: "always",
  });

export const useInvoicingCalls = () => useCalls(invoicingEndpoints);
