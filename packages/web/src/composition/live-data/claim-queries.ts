import { plainQuery } from "./plain-query.ts";
import { queryKeys } from "./queries.ts";
import type { Sources } from "./sources.ts";

/** Kept level by the hub; the inbox, the bell and the reminder read the same list. */
export const claimsQuery = ({ calls }: Sources) => plainQuery(queryKeys.claims, calls.listClaims);
