import { queryOptions } from "@tanstack/react-query";
import { orReject } from "../../failures/failure.ts";
import { queryKeys } from "./queries.ts";
import type { Sources } from "./sources.ts";

/** Only where the cafeteria has subscriptions; the server refuses it elsewhere. */
export const subscriptionsQuery = ({ calls }: Sources, hasSubscriptions: boolean) =>
  queryOptions({
    queryKey: queryKeys.subscriptions,
    queryFn: ({ signal }) => orReject(calls.listSubscriptions({}, { signal })),
    enabled: hasSubscriptions,
  });
