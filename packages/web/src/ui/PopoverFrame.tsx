import { Popover as ChakraPopover } from "@chakra-ui/react/popover";
import { Portal } from "@chakra-ui/react/portal";
import { type ReactNode, useEffect, useState } from "react";

export interface PopoverLook {
  readonly label: string;
  readonly placement?: "bottom-end" | "bottom-start" | "top";
}

export interface PopoverFrameProps extends Required<PopoverLook> {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly triggerId: string;
  readonly children: ReactNode;
}

export function PopoverFrame({ isOpen, onClose, label, triggerId, placement, children }: PopoverFrameProps) {
  // It moves the focus in when it becomes open, not when it is born open.
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsMounted(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <ChakraPopover.Root
      open={isOpen && isMounted}
      ids={{ trigger: triggerId }}
      positioning={{ placement }}
      onOpenChange={(details) => {
        if (!details.open) onClose();
      }}
    >
      <Portal>
        <ChakraPopover.Positioner>
          <ChakraPopover.Content aria-label={label} aria-labelledby={undefined}>
            {children}
          </ChakraPopover.Content>
        </ChakraPopover.Positioner>
      </Portal>
    </ChakraPopover.Root>
  );
}
