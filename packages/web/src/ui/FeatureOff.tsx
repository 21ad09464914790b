import { PowerOff, RotateCw } from "lucide-react";
import * as words from "../texts/words.ts";
import { featureOffText, featureOffTitle } from "../texts/refused-texts.ts";
import { Button } from "./Button.tsx";
import { StateFrame } from "./StateFrame.tsx";

export interface FeatureOffProps {
  /** null: only that it is off was told, not which. */
  readonly name: string | null;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
}

/** Not a broken link, and nothing that trying again mends: says who can switch it on. */
export function FeatureOff({ name, onRetry, isRetrying = false }: FeatureOffProps) {
  return (
    <StateFrame
      role="status"
      icon={<PowerOff />}
      title={featureOffTitle}
      detail={featureOffText(name)}
      action={
        <Button variant="outline" colorPalette="gray" busy={isRetrying} onClick={onRetry}>
          {!isRetrying && <RotateCw aria-hidden />}
          {words.reload}
        </Button>
      }
    />
  );
}
