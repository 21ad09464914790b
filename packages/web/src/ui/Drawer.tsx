import { type ReactNode, Suspense, lazy } from "react";
import { useOpener } from "./use-opener.ts";
import { useWasOpened } from "./use-was-opened.ts";

const DrawerFrame = lazy(async () => ({ default: (await import("./DrawerFrame.tsx")).DrawerFrame }));

export interface DrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly label: string;
  readonly side: "start" | "bottom";
  readonly children: ReactNode;
}

export interface DrawerFrameProps extends DrawerProps {
  readonly opener: HTMLElement | null;
}

/** From the left as a menu, from below as a phone's sheet. */
export function Drawer(props: DrawerProps) {
  const opener = useOpener(props.isOpen);
  return useWasOpened(props.isOpen) ? (
    <Suspense fallback={null}>
      <DrawerFrame opener={opener} {...props} />
    </Suspense>
  ) : null;
}
