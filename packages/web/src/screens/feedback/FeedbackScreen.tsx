import { textLimits } from "@cantina/domain/kernel";
import { useQuery } from "@tanstack/react-query";
import { Lightbulb, RotateCw } from "lucide-react";
import { feedbackPageSize, feedbackQuery, useFeedbackCalls } from "../../composition/desk/index.ts";
import { cafeteriaQuery } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/feedback.ts";
import * as screens from "../../texts/screens.ts";
import * as words from "../../texts/words.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { NoResult } from "../../ui/NoResult.tsx";
import { Page } from "../../ui/Page.tsx";
import { Pager } from "../../ui/Pager.tsx";
import { RowsSkeleton } from "../../ui/RowsSkeleton.tsx";
import { StaleNotice } from "../../ui/StaleNotice.tsx";
import { Toolbar } from "../../ui/Toolbar.tsx";
import { useAddress } from "../../ui/use-address.ts";
import { FeedbackTable } from "./FeedbackTable.tsx";
import { feedbackFields } from "./feedback-address.ts";

const nothing = (): void => undefined;

/** What clients suggest, the newest first; the system administrator reads those of all cafeterias. REVIEWS-06 */
export function FeedbackScreen() {
  const { sources, profile } = useWorkplace();
  const [shown, change] = useAddress(feedbackFields);
  const { data: cafeteria } = useQuery(cafeteriaQuery(sources));
  const search = shown.search.trim();
  const { data, failureReason, isFetching, isPlaceholderData, refetch } = useQuery(
    feedbackQuery(useFeedbackCalls(), search, shown.page),
  );
  const isOfAll = profile.privilegeLevel === "SYSTEM_ADMINISTRATOR";
  const isLoading = cafeteria === undefined || (data === undefined && failureReason === null);
  const isEmpty = data?.totalCount === 0;
  return (
    <Page
      title={screens.feedback}
      tools={
        <Button
          variant="outline"
          colorPalette="gray"
          busy={isFetching && !isPlaceholderData}
          onClick={() => void refetch()}
        >
          <RotateCw aria-hidden />
          {words.reload}
        </Button>
      }
    >
      {!(isEmpty && search === "") && (
        <Toolbar
          search={{
            placeholder: isOfAll ? texts.searchLabelOfAll : texts.searchLabel,
            maxLength: textLimits.name,
            value: shown.search,
            onChange: (typed) => change({ search: typed }),
          }}
          chips={[]}
          onClear={nothing}
        />
      )}
      {isLoading && <RowsSkeleton rows={8} />}
      {data === undefined && failureReason !== null && (
        <ErrorState
          failure={failureReason}
          title={texts.unreadable}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data !== undefined && failureReason !== null && (
        <StaleNotice failure={failureReason}>{texts.maybeOld}</StaleNotice>
      )}
      {isEmpty &&
        (search === "" ? (
          <EmptyState icon={<Lightbulb />} title={texts.none} detail={texts.noneHint} />
        ) : (
          <NoResult title={texts.noneFound} onClear={() => change({ search: "" })} />
        ))}
      {cafeteria !== undefined && data !== undefined && !isEmpty && (
        <>
          <FeedbackTable
            suggestions={data.data}
            isOfAll={isOfAll}
            zone={cafeteria.timeZone}
            isStale={isPlaceholderData}
          />
          <Pager
            page={shown.page}
            pageSize={feedbackPageSize}
            totalCount={data.totalCount}
            onPage={(page) => change({ page })}
          />
        </>
      )}
    </Page>
  );
}
