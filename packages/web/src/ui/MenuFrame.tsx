import { Menu as ChakraMenu } from "@chakra-ui/react/menu";
import type { MenuFrameProps } from "./Menu.tsx";

export function MenuFrame({ isOpen, onClose, label, triggerId, items }: MenuFrameProps) {
  return (
    <ChakraMenu.Root
      open={isOpen}
      ids={{ trigger: triggerId }}
      positioning={{ placement: "bottom-end", strategy: "fixed" }}
      onOpenChange={(details) => {
        if (!details.open) onClose();
      }}
    >
      <ChakraMenu.Positioner>
        <ChakraMenu.Content aria-label={label} minW="14rem">
          {items.map((item) => (
            <ChakraMenu.Item key={item.id} value={item.id} onSelect={item.onSelect}>
              {item.icon}
              {item.label}
            </ChakraMenu.Item>
          ))}
        </ChakraMenu.Content>
      </ChakraMenu.Positioner>
    </ChakraMenu.Root>
  );
}
