import { type Calls, bind } from "@cantina/adapters/http";
import { employeeEndpoints } from "@cantina/contract/access";
import { type CafeteriaSummary, cafeteriaEndpoints } from "@cantina/contract/cafeteria";
import { useMemo } from "react";
import { askedQuery, plainQuery, queryKeys } from "../live-data/index.ts";
import { useWorkplace } from "../workplace/index.ts";

export type CafeteriaRow = CafeteriaSummary;

const endpoints = { ...cafeteriaEndpoints, ...employeeEndpoints };

/** What a system administrator does to any cafeteria: each call names its own. */
export type PlaceCalls = Calls<typeof endpoints, never>;

export function usePlaceCalls(): PlaceCalls {
  const { client } = useWorkplace();
  return useMemo(() => bind(client, endpoints, {}), [client]);
}

export const cafeteriasQuery = ({ listCafeterias }: PlaceCalls) => plainQuery(queryKeys.cafeterias, listCafeterias);

export const countriesQuery = ({ listCountries }: PlaceCalls) =>
  askedQuery(listCountries, {}, { staleTime: Number.POSITIVE_INFINITY });

/** Shows a cafeteria as the answer to its change told it, before the list is read again: its form may be opened at once. */
export function useChangedCafeteria(): (saved: CafeteriaRow) => void {
  const { queries } = useWorkplace();
  return (saved) =>
    void queries.setQueryData<readonly CafeteriaRow[]>(queryKeys.cafeterias, (rows) =>
      rows?.map((row) => (row.id === saved.id ? saved : row)),
    );
}
