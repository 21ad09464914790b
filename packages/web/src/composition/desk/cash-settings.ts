import { cashSettingsEndpoints } from "@cantina/contract/cash-register";
import { queryOptions } from "@tanstack/react-query";
import { orReject } from "../../failures/failure.ts";
import { callsOf, queryKeys, type Sources } from "../live-data/index.ts";
import { useCalls } from "../workplace/index.ts";

/** Kept level by the hub. */
export const cashSettingsQuery = (sources: Sources) =>
  queryOptions({
    queryKey: queryKeys.cashSettings,
    queryFn: ({ signal }) => orReject(callsOf(sources, cashSettingsEndpoints).readCashSettings({}, { signal })),
    // What is changed here must not be what this device kept from before.
    refetchOnMount: "always",
  });

export const useCashSettingsCalls = () => useCalls(cashSettingsEndpoints);
