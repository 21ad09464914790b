import { Suspense } from "react";
import type { DialogProps } from "./DialogFrame.tsx";
import { arriving } from "./arriving.tsx";
import { useOpener } from "./use-opener.ts";
import { useWasOpened } from "./use-was-opened.ts";

/** Its code, before anybody presses. */
export const bringDialog = async () => ({ default: (await import("./DialogFrame.tsx")).DialogFrame });
const DialogFrame = arriving(bringDialog);

export function Dialog(props: DialogProps) {
  const opener = useOpener(props.isOpen);
  return useWasOpened(props.isOpen) ? (
    <Suspense fallback={null}>
      <DialogFrame opener={opener} {...props} />
    </Suspense>
  ) : null;
}
