import type { ReactNode } from "react";
import { Menu as ChakraMenu } from "@chakra-ui/react/menu";
import { useRef } from "react";

export interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly onSelect: () => void;
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
        if (chosen.current !== null) document.getElementById(triggerId)?.focus();
        chosen.current?.onSelect();
        chosen.current = null;
      }}
    >
      <ChakraMenu.Positioner>
        <ChakraMenu.Content aria-label={label} minW="14rem">
          {items.map((item) => (
            <ChakraMenu.Item key={item.id} value={item.id} onSelect={() => (chosen.current = item)}>
              {item.icon}
              {item.label}
            </ChakraMenu.Item>
          ))}
        </ChakraMenu.Content>
      </ChakraMenu.Positioner>
    </ChakraMenu.Root>
  );
}
