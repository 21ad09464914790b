import { type CalendarProductsSource, httpCalendarProducts } from "@cantina/adapters/http";
import { queryOptions } from "@tanstack/react-query";
import { orReject } from "./failure.ts";
import { queryKeys } from "./queries.ts";
import type { Sources } from "./sources.ts";

export type { PassChange } from "@cantina/adapters/http";

export const passesSource = ({ client, cafeteriaId }: Sources): CalendarProductsSource =>
  httpCalendarProducts(client, cafeteriaId);

/** Kept level by the hub, which tells of them as of any product. */
export const passesQuery = (sources: Sources) =>
  queryOptions({
    queryKey: queryKeys.passes,
    queryFn: ({ signal }) => orReject(passesSource(sources).listPasses(signal)),
  });
