import { type SubscriptionDesk, httpSubscriptionDesk } from "@cantina/adapters/http";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { orReject } from "./failure.ts";
import { queryKeys } from "./queries.ts";
import { useWorkplace } from "./workplace-context.ts";

/** Its code comes with the screen that uses it. */
export function useSubscriptionDesk(): SubscriptionDesk {
  const { client, sources } = useWorkplace();
  return useMemo(() => httpSubscriptionDesk(client, sources.cafeteriaId), [client, sources.cafeteriaId]);
}

/** Whether somebody could pay moves with every sale; the hub tells of charges and links only. */
const paymentsInterval = 60_000;

export function useSubscriptionPayments() {
  const desk = useSubscriptionDesk();
  return useQuery(
    queryOptions({
      queryKey: queryKeys.subscriptionPayments,
      queryFn: ({ signal }) => orReject(desk.listPayments(signal)),
      refetchInterval: paymentsInterval,
    }),
  );
}
