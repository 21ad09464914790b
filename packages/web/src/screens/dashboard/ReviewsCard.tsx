import type { Cafeteria } from "@cantina/domain/cafeteria";
import type { MetricsFilter } from "@cantina/domain/metrics";
import { useQuery } from "@tanstack/react-query";
import { reviewsQuery, useReviewCalls } from "../../composition/desk/index.ts";
import * as texts from "../../texts/metrics.ts";
import { Button } from "../../ui/Button.tsx";
import styles from "./Dashboard.module.css";
import { MetricCard } from "./MetricCard.tsx";
import { ReviewList } from "./ReviewList.tsx";
import { ReviewsDialog } from "./ReviewsDialog.tsx";
import type { DashboardShown } from "./dashboard-address.ts";
import { locale } from "../../texts/locale.ts";

export interface ReviewsCardProps {
  readonly cafeteria: Cafeteria;
  readonly asked: MetricsFilter;
  readonly shown: DashboardShown;
  readonly onChange: (change: Partial<DashboardShown>) => void;
}

const first = { page: 0, pageSize: 3 };
const oneDecimal = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 });

/** REVIEWS-03 REVIEWS-05 */
export function ReviewsCard({ cafeteria, asked, shown, onChange }: ReviewsCardProps) {
  const reading = useQuery(reviewsQuery(useReviewCalls(), asked, first));
  return (
    <>
      <MetricCard title={texts.reviews} definition={texts.reviewsHint} reading={reading} height={260}>
        {({ averageReviewsRating: average, totalReviewsAmount: count, reviews }) =>
          average === null ? (
            <div className={styles["state"]}>{texts.noReviews}</div>
          ) : (
            <>
              <div className={styles["average"]}>
                <span className={styles["value"]}>{texts.ofFive(oneDecimal.format(average))}</span>
                <span className={styles["quiet"]}>{texts.reviewCount(count)}</span>
              </div>
              <ReviewList reviews={reviews} zone={cafeteria.timeZone} />
              <Button
                alignSelf="flex-start"
                variant="outline"
                colorPalette="gray"
                aria-haspopup="dialog"
                onClick={() => onChange({ reviews: true })}
              >
                {texts.seeReviews}
              </Button>
            </>
          )
        }
      </MetricCard>
      <ReviewsDialog cafeteria={cafeteria} asked={asked} shown={shown} onChange={onChange} />
    </>
  );
}
