import { subscriptionDeskEndpoints } from "@cantina/contract/subscriptions";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { orReject } from "../../failures/failure.ts";
import { queryKeys } from "../live-data/index.ts";
import { useCalls } from "../workplace/index.ts";

/** What administrators do with subscriptions; its code comes with the screen that uses it. */
export const useSubscriptionCalls = () => useCalls(subscriptionDeskEndpoints);

/** Whether somebody could pay moves with every sale; the hub tells of charges and links only. */
const paymentsInterval = 60_000;

export function useSubscriptionPayments() {
  const { listSubscriptionPayments } = useSubscriptionCalls();
  return useQuery(
    queryOptions({
      queryKey: queryKeys.subscriptionPayments,
      queryFn: ({ signal }) => orReject(listSubscriptionPayments({ query: {} }, { signal })),
      refetchInterval: paymentsInterval,
    }),
  );
}
