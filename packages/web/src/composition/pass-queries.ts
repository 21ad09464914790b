import { calendarProductEndpoints } from "@cantina/contract/calendar-products";
import { queryOptions } from "@tanstack/react-query";
import { orReject } from "./failure.ts";
import { queryKeys } from "./queries.ts";
import { type Sources, callsOf } from "./sources.ts";
import { useCalls } from "./use-calls.ts";

export const usePassCalls = () => useCalls(calendarProductEndpoints);

/** Kept level by the hub, which tells of them as of any product. */
export const passesQuery = (sources: Sources) =>
  queryOptions({
    queryKey: queryKeys.passes,
    queryFn: ({ signal }) => orReject(callsOf(sources, calendarProductEndpoints).listCalendarProducts({}, { signal })),
  });
