import { calendarProductEndpoints } from "@cantina/contract/calendar-products";
import { callsOf, plainQuery, queryKeys, type Sources } from "../live-data/index.ts";
import { useCalls } from "../workplace/index.ts";

export const usePassCalls = () => useCalls(calendarProductEndpoints);

/** Kept level by the hub, which tells of them as of any product. */
export const passesQuery = (sources: Sources) =>
  plainQuery(queryKeys.passes, callsOf(sources, calendarProductEndpoints).listCalendarProducts);
