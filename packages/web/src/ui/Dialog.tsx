import { Suspense, lazy } from "react";
import type { DialogProps } from "./DialogFrame.tsx";
import { useOpener } from "./use-opener.ts";
import { useWasOpened } from "./use-was-opened.ts";

const DialogFrame = lazy(async () => ({ default: (await import("./DialogFrame.tsx")).DialogFrame }));

export function Dialog(props: DialogProps) {
  const opener = useOpener(props.isOpen);
  return useWasOpened(props.isOpen) ? (
    <Suspense fallback={null}>
      <DialogFrame opener={opener} {...props} />
    </Suspense>
  ) : null;
}
