import type { Cafeteria } from "@cantina/domain/cafeteria";
import { id } from "@cantina/domain/kernel";
import type { MetricsFilter } from "@cantina/domain/metrics";
import { ratingAttributes, reviewSorts } from "@cantina/domain/reviews";
import { useQuery } from "@tanstack/react-query";
import { type ReviewQuestion, reviewsQuery, useReviewCalls } from "../../composition/desk/index.ts";
import * as texts from "../../texts/metrics.ts";
import * as words from "../../texts/words.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { NoResult } from "../../ui/NoResult.tsx";
import { Pager } from "../../ui/Pager.tsx";
import { RowsSkeleton } from "../../ui/RowsSkeleton.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { DinerFilter } from "../history/index.ts";
import styles from "./Dashboard.module.css";
import { ReviewList } from "./ReviewList.tsx";
import { type DashboardShown, ratingChoices } from "./dashboard-address.ts";

export interface ReviewsDialogProps {
  readonly cafeteria: Cafeteria;
  readonly asked: MetricsFilter;
  readonly shown: DashboardShown;
  readonly onChange: (change: Partial<DashboardShown>) => void;
}

const pageSize = 10;
const anything = { rating: "", attribute: "", commensalId: "" } as const;

const questionOf = (
  asked: MetricsFilter,
  { rating, attribute, commensalId, sort }: DashboardShown,
): ReviewQuestion => ({
  ...asked,
  sort,
  ...(rating !== "" && { rating: Number(rating) }),
  ...(attribute !== "" && { attribute }),
  ...(commensalId !== "" && { commensalId: id<"commensal">(commensalId) }),
});

/** All reviews of the period, narrowed and sorted. */
export function ReviewsDialog({ cafeteria, asked, shown, onChange }: ReviewsDialogProps) {
  return (
    <Dialog
      isOpen={shown.reviews}
      title={texts.reviews}
      onClose={() => onChange({ ...anything, reviews: false, sort: "NEWEST", page: 0 })}
    >
      <div className={styles["filters"]}>
        <SelectField
          label={texts.rating}
          value={shown.rating}
          options={ratingChoices.map((value) => ({
            value,
            label: value === "" ? words.allFeminine : texts.stars(Number(value)),
          }))}
          onChange={(value) => onChange({ rating: ratingChoices.find((one) => one === value) ?? "" })}
        />
        <SelectField
          label={texts.attribute}
          value={shown.attribute}
          options={[
            { value: "", label: words.all },
            ...ratingAttributes.map((value) => ({ value, label: texts.attributeNames[value] })),
          ]}
          onChange={(value) => onChange({ attribute: ratingAttributes.find((one) => one === value) ?? "" })}
        />
        <SelectField
          label={texts.sort}
          value={shown.sort}
          options={reviewSorts.map((value) => ({ value, label: texts.sortNames[value] }))}
          onChange={(value) => onChange({ sort: reviewSorts.find((one) => one === value) ?? "NEWEST" })}
        />
        <DinerFilter
          commensalId={shown.commensalId}
          classIds={[]}
          onChange={(commensalId) => onChange({ commensalId })}
        />
      </div>
      {shown.reviews && <Found cafeteria={cafeteria} asked={asked} shown={shown} onChange={onChange} />}
    </Dialog>
  );
}

function Found({ cafeteria, asked, shown, onChange }: ReviewsDialogProps) {
  const { data, failureReason, isFetching, refetch } = useQuery(
    reviewsQuery(useReviewCalls(), questionOf(asked, shown), { page: shown.page, pageSize }),
  );
  if (data === undefined)
    return failureReason === null ? (
      <RowsSkeleton rows={6} />
    ) : (
      <ErrorState
        failure={failureReason}
        title={texts.reviewsUnreadable}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (data.totalReviewsAmount === 0)
    return <NoResult title={texts.noReviewsFound} onClear={() => onChange(anything)} />;
  return (
    <>
      <ReviewList reviews={data.reviews} zone={cafeteria.timeZone} />
      <Pager
        page={shown.page}
        pageSize={pageSize}
        totalCount={data.totalReviewsAmount}
        onPage={(page) => onChange({ page })}
      />
    </>
  );
}
