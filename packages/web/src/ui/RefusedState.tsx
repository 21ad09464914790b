import { RotateCw, TriangleAlert } from "lucide-react";
import type { ApiFailure } from "../failures/failure.ts";
import * as words from "../texts/words.ts";
import { errorPageTexts, errorPageTitle, refusedStatus } from "../texts/refused-texts.ts";
import { Button } from "./Button.tsx";
import { FeatureOff } from "./FeatureOff.tsx";
import { StateFrame } from "./StateFrame.tsx";

export interface RefusedStateProps {
  readonly failure: ApiFailure;
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
}

/** The server has answered, and the answer is no: told as the error page tells it, within the screen. */
export function RefusedState({ failure, onRetry, isRetrying }: RefusedStateProps) {
  if (failure.code === "FEATURE_DISABLED") return <FeatureOff name={null} onRetry={onRetry} isRetrying={isRetrying} />;
  return (
    <StateFrame
      role="alert"
      tone="error"
      icon={<TriangleAlert />}
      title={errorPageTitle}
      detail={errorPageTexts[refusedStatus(failure)]}
      action={
        <Button variant="outline" colorPalette="gray" busy={isRetrying} onClick={onRetry}>
          {!isRetrying && <RotateCw aria-hidden />}
          {words.reload}
        </Button>
      }
    />
  );
}
