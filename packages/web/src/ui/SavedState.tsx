import { Box } from "@chakra-ui/react/box";
import { Check } from "lucide-react";

export interface SavedStateProps {
  readonly edit: { readonly isChanged: boolean; readonly isSaved: boolean };
}

/** Beside 'Guardar' of a form that stays: what became of it, and why it can't be pressed. */
export const SavedState = ({ edit: { isChanged, isSaved } }: SavedStateProps) => (
  <Box role="status" display="flex" alignItems="center" gap="1.5" fontSize="13px" color="fg.muted">
    {isSaved && !isChanged && <Check aria-hidden size={16} />}
    {isChanged ? "Hay cambios sin guardar." : isSaved ? "Se guardó." : "No hay cambios."}
  </Box>
);
