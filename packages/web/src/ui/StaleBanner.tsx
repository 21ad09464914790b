import { CloudOff } from "lucide-react";
import { Button } from "./Button.tsx";
import { Notice } from "./Notice.tsx";

export interface StaleBannerProps {
  /** "09:41": when the shown data was last fetched. */
  readonly since: string;
  readonly onRetry?: () => void;
}

export function StaleBanner({ since, onRetry }: StaleBannerProps) {
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
      {`Sin conexión. Se muestran los datos de las ${since}.`}
    </Notice>
  );
}
