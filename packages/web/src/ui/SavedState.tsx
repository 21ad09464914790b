import { Box } from "@chakra-ui/react/box";
import { Check } from "lucide-react";
import * as texts from "../texts/ui.ts";

export interface SavedStateProps {
  readonly edit: { readonly isChanged: boolean; readonly isSaved: boolean };
}

/** Beside 'Guardar' of a form that stays: what became of it, and why it can't be pressed. */
export const SavedState = ({ edit: { isChanged, isSaved } }: SavedStateProps) => (
  <Box role="status" display="flex" alignItems="center" gap="1.5" fontSize="13px" color="fg.muted">
    {isSaved && !isChanged && <Check aria-hidden size={16} />}
    {isChanged ? texts.changed : isSaved ? texts.saved : texts.unchanged}
  </Box>
);
