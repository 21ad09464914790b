import type { Consumable } from "@cantina/domain/inventory";
import { Box } from "@chakra-ui/react/box";
import { ArrowDownUp, Trash2 } from "lucide-react";
import { useId } from "react";
import * as movements from "../../../texts/inventory-movements.ts";
import * as texts from "../../../texts/inventory.ts";
import * as words from "../../../texts/words.ts";
import { Button } from "../../../ui/Button.tsx";

export interface SelectionBarProps<Chosen extends Consumable> {
  readonly chosen: readonly Chosen[];
  readonly onMove: (chosen: readonly Chosen[]) => void;
  /** null: somebody else's to do. */
  readonly onDelete: ((consumable: Chosen) => void) | null;
}

/** What can be done with what is marked: any number is moved, only one is deleted, and it says so. Specification §4 */
export function SelectionBar<Chosen extends Consumable>({ chosen, onMove, onDelete }: SelectionBarProps<Chosen>) {
  const id = useId();
  const [first, ...others] = chosen;
  const only = others.length === 0 ? first : undefined;
  const reason = chosen.length === 0 ? movements.moveWhat : texts.marked(chosen.length);
  return (
    <Box
      // On a phone it would push the rows down for nothing, and be out of sight where they are marked.
      display={{ base: chosen.length === 0 ? "none" : "flex", md: "flex" }}
      position={{ base: "fixed", md: "static" }}
      insetInline="14px"
      bottom="3"
      zIndex={{ base: "20", md: "auto" }}
      flexDirection={{ base: "column", md: "row-reverse" }}
      alignItems={{ base: "stretch", md: "center" }}
      justifyContent="space-between"
      gap="3"
      minW="0"
      css={{ mdDown: { p: "3", bg: "bg.panel", borderWidth: "1px", borderRadius: "xl", boxShadow: "lg" } }}
    >
      <Box display="flex" gap="2" css={{ "& > button": { flex: { base: "auto", md: "initial" } } }}>
        {onDelete !== null && (
          <Button
            variant="outline"
            colorPalette="red"
            // Disabled, it would lose the focus whenever what was chosen is gone. FORM-33
            aria-disabled={only === undefined || undefined}
            aria-describedby={id}
            onClick={() => {
              if (only !== undefined) onDelete(only);
            }}
          >
            <Trash2 aria-hidden />
            {words.deleteIt}
          </Button>
        )}
        <Button
          variant="outline"
          aria-disabled={chosen.length === 0 || undefined}
          aria-describedby={id}
          onClick={() => {
            if (chosen.length > 0) onMove(chosen);
          }}
        >
          <ArrowDownUp aria-hidden />
          {movements.move}
        </Button>
      </Box>
      <Box id={id} role="status" minW="0" fontSize="13px" color="fg.muted">
        {only?.name ?? (chosen.length > 1 && onDelete !== null ? texts.oneByOne(chosen.length) : reason)}
      </Box>
    </Box>
  );
}
