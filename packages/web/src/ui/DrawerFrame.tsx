import { Drawer as ChakraDrawer } from "@chakra-ui/react/drawer";
import { Portal } from "@chakra-ui/react/portal";
import type { DrawerFrameProps } from "./Drawer.tsx";

const sheet = { height: "calc(100dvh - 68px)", paddingBottom: "env(safe-area-inset-bottom)" };

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
