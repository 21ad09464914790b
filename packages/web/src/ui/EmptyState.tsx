import type { ReactNode } from "react";
import { StateFrame } from "./StateFrame.tsx";

export interface EmptyStateProps {
  readonly icon: ReactNode;
  readonly title: string;
  /** What to do next. */
  readonly detail?: ReactNode;
  readonly action?: ReactNode;
}

export function EmptyState(props: EmptyStateProps) {
  return <StateFrame role="status" {...props} />;
}
