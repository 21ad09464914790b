import { httpCashSettings } from "@cantina/adapters/http";
import { queryOptions } from "@tanstack/react-query";
import { orReject } from "./failure.ts";
import { queryKeys } from "./queries.ts";
import type { Sources } from "./sources.ts";
import { useWorkplace } from "./workplace-context.ts";

/** Kept level by the hub. */
export const cashSettingsQuery = ({ client, cafeteriaId }: Sources) =>
  queryOptions({
    queryKey: queryKeys.cashSettings,
    queryFn: ({ signal }) => orReject(httpCashSettings(client, cafeteriaId).read(signal)),
    // What is changed here must not be what this device kept from before.
    refetchOnMount: "always",
  });

export function useCashSettingsSource() {
  const { client, sources } = useWorkplace();
  return httpCashSettings(client, sources.cafeteriaId);
}
