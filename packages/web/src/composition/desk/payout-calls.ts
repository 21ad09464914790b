import type { Calls } from "@cantina/adapters/http";
import type { DataOf } from "@cantina/contract/endpoint";
import type { mattildaEndpoints } from "@cantina/contract/payments";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { orReject } from "../../failures/failure.ts";
import type { MattildaAccount } from "./provider-calls.ts";

export type PayoutCalls = Calls<typeof mattildaEndpoints>;
export type ToldPayout = DataOf<typeof mattildaEndpoints.listPayouts>[number];

/** Longer than the server waits for the provider. */
export const payoutPatience = 35_000;

/**
 * By its number from 0; one beyond the end is the last one. Asked for when it is looked at, or when the canteen was given
 * another id, and not by itself. PAYOUT-05
 */
export const payoutsQuery = (
  { listPayouts }: PayoutCalls,
  { assignedAt }: Pick<MattildaAccount, "assignedAt">,
  page: number,
) =>
  queryOptions({
    queryKey: [listPayouts.name, assignedAt, page],
    queryFn: async ({ signal }) => {
      const read = (asked: number) =>
        orReject(listPayouts({ query: { page: asked } }, { signal, patience: payoutPatience }));
      const found = await read(page + 1);
      return found.totalPages > 0 && found.page > found.totalPages ? read(found.totalPages) : found;
    },
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
