import { Box } from "@chakra-ui/react/box";
import { useState } from "react";
import { Button } from "../../../ui/Button.tsx";

export interface RemovalQuestionProps {
  readonly name: string;
  readonly onConfirm: () => Promise<void>;
  readonly onCancel: () => void;
}

/** Asked in its place: a second dialog above the first would hide what it speaks of. */
export function RemovalQuestion({ name, onConfirm, onCancel }: RemovalQuestionProps) {
  const [isBusy, setIsBusy] = useState(false);
  return (
    <Box
      role="alertdialog"
      aria-label={`Eliminar a ${name}`}
      mt="2"
      pt="2"
      borderTopWidth="1px"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="2"
    >
      <Box>{`¿Eliminar a ${name}? Sus compras quedan en el historial.`}</Box>
      <Box display="flex" gap="2">
        <Button size="sm" variant="outline" colorPalette="gray" onClick={onCancel}>
          Volver
        </Button>
        <Button
          size="sm"
          colorPalette="red"
          autoFocus
          busy={isBusy}
          onClick={() => {
            setIsBusy(true);
            // What the server refuses is told by the form.
            onConfirm().catch(() => setIsBusy(false));
          }}
        >
          Eliminar comensal
        </Button>
      </Box>
    </Box>
  );
}
