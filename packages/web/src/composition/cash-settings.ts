import { httpCashSettings } from "@cantina/adapters/http";
import { queryOptions } from "@tanstack/react-query";
import { orReject } from "./failure.ts";
import { queryKeys } from "./queries.ts";
import type { Sources } from "./sources.ts";
import { useDeskCall } from "./use-desk-call.ts";
import { useWorkplace } from "./workplace-context.ts";

type Change = Parameters<ReturnType<typeof httpCashSettings>["change"]>[0];

/** Kept level by the hub. */
export const cashSettingsQuery = ({ client, cafeteriaId }: Sources) =>
  queryOptions({
    queryKey: queryKeys.cashSettings,
    queryFn: ({ signal }) => orReject(httpCashSettings(client, cafeteriaId).read(signal)),
    // What is changed here must not be what this device kept from before.
    refetchOnMount: "always",
  });

export function useCashSettingsCall(onDone: () => void) {
  const { sources, queries } = useWorkplace();
  return useDeskCall({
    call: (change: Change) => httpCashSettings(sources.client, sources.cafeteriaId).change(change),
    changes: ["cafeteria"],
    onDone: (settings) => {
      queries.setQueryData(cashSettingsQuery(sources).queryKey, settings);
      onDone();
    },
  });
}
