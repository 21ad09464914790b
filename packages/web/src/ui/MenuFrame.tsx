import { Box } from "@chakra-ui/react/box";
import { Menu as ChakraMenu } from "@chakra-ui/react/menu";
import { type ReactNode, useRef } from "react";

export interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly onSelect: () => void;
  /** Why it can't be chosen now. */
  readonly fault?: string | undefined;
}

export interface MenuFrameProps {
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly triggerId: string;
}

export function MenuFrame({ isOpen, onClose, label, triggerId, items }: MenuFrameProps) {
  const chosen = useRef<MenuItem | null>(null);
  const content = useRef<HTMLDivElement>(null);
  // It goes with the menu where that was closed before it had taken it; what somebody pressed meanwhile keeps it.
  const isFocusLost = (): boolean =>
    document.activeElement === document.body || content.current?.contains(document.activeElement) === true;
  return (
    <ChakraMenu.Root
      open={isOpen}
      ids={{ trigger: triggerId }}
      positioning={{ placement: "bottom-end", strategy: "fixed" }}
      onOpenChange={(details) => {
        if (!details.open) onClose();
      }}
      // A dialog that opened above the menu would be dismissed together with it.
      onExitComplete={() => {
        // Which finds its opener where it opens, at once.
        if (chosen.current !== null || isFocusLost()) document.getElementById(triggerId)?.focus();
        chosen.current?.onSelect();
        chosen.current = null;
      }}
    >
      <ChakraMenu.Positioner>
        <ChakraMenu.Content ref={content} aria-label={label} minW="14rem">
          {items.map((item) =>
            item.fault === undefined ? (
              <ChakraMenu.Item key={item.id} value={item.id} onClick={() => (chosen.current = item)}>
                {item.icon}
                {item.label}
              </ChakraMenu.Item>
            ) : (
              // The arrows go there too, else who hears the menu would not be told why.
              <ChakraMenu.Item key={item.id} value={item.id} closeOnSelect={false} aria-disabled>
                {item.icon}
                <span>
                  {item.label}
                  <Box as="span" display="block" fontSize="12px" lineHeight="16px">
                    {item.fault}
                  </Box>
                </span>
              </ChakraMenu.Item>
            ),
          )}
        </ChakraMenu.Content>
      </ChakraMenu.Positioner>
    </ChakraMenu.Root>
  );
}
