import { type ReactNode, Suspense, lazy } from "react";
import { useOpener } from "./use-opener.ts";
import { useWasOpened } from "./use-was-opened.ts";

const DialogFrame = lazy(async () => ({ default: (await import("./DialogFrame.tsx")).DialogFrame }));

export interface DialogProps {
  readonly isOpen: boolean;
  /** Without it there is nothing to close with. */
  readonly onClose?: () => void;
  readonly title: string;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  /** An alert needs an answer: a touch outside doesn't close it. */
  readonly role?: "dialog" | "alertdialog";
  readonly isBlocking?: boolean;
}

export interface DialogFrameProps extends DialogProps {
  readonly opener: HTMLElement | null;
}

export function Dialog(props: DialogProps) {
  const opener = useOpener(props.isOpen);
  return useWasOpened(props.isOpen) ? (
    <Suspense fallback={null}>
      <DialogFrame opener={opener} {...props} />
    </Suspense>
  ) : null;
}
