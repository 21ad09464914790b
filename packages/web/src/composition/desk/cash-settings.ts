import { cashSettingsEndpoints } from "@cantina/contract/cash-register";
import { callsOf, plainQuery, queryKeys, type Sources } from "../live-data/index.ts";
import { useCalls } from "../workplace/index.ts";

/** Kept level by the hub. */
export const cashSettingsQuery = (sources: Sources) =>
  plainQuery(queryKeys.cashSettings, callsOf(sources, cashSettingsEndpoints).readCashSettings, {
    // What is changed here must not be what this device kept from before.
    refetchOnMount: "always",
  });

export const useCashSettingsCalls = () => useCalls(cashSettingsEndpoints);
