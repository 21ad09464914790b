import { RotateCw, TriangleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import * as texts from "../../texts/metrics.ts";
import * as words from "../../texts/words.ts";
import { Button } from "../../ui/Button.tsx";
import { Definition } from "../../ui/Definition.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "./Dashboard.module.css";

/** What a query says of itself. */
export interface Reading<Data> {
  readonly data: Data | undefined;
  readonly failureReason: Error | null;
  readonly isFetching: boolean;
  /** What shows is of the filter before. */
  readonly isPlaceholderData: boolean;
  readonly refetch: () => unknown;
}

export interface MetricCardProps<Data> {
  readonly title: string;
  readonly definition: string;
  readonly reading: Reading<Data>;
  /** A key figure's title is small above its value. */
  readonly isFigure?: boolean;
  /** Of what is coming, in pixels: the card is as high while it comes. */
  readonly height: number;
  readonly children: (data: Data) => ReactNode;
}

/** A card of its own: it comes, fails and is read again beside the others. */
export function MetricCard<Data>(props: MetricCardProps<Data>) {
  const { title, definition, reading, isFigure = false, height, children } = props;
  const { data, failureReason, isFetching, isPlaceholderData, refetch } = reading;
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles["card"]}>
      <div className={styles["head"]}>
        <h2 id={titleId} className={styles[isFigure ? "label" : "title"]}>
          {title}
        </h2>
        <Definition of={title} text={definition} />
      </div>
      {data === undefined && failureReason === null && <Skeleton height={`${height}px`} borderRadius="13px" />}
      {data === undefined && failureReason !== null && (
        <div role="alert" className={styles["state"]}>
          <span className={styles["failed"]}>
            <TriangleAlert aria-hidden size={18} />
            {texts.cardUnreadable}
          </span>
          <Retry isRetrying={isFetching} onRetry={refetch} of={title} />
        </div>
      )}
      {data !== undefined && (
        <div className={styles["body"]} aria-busy={isPlaceholderData}>
          {children(data)}
          {failureReason !== null && (
            <div className={styles["state"]}>
              {texts.maybeOld}
              <Retry isRetrying={isFetching} onRetry={refetch} of={title} />
            </div>
          )}
        </div>
      )}
    </section>
  );
}

type RetryProps = { readonly isRetrying: boolean; readonly onRetry: () => unknown; readonly of: string };

const Retry = ({ isRetrying, onRetry, of }: RetryProps) => (
  <Button
    variant="outline"
    colorPalette="gray"
    busy={isRetrying}
    aria-label={texts.retryOf(of)}
    onClick={() => void onRetry()}
  >
    {!isRetrying && <RotateCw aria-hidden />}
    {words.retry}
  </Button>
);
