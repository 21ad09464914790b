import { Suspense, lazy } from "react";
import type { DrawerProps } from "./DrawerFrame.tsx";
import { useOpener } from "./use-opener.ts";
import { useWasOpened } from "./use-was-opened.ts";

const DrawerFrame = lazy(async () => ({ default: (await import("./DrawerFrame.tsx")).DrawerFrame }));

/** From the left as a menu, from below as a phone's sheet; forms and details are dialogs. */
export function Drawer(props: DrawerProps) {
  const opener = useOpener(props.isOpen);
  return useWasOpened(props.isOpen) ? (
    <Suspense fallback={null}>
      <DrawerFrame opener={opener} {...props} />
    </Suspense>
  ) : null;
}
