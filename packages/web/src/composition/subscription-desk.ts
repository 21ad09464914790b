import { subscriptionDeskEndpoints } from "@cantina/contract/subscriptions";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { orReject } from "./failure.ts";
import { queryKeys } from "./queries.ts";
import { useCalls } from "./use-calls.ts";

/** What administrators do with subscriptions; its code comes with the screen that uses it. */
export const useSubscriptionDesk = () => useCalls(subscriptionDeskEndpoints);

/** Whether somebody could pay moves with every sale; the hub tells of charges and links only. */
const paymentsInterval = 60_000;

export function useSubscriptionPayments() {
  const { listSubscriptionPayments } = useSubscriptionDesk();
  return useQuery(
    queryOptions({
      queryKey: queryKeys.subscriptionPayments,
      queryFn: ({ signal }) => orReject(listSubscriptionPayments({ query: {} }, { signal })),
      refetchInterval: paymentsInterval,
    }),
  );
}
