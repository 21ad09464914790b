import { queryOptions } from "@tanstack/react-query";
import { orReject } from "./failure.ts";
import { queryKeys } from "./queries.ts";
import type { Sources } from "./sources.ts";

/** Only where the cafeteria has subscriptions; the server refuses it elsewhere. */
export const subscriptionsQuery = ({ subscriptions }: Sources, hasSubscriptions: boolean) =>
  queryOptions({
    queryKey: queryKeys.subscriptions,
    queryFn: ({ signal }) => orReject(subscriptions.listSubscriptions(signal)),
    enabled: hasSubscriptions,
  });
