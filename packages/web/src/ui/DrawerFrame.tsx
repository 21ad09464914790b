import { type ReactNode, useEffect, useRef } from "react";
import { Drawer as ChakraDrawer } from "@chakra-ui/react/drawer";
import { Portal } from "@chakra-ui/react/portal";
import { onceFocused } from "./once-focused.ts";

const tallest = "calc(100dvh - 68px)";
const sheet = { height: tallest, paddingBottom: "env(safe-area-inset-bottom)" };
const fittedSheet = { ...sheet, height: "auto", maxHeight: tallest };

export interface DrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** It has left the screen, with its movement, and given the focus back. */
  readonly onGone?: () => void;
  readonly label: string;
  readonly side: "start" | "bottom";
  /** A sheet as tall as what stands in it, where it isn't for all there is room. */
  readonly isFitted?: boolean;
  readonly children: ReactNode;
}

export interface DrawerFrameProps extends DrawerProps {
  readonly opener: HTMLElement | null;
}

export function DrawerFrame({
  isOpen,
  opener,
  onClose,
  onGone,
  label,
  side,
  isFitted = false,
  children,
}: DrawerFrameProps) {
  const stopWaiting = useRef(() => {});
  // Who opens it again while it waits for the focus finds it there, and not gone.
  useEffect(() => {
    if (isOpen) stopWaiting.current();
  }, [isOpen]);
  const leave = (): void => {
    if (onGone !== undefined) stopWaiting.current = onceFocused(opener, onGone);
  };
  return (
    <ChakraDrawer.Root
      open={isOpen}
      placement={side}
      aria-label={label}
      finalFocusEl={() => opener}
      onExitComplete={leave}
      // The focus is trapped; what leaves it for a moment (a second mount, a toast) is no wish to close.
      onFocusOutside={(event) => event.preventDefault()}
      onOpenChange={(details) => {
        if (!details.open) onClose();
      }}
    >
      <Portal>
        <ChakraDrawer.Backdrop />
        <ChakraDrawer.Positioner>
          <ChakraDrawer.Content css={side === "bottom" ? (isFitted ? fittedSheet : sheet) : {}}>
            {side === "bottom" && <Handle />}
            {children}
          </ChakraDrawer.Content>
        </ChakraDrawer.Positioner>
      </Portal>
    </ChakraDrawer.Root>
  );
}

function Handle() {
  return (
    <ChakraDrawer.Description
      aria-hidden
      mx="auto"
      mt="2"
      w="11"
      h="5px"
      flexShrink="0"
      borderRadius="full"
      bg="border.emphasized"
    />
  );
}
