import { Box } from "@chakra-ui/react/box";
import { useState } from "react";
import type { PantryConsumable } from "../../composition/desk/index.ts";
import { amountOf } from "../../texts/inventory-texts.ts";
import * as texts from "../../texts/inventory-movements.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { ConsumableMovements } from "./ConsumableMovements.tsx";

export interface MovementsDrawerProps {
  /** null: closed. */
  readonly consumable: PantryConsumable | null;
  readonly onClose: () => void;
}

/** For who sees and moves what there is, and changes no recipe. */
export function MovementsDrawer({ consumable, onClose }: MovementsDrawerProps) {
  // It stays in sight while the drawer goes.
  const [last, setLast] = useState(consumable);
  if (consumable !== null && consumable !== last) setLast(consumable);
  return (
    <Dialog
      isDrawer
      isOpen={consumable !== null}
      onClose={onClose}
      title={last === null ? texts.movements : texts.movementsOf(last.name)}
    >
      {last !== null && (
        <Box display="flex" flexDirection="column" gap="4">
          <Box fontWeight="semibold">{texts.availableNow(amountOf(last.availableQuantity, last.unit))}</Box>
          <ConsumableMovements key={last.id} consumable={last} />
        </Box>
      )}
    </Dialog>
  );
}
