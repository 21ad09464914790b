import { type ClientDesk, type ClientQuestion, type StatementQuestion, httpClientDesk } from "@cantina/adapters/http";
import { statementPageSize } from "@cantina/domain/clients";
import type { ProfileId } from "@cantina/domain/kernel";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { useMemo } from "react";
import { orReject } from "./failure.ts";
import { queryKeys } from "./queries.ts";
import { typed } from "./typed.ts";
import { useWorkplace } from "./workplace-context.ts";

export type { ClientChange, ClientQuestion, NewClient, StatementQuestion } from "@cantina/adapters/http";

export function useClientDesk(): ClientDesk {
  const { client, sources } = useWorkplace();
  return useMemo(() => httpClientDesk(client, sources.cafeteriaId), [client, sources.cafeteriaId]);
}

export const managedClientsQuery = (desk: ClientDesk, question: ClientQuestion) =>
  queryOptions({
    queryKey: [...queryKeys.managedClients, question],
    queryFn: async ({ signal }) => {
      if (question.search !== undefined) await typed(signal);
      return orReject(desk.listClients(question, signal));
    },
    placeholderData: keepPreviousData,
  });

export const managedCategoriesQuery = (desk: ClientDesk) =>
  queryOptions({
    queryKey: queryKeys.managedCategories,
    queryFn: ({ signal }) => orReject(desk.listCategories(signal)),
  });

/** From row to row: what is sold meanwhile moves no page. */
export const statementQuery = (desk: ClientDesk, profileId: ProfileId, range: StatementQuestion) =>
  infiniteQueryOptions({
    queryKey: [...queryKeys.statement, profileId, range],
    initialPageParam: "",
    queryFn: ({ signal, pageParam }) => {
      const after = pageParam === "" ? {} : { after: pageParam };
      return orReject(desk.readStatement(profileId, { ...range, ...after, limit: statementPageSize }, signal));
    },
    getNextPageParam: ({ data }) => (data.length < statementPageSize ? null : (data.at(-1)?.id ?? null)),
  });
