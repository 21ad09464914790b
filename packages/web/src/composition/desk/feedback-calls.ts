import type { Calls } from "@cantina/adapters/http";
import type { DataOf } from "@cantina/contract/endpoint";
import { feedbackEndpoints } from "@cantina/contract/reviews";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { orReject } from "../../failures/failure.ts";
import { typed } from "../device/index.ts";
import { queryKeys, readPage } from "../live-data/index.ts";
import { useCalls } from "../workplace/index.ts";

export type FeedbackCalls = Calls<typeof feedbackEndpoints>;
export type Suggestion = DataOf<typeof feedbackEndpoints.listFeedback>[number];

/** Its code comes with the screen that uses it. */
export const useFeedbackCalls = (): FeedbackCalls => useCalls(feedbackEndpoints);

export const feedbackPageSize = 25;

/** The newest first; kept level by the hub. */
export const feedbackQuery = ({ listFeedback }: FeedbackCalls, search: string, page: number) =>
  queryOptions({
    queryKey: [...queryKeys.feedback, search, page],
    queryFn: async ({ signal }) => {
      if (search !== "") await typed(signal);
      return readPage({ offset: page * feedbackPageSize, limit: feedbackPageSize }, (paging) =>
        orReject(listFeedback({ query: { ...paging, ...(search !== "" && { search }) } }, { signal })),
      );
    },
    placeholderData: keepPreviousData,
  });
