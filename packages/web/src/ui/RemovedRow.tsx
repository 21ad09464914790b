import { Box } from "@chakra-ui/react/box";
import { useId } from "react";
import * as words from "../texts/words.ts";
import { Button } from "./Button.tsx";
import { focusInside } from "./focus-inside.ts";

export interface RemovedRowProps {
  /** "Se quitó …" */
  readonly text: string;
  readonly isLocked?: boolean;
  readonly onUndo: () => void;
}

/** Of a row that was taken out of a form: nothing is saved yet, so that it only has to come back. FORM-10 */
export function RemovedRow({ text, isLocked = false, onUndo }: RemovedRowProps) {
  const textId = useId();
  return (
    <Box
      ref={focusInside}
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      ps="3"
      fontSize="14px"
    >
      <Box id={textId} color="fg.muted">
        {text}
      </Box>
      <Button size="sm" variant="ghost" aria-describedby={textId} disabled={isLocked} onClick={onUndo}>
        {words.undo}
      </Button>
    </Box>
  );
}
