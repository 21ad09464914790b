import { Box } from "@chakra-ui/react/box";
import { useId } from "react";
import { useValue } from "../../composition/device/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/printing.ts";
import { Button } from "../../ui/Button.tsx";

/** Prints a ticket that says it is a trial, or says why it can't. */
export function TestPrint() {
  const { printing } = useWorkplace();
  const { shouldPrint } = useValue(printing.settings);
  const { isReady } = useValue(printing.view);
  const reasonId = useId();
  return (
    <>
      {!isReady && (
        <Box id={reasonId} flex={{ base: "1 0 100%", md: "1" }} minW="0" fontSize="13px" color="fg.muted">
          {shouldPrint ? texts.noPrinter : texts.printsNothing}
        </Box>
      )}
      <Button
        variant="outline"
        disabled={!isReady}
        aria-describedby={isReady ? undefined : reasonId}
        onClick={() => void printing.printTest()}
      >
        {texts.printTest}
      </Button>
    </>
  );
}
