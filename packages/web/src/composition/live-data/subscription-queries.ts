import { plainQuery } from "./plain-query.ts";
import { queryKeys } from "./queries.ts";
import type { Sources } from "./sources.ts";

/** Only where the cafeteria has subscriptions; the server refuses it elsewhere. */
export const subscriptionsQuery = ({ calls }: Sources, hasSubscriptions: boolean) =>
  plainQuery(queryKeys.subscriptions, calls.listSubscriptions, {
    enabled: hasSubscriptions,
  });
