import { RotateCw, TriangleAlert } from "lucide-react";
import { refusalOf } from "../failures/failure.ts";
import * as words from "../texts/words.ts";
import { Button } from "./Button.tsx";
import { LateRefused } from "./LateRefused.tsx";
import { StateFrame } from "./StateFrame.tsx";

export interface ErrorStateProps {
  readonly title: string;
  readonly detail?: string;
  /** Why the data did not come. One that was refused is told as such, and not as a link that is down. */
  readonly failure: Error | null;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
}

export function ErrorState({ title, detail, failure, onRetry, isRetrying = false }: ErrorStateProps) {
  const refused = refusalOf(failure);
  if (refused !== null) return <LateRefused as="state" failure={refused} onRetry={onRetry} isRetrying={isRetrying} />;
  return (
    <StateFrame
      role="alert"
      tone="error"
      icon={<TriangleAlert />}
      title={title}
      detail={detail}
      action={
        <Button variant="outline" colorPalette="gray" busy={isRetrying} onClick={onRetry}>
          {!isRetrying && <RotateCw aria-hidden />}
          {words.retry}
        </Button>
      }
    />
  );
}
