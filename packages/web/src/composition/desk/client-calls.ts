import type { Calls } from "@cantina/adapters/http";
import { clientsEndpoints, discountCategoryEndpoints, clientDeskEndpoints } from "@cantina/contract/clients";
import type { DataOf, RequestOf } from "@cantina/contract/endpoint";
import { clientPageSize, statementPageSize } from "@cantina/domain/clients";
import type { ProfileId } from "@cantina/domain/kernel";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { orReject } from "../../failures/failure.ts";
import { askedQuery, plainQuery, queryKeys, readPage } from "../live-data/index.ts";
import { typed } from "../device/index.ts";
import { useCalls } from "../workplace/index.ts";

const endpoints = { ...clientsEndpoints, ...clientDeskEndpoints, ...discountCategoryEndpoints };

export type ClientCalls = Calls<typeof endpoints>;
export type ClientQuestion = RequestOf<typeof clientDeskEndpoints.listManagedClients>["query"];
export type ClientNarrowing = RequestOf<typeof clientDeskEndpoints.sumBalances>["query"];
export type StatementQuestion = RequestOf<typeof clientDeskEndpoints.readStatement>["query"];
export type NewClient = RequestOf<typeof clientDeskEndpoints.createClient>["body"];
export type ClientChange = RequestOf<typeof clientDeskEndpoints.updateClient>["body"];

/** What administrators do with clients and their categories. */
export const useClientCalls = (): ClientCalls => useCalls(endpoints);

export const managedClientsQuery = ({ listManagedClients }: ClientCalls, question: ClientQuestion) =>
  queryOptions({
    queryKey: [...queryKeys.managedClients, question],
    queryFn: async ({ signal }) => {
      const { offset = 0, limit = clientPageSize, search } = question;
      if (search !== undefined) await typed(signal);
      return readPage({ offset, limit }, (paging) =>
        orReject(listManagedClients({ query: { ...question, ...paging } }, { signal })),
      );
    },
    placeholderData: keepPreviousData,
  });

/** What all whom it finds hold together; turning the page doesn't ask again. CLIENTS-22 */
export const balanceSumQuery = ({ sumBalances }: ClientCalls, query: ClientNarrowing) =>
  queryOptions({
    queryKey: [...queryKeys.managedClients, "sum", query],
    queryFn: async ({ signal }) => {
      if (query.search !== undefined) await typed(signal);
      return orReject(sumBalances({ query }, { signal }));
    },
    placeholderData: keepPreviousData,
  });

export const managedCategoriesQuery = ({ listDiscountCategories }: ClientCalls) =>
  plainQuery(queryKeys.managedCategories, listDiscountCategories);

export type RestrictionSettings = DataOf<typeof clientsEndpoints.readRestrictionSettings>;
type Restricted = Parameters<ClientCalls["readRestrictionSettings"]>[0]["params"];

/** Read anew for each form, which follows it. */
export const restrictionSettingsQuery = ({ readRestrictionSettings }: ClientCalls, params: Restricted) =>
  askedQuery(readRestrictionSettings, { params }, { staleTime: 0, gcTime: 0 });

/** From row to row: what is sold meanwhile moves no page. */
export const statementQuery = ({ readStatement }: ClientCalls, profileId: ProfileId, range: StatementQuestion) =>
  infiniteQueryOptions({
    queryKey: [...queryKeys.statement, profileId, range],
    initialPageParam: "",
    queryFn: ({ signal, pageParam }) => {
      const query = { ...range, ...(pageParam !== "" && { after: pageParam }), limit: statementPageSize };
      return orReject(readStatement({ params: { profileId }, query }, { signal }));
    },
    getNextPageParam: ({ data }) => (data.length < statementPageSize ? null : (data.at(-1)?.id ?? null)),
  });
