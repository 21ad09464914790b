import { RotateCw, TriangleAlert } from "lucide-react";
import { Button } from "./Button.tsx";
import { StateFrame } from "./StateFrame.tsx";

export interface ErrorStateProps {
  readonly title: string;
  readonly detail?: string;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
}

export function ErrorState({ title, detail, onRetry, isRetrying = false }: ErrorStateProps) {
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
          Reintentar
        </Button>
      }
    />
  );
}
