import { Box } from "@chakra-ui/react/box";
import { Printer } from "lucide-react";
import { useValue } from "../../composition/device/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import { linkLabels } from "../../texts/printer-link.ts";
import * as texts from "../../texts/printing.ts";
import { Button } from "../../ui/Button.tsx";
import { IconButton } from "../../ui/IconButton.tsx";

export interface PrinterButtonProps {
  readonly onOpen: () => void;
  /** With its name beside the picture, where there is room. */
  readonly isNamed?: boolean;
}

/** Shows how the printer is, and opens its settings. */
export function PrinterButton({ onOpen, isNamed = false }: PrinterButtonProps) {
  const { printing } = useWorkplace();
  const { shouldPrint, route } = useValue(printing.settings);
  const { isReady, link } = useValue(printing.view);
  if (isNamed)
    return (
      <Button variant="outline" colorPalette="gray" size="sm" borderColor="border" color="fg" onClick={onOpen}>
        <Printer aria-hidden />
        {texts.printer}
      </Button>
    );
  const state = shouldPrint && route === "BROWSER" ? texts.printsInBrowser : linkLabels[link];
  return (
    <Box position="relative">
      <IconButton label={state} icon={<Printer />} aria-haspopup="dialog" onClick={onOpen} />
      {shouldPrint && (
        <Box
          aria-hidden
          position="absolute"
          insetEnd="2"
          top="2"
          boxSize="2.5"
          borderRadius="full"
          borderWidth="2px"
          borderColor="bg.panel"
          bg={isReady ? "brand.solid" : "red.solid"}
          pointerEvents="none"
        />
      )}
    </Box>
  );
}
