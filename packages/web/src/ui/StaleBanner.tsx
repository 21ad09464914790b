import * as texts from "../texts/ui.ts";
import * as words from "../texts/words.ts";
import { Button } from "./Button.tsx";
import { StaleNotice } from "./StaleNotice.tsx";
import { useAge } from "./use-age.ts";

export interface StaleBannerProps {
  /** When the shown data was last fetched, in milliseconds since 1970. */
  readonly readAt: number;
  /** Why it could not be fetched again; null: only the link is known to be down. */
  readonly failure: Error | null;
  readonly onRetry?: () => void;
}

export function StaleBanner({ readAt, failure, onRetry }: StaleBannerProps) {
  return (
    <StaleNotice
      failure={failure}
      action={
        onRetry && (
          <Button size="sm" variant="ghost" colorPalette="mango" color="fg.warning" onClick={onRetry}>
            {words.retry}
          </Button>
        )
      }
    >
      {texts.readAgo(useAge(readAt))}
    </StaleNotice>
  );
}
