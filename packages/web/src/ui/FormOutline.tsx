import { type ReactNode, useState } from "react";
import { Dialog } from "./Dialog.tsx";
import type { DialogProps } from "./DialogFrame.tsx";
import { Loaded, type LoadedProps } from "./Loaded.tsx";
import { useOpener } from "./use-opener.ts";

export interface FormOutlineProps<Data>
  extends Pick<DialogProps, "title" | "isDrawer">, Omit<LoadedProps<Data>, "children"> {
  readonly onClose: () => void;
  /** The form; `openedFrom` is for its frame. */
  readonly children: (data: Data, openedFrom: DialogProps["openedFrom"]) => ReactNode;
}

/** Comes in while what a form needs is read. The form then takes its place, and doesn't come in a second time. */
export function FormOutline<Data>({ title, isDrawer = false, onClose, children, ...read }: FormOutlineProps<Data>) {
  const opener = useOpener(true);
  const [isFirst] = useState(read.data === undefined);
  if (read.data !== undefined) return children(read.data, isFirst ? opener : undefined);
  return (
    <Dialog isOpen isDrawer={isDrawer} onClose={onClose} title={title}>
      <Loaded {...read}>{() => null}</Loaded>
    </Dialog>
  );
}
