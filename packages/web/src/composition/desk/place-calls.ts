import { type Calls, bind } from "@cantina/adapters/http";
import { employeeEndpoints } from "@cantina/contract/access";
import { type CafeteriaSummary, cafeteriaEndpoints } from "@cantina/contract/cafeteria";
import { queryOptions } from "@tanstack/react-query";
import { useMemo } from "react";
import { orReject } from "../../failures/failure.ts";
import { queryKeys } from "../live-data/index.ts";
import { useWorkplace } from "../workplace/index.ts";

export type CafeteriaRow = CafeteriaSummary;

const endpoints = { ...cafeteriaEndpoints, ...employeeEndpoints };

/** What a system administrator does to any cafeteria: each call names its own. */
export type PlaceCalls = Calls<typeof endpoints, never>;

export function usePlaceCalls(): PlaceCalls {
  const { client } = useWorkplace();
  return useMemo(() => bind(client, endpoints, {}), [client]);
}

export const cafeteriasQuery = ({ listCafeterias }: PlaceCalls) =>
  queryOptions({
    queryKey: queryKeys.cafeterias,
    queryFn: ({ signal }) => orReject(listCafeterias({}, { signal })),
  });

export const countriesQuery = ({ listCountries }: PlaceCalls) =>
  queryOptions({
    queryKey: queryKeys.countries,
    queryFn: ({ signal }) => orReject(listCountries({}, { signal })),
    staleTime: Number.POSITIVE_INFINITY,
  });
