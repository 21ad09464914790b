import { CloudOff } from "lucide-react";
import { Button } from "./Button.tsx";
import { Notice } from "./Notice.tsx";
import { useAge } from "./use-age.ts";

export interface StaleBannerProps {
  /** When the shown data was last fetched, in milliseconds since 1970. */
  readonly readAt: number;
  readonly onRetry?: () => void;
}

export function StaleBanner({ readAt, onRetry }: StaleBannerProps) {
  return (
    <Notice
      kind="warning"
      icon={<CloudOff />}
      action={
        onRetry && (
          <Button size="sm" variant="ghost" colorPalette="mango" color="fg.warning" onClick={onRetry}>
            Reintentar
          </Button>
        )
      }
    >
      {`Sin conexión. Datos de hace ${useAge(readAt)}.`}
    </Notice>
  );
}
