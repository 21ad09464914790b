import type { Consumable } from "@cantina/domain/inventory";
import { Box } from "@chakra-ui/react/box";
import { Trash2 } from "lucide-react";
import { useId } from "react";
import * as texts from "../../../texts/inventory.ts";
import * as words from "../../../texts/words.ts";
import { Button } from "../../../ui/Button.tsx";

export interface DeleteBarProps {
  readonly chosen: readonly Consumable[];
  readonly onDelete: (consumable: Consumable) => void;
}

const reasonOf = (count: number): string => (count === 0 ? texts.selectOne : texts.oneByOne(count));

/** Deletes the only one that is selected, and says why where it can't. Specification §4 */
export function DeleteBar({ chosen, onDelete }: DeleteBarProps) {
  const id = useId();
  const [first, ...others] = chosen;
  const only = others.length === 0 ? first : undefined;
  return (
    <Box
      // On a phone it would push the rows down for nothing, and be out of sight where they are marked.
      display={{ base: chosen.length === 0 ? "none" : "flex", md: "flex" }}
      position={{ base: "fixed", md: "static" }}
      insetInline="14px"
      bottom="3"
      zIndex={{ base: "20", md: "auto" }}
      flexDirection="row-reverse"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      minW="0"
      css={{ mdDown: { p: "3", bg: "bg.panel", borderWidth: "1px", borderRadius: "xl", boxShadow: "lg" } }}
    >
      <Button
        variant="outline"
        colorPalette="red"
        disabled={only === undefined}
        aria-describedby={id}
        onClick={() => {
          if (only !== undefined) onDelete(only);
        }}
      >
        <Trash2 aria-hidden />
        {words.deleteIt}
      </Button>
      <Box id={id} role="status" minW="0" fontSize="13px" color="fg.muted">
        {only?.name ?? reasonOf(chosen.length)}
      </Box>
    </Box>
  );
}
