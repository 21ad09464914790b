import { calendarProductEndpoints } from "@cantina/contract/calendar-products";
import { queryOptions } from "@tanstack/react-query";
import { orReject } from "../../failures/failure.ts";
import { callsOf, queryKeys, type Sources } from "../live-data/index.ts";
import { useCalls } from "../workplace/index.ts";

export const usePassCalls = () => useCalls(calendarProductEndpoints);

/** Kept level by the hub, which tells of them as of any product. */
export const passesQuery = (sources: Sources) =>
  queryOptions({
    queryKey: queryKeys.passes,
    queryFn: ({ signal }) => orReject(callsOf(sources, calendarProductEndpoints).listCalendarProducts({}, { signal })),
  });
