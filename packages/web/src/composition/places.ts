import { type PlacesSource, httpPlaces } from "@cantina/adapters/http";
import { queryOptions } from "@tanstack/react-query";
import { useMemo } from "react";
import { orReject } from "./failure.ts";
import { queryKeys } from "./queries.ts";
import { useWorkplace } from "./workplace-context.ts";

export type { CafeteriaEdit, CafeteriaRow } from "@cantina/adapters/http";

/** Apart from the other sources: its code comes with the administrators' screens that use it. */
export function usePlaces(): PlacesSource {
  const { client } = useWorkplace();
  return useMemo(() => httpPlaces(client), [client]);
}

export const cafeteriasQuery = (places: PlacesSource) =>
  queryOptions({
    queryKey: queryKeys.cafeterias,
    queryFn: ({ signal }) => orReject(places.list(signal)),
  });

export const countriesQuery = (places: PlacesSource) =>
  queryOptions({
    queryKey: queryKeys.countries,
    queryFn: ({ signal }) => orReject(places.listCountries(signal)),
    staleTime: Number.POSITIVE_INFINITY,
  });
