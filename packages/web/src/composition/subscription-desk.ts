import { type SubscriptionDesk, httpSubscriptionDesk } from "@cantina/adapters/http";
import type { SubscriptionId } from "@cantina/domain/kernel";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { orReject } from "./failure.ts";
import { queryKeys } from "./queries.ts";
import { rereadAfter } from "./stale.ts";
import { useMoneyCall } from "./use-money-call.ts";
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

/** Charges one subscription now; one press is one key. */
export function useChargeNow(onCharged: (charged: number) => void) {
  const { queries } = useWorkplace();
  const desk = useSubscriptionDesk();
  return useMoneyCall({
    call: (id: SubscriptionId, key) => desk.chargeNow(id, key),
    onBooked: ({ charged }) => {
      void rereadAfter(queries, "subscription", "balance");
      onCharged(charged);
    },
    onRefused: () => void rereadAfter(queries, "subscription"),
  });
}
