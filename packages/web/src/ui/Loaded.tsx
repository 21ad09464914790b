import type { ReactNode } from "react";
import { ErrorState } from "./ErrorState.tsx";
import { Skeleton } from "./Skeleton.tsx";

export interface LoadedProps<Data> {
  /** undefined: not read yet. */
  readonly data: Data | undefined;
  readonly hasFailed: boolean;
  readonly errorTitle: string;
  readonly onRetry: () => void;
  /** Of what is coming. */
  readonly height: string;
  readonly children: (data: Data) => ReactNode;
}

/** What was read; until then its outline, or that it could not be read. */
export function Loaded<Data>({ data, hasFailed, errorTitle, onRetry, height, children }: LoadedProps<Data>) {
  if (data !== undefined) return children(data);
  return hasFailed ? <ErrorState title={errorTitle} onRetry={onRetry} /> : <Skeleton height={height} />;
}
