import { Popover as ChakraPopover } from "@chakra-ui/react/popover";
import { Portal } from "@chakra-ui/react/portal";
import { type ReactNode, useEffect, useRef, useState } from "react";

export interface PopoverLook {
  readonly label: string;
  readonly placement?: "bottom-end" | "bottom-start" | "top";
  /** Within the form or dialog that it belongs to, which keeps the focus within itself. */
  readonly isInPlace?: boolean;
  /** For fields side by side. */
  readonly isWide?: boolean;
}

const wide = { width: "min(calc(100dvw - 2rem), 44rem)" };

export interface PopoverFrameProps extends Required<PopoverLook> {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly triggerId: string;
  readonly onGone: () => void;
  readonly children: ReactNode;
}

/** Where its work begins, when that is not its first part. */
const entry = "[data-entry]";
const takesFocus = "button, input, select, textarea, [tabindex]";

/** The primitive looks for a field one frame after it opened, when a busy page may still be hiding its content. */
function useFocusWhenShown(isOpen: boolean) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    let frame = requestAnimationFrame(function enter() {
      const { current } = content;
      if (document.activeElement !== current && current?.contains(document.activeElement) === true) return;
      const first = current?.querySelector<HTMLElement>(entry) ?? current?.querySelector<HTMLElement>(takesFocus);
      // What it shows may come later than it, and may be nothing but text.
      if (current?.hasChildNodes() === true && current.checkVisibility()) first?.focus();
      else frame = requestAnimationFrame(enter);
    });
    return () => cancelAnimationFrame(frame);
  }, [isOpen]);
  return content;
}

export function PopoverFrame(props: PopoverFrameProps) {
  const { isOpen, onClose, label, triggerId, onGone, placement, isInPlace, isWide, children } = props;
  // It moves the focus in when it becomes open, not when it is born open.
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsMounted(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  const content = useFocusWhenShown(isOpen && isMounted);
  return (
    <ChakraPopover.Root
      open={isOpen && isMounted}
      ids={{ trigger: triggerId }}
      portalled={!isInPlace}
      positioning={isInPlace ? { placement, strategy: "fixed" } : { placement }}
      onOpenChange={(details) => {
        if (!details.open) onClose();
      }}
      onExitComplete={onGone}
    >
      <Portal disabled={isInPlace}>
        <ChakraPopover.Positioner>
          <ChakraPopover.Content ref={content} aria-label={label} aria-labelledby={undefined} css={isWide ? wide : {}}>
            {children}
          </ChakraPopover.Content>
        </ChakraPopover.Positioner>
      </Portal>
    </ChakraPopover.Root>
  );
}
