import { keepPreviousData, queryOptions, skipToken } from "@tanstack/react-query";
import { orReject } from "../../failures/failure.ts";
import { queryKeys, readPage } from "../live-data/index.ts";
import type { CountBooks, CountId } from "./count-kind.ts";

export const countPageSize = 25;

/** The newest first. */
export const countsQuery = ({ kind, list }: CountBooks, page: number) =>
  queryOptions({
    queryKey: [...queryKeys.counts, kind, page],
    queryFn: ({ signal }) =>
      readPage({ offset: page * countPageSize, limit: countPageSize }, (paging) => orReject(list(paging, { signal }))),
    placeholderData: keepPreviousData,
  });

/** null: none is asked for. */
export const countQuery = ({ kind, readOne }: CountBooks, countId: CountId | null) =>
  queryOptions({
    queryKey: [...queryKeys.counts, kind, "rows", countId],
    queryFn: countId === null ? skipToken : ({ signal }) => orReject(readOne(countId, { signal })),
  });
