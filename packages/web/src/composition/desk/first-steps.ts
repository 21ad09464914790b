import { firstStepEndpoints } from "@cantina/contract/cafeteria";
import type { DataOf } from "@cantina/contract/endpoint";
import { type Sources, callsOf, plainQuery, queryKeys } from "../live-data/index.ts";
import { useCalls } from "../workplace/index.ts";

export type FirstSteps = DataOf<typeof firstStepEndpoints.readFirstSteps>;

/** Kept level by the hub: a step ticks itself, whoever does it. CAFETERIA-24 */
export const firstStepsQuery = (sources: Sources) =>
  plainQuery(queryKeys.firstSteps, callsOf(sources, firstStepEndpoints).readFirstSteps);

export const useFirstStepCalls = () => useCalls(firstStepEndpoints);
