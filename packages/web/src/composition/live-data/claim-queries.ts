import { queryOptions } from "@tanstack/react-query";
import { orReject } from "../../failures/failure.ts";
import { queryKeys } from "./queries.ts";
import type { Sources } from "./sources.ts";

/** Kept level by the hub; the inbox, the bell and the reminder read the same list. */
export const claimsQuery = ({ calls }: Sources) =>
  queryOptions({
    queryKey: queryKeys.claims,
    queryFn: ({ signal }) => orReject(calls.listClaims({}, { signal })),
  });
