import type { ReactNode } from "react";
import { ErrorState } from "./ErrorState.tsx";
import { NoResult } from "./NoResult.tsx";
import { Paged } from "./Paged.tsx";
import { StaleBanner } from "./StaleBanner.tsx";

export interface FoundListProps<Thing> {
  /** How reading all of them stands. */
  readonly read: {
    /** undefined: not read yet. */
    readonly data: readonly Thing[] | undefined;
    readonly failureReason: Error | null;
    readonly isFetching: boolean;
    readonly dataUpdatedAt: number;
    readonly refetch: () => unknown;
  };
  readonly errorTitle: string;
  /** Has the shape of what comes. */
  readonly skeleton: ReactNode;
  /** Where there are none at all. */
  readonly empty: ReactNode;
  /** What search and filters leave. */
  readonly found: readonly Thing[];
  readonly noResultTitle: string;
  readonly onClear: () => void;
  /** Counts from 0; a page beyond the end shows the last one. */
  readonly page: number;
  readonly onPage: (page: number) => void;
  /** One page of it. */
  readonly children: (things: readonly Thing[]) => ReactNode;
}

/** A list that is read whole and narrowed here, in each of its states. */
export function FoundList<Thing>(props: FoundListProps<Thing>) {
  const { read, errorTitle, skeleton, empty, found, noResultTitle, onClear, page, onPage, children } = props;
  const { data, failureReason, isFetching, dataUpdatedAt } = read;
  const retry = (): void => void read.refetch();
  if (data === undefined)
    return failureReason === null ? (
      skeleton
    ) : (
      <ErrorState failure={failureReason} title={errorTitle} isRetrying={isFetching} onRetry={retry} />
    );
  return (
    <>
      {failureReason !== null && <StaleBanner failure={failureReason} readAt={dataUpdatedAt} onRetry={retry} />}
      {data.length === 0 && empty}
      {data.length > 0 && found.length === 0 && <NoResult title={noResultTitle} onClear={onClear} />}
      {found.length > 0 && (
        <Paged rows={found} page={page} onPage={onPage}>
          {children}
        </Paged>
      )}
    </>
  );
}
