import type { ProfileId } from "@cantina/domain/kernel";
import { queryOptions } from "@tanstack/react-query";
import { orReject } from "../../failures/failure.ts";
import { plainQuery } from "./plain-query.ts";
import { queryKeys } from "./queries.ts";
import type { Sources } from "./sources.ts";

export const couponsQuery = ({ calls }: Sources) => plainQuery(queryKeys.coupons, calls.listCoupons);

/** Read anew whenever its diner is chosen: the family may have bought or used some elsewhere. */
export const clientCouponsQuery = ({ calls }: Sources, profileId: ProfileId) =>
  queryOptions({
    queryKey: [...queryKeys.clientCoupons, profileId],
    queryFn: ({ signal }) => orReject(calls.listClientCoupons({ params: { profileId } }, { signal })),
    staleTime: 0,
  });
