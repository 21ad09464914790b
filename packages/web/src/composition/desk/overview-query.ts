import type { DataOf } from "@cantina/contract/endpoint";
import { overviewEndpoints } from "@cantina/contract/overview";
import { callsOf, plainQuery, queryKeys, type Sources } from "../live-data/index.ts";

export type Overview = DataOf<typeof overviewEndpoints.readOverview>;

/** The hub tells of the cafeteria that one is in; of the others this asks. */
const interval = 15_000;

export const overviewQuery = (sources: Sources) =>
  plainQuery(queryKeys.overview, callsOf(sources, overviewEndpoints).readOverview, { refetchInterval: interval });
