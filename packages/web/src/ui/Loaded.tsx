import type { ReactNode } from "react";
import { ErrorState } from "./ErrorState.tsx";
import { Skeleton } from "./Skeleton.tsx";

export interface LoadedProps<Data> {
  /** undefined: not read yet. */
  readonly data: Data | undefined;
  /** Why not; null: it has not failed. */
  readonly failure: Error | null;
  readonly errorTitle: string;
  readonly onRetry: () => void;
  /** Of what is coming. */
  readonly height: string;
  readonly children: (data: Data) => ReactNode;
}

/** What was read; until then its outline, or that it could not be read. */
export function Loaded<Data>({ data, failure, errorTitle, onRetry, height, children }: LoadedProps<Data>) {
  if (data !== undefined) return children(data);
  return failure === null ? (
    <Skeleton height={height} />
  ) : (
    <ErrorState failure={failure} title={errorTitle} onRetry={onRetry} />
  );
}
