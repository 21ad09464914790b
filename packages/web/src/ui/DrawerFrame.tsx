import type { ReactNode } from "react";
import { Drawer as ChakraDrawer } from "@chakra-ui/react/drawer";
import { Portal } from "@chakra-ui/react/portal";

const sheet = { height: "calc(100dvh - 68px)", paddingBottom: "env(safe-area-inset-bottom)" };

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

export function DrawerFrame({ isOpen, opener, onClose, label, side, children }: DrawerFrameProps) {
  return (
    <ChakraDrawer.Root
      open={isOpen}
      placement={side}
      aria-label={label}
      finalFocusEl={() => opener}
      // The focus is trapped; what leaves it for a moment (a second mount, a toast) is no wish to close.
      onFocusOutside={(event) => event.preventDefault()}
      onOpenChange={(details) => {
        if (!details.open) onClose();
      }}
    >
      <Portal>
        <ChakraDrawer.Backdrop />
        <ChakraDrawer.Positioner>
          <ChakraDrawer.Content css={side === "bottom" ? sheet : {}}>
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
