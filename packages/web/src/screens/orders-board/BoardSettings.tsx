import type { Cafeteria } from "@cantina/domain/cafeteria";
import { Box } from "@chakra-ui/react/box";
import { Printer } from "lucide-react";
import { useWorkplace } from "../../composition/workplace/index.ts";
import { printer } from "../../texts/printing.ts";
import * as texts from "../../texts/board-settings.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { AutoComplete } from "./AutoComplete.tsx";

export interface BoardSettingsProps {
  readonly cafeteria: Cafeteria;
  /** Who may not switch it sees the printer alone. */
  readonly mayAutoComplete: boolean;
  readonly onClose: () => void;
}

export function BoardSettings({ cafeteria, mayAutoComplete, onClose }: BoardSettingsProps) {
  const { printing } = useWorkplace();
  const openPrinter = (): void => {
    onClose();
    printing.dialog.set(true);
  };
  return (
    <Dialog isOpen onClose={onClose} title={texts.settings}>
      <Box display="flex" flexDirection="column" gap="5">
        {mayAutoComplete && <AutoComplete cafeteria={cafeteria} />}
        <Box display="flex" alignItems="center" justifyContent="space-between" gap="4">
          <Box>
            <Box fontSize="15px" fontWeight="medium">
              {printer}
            </Box>
            <Box fontSize="14px" color="fg.muted">
              {texts.printerHint}
            </Box>
          </Box>
          <Button variant="outline" colorPalette="gray" onClick={openPrinter}>
            <Printer aria-hidden />
            {texts.setUp}
          </Button>
        </Box>
      </Box>
    </Dialog>
  );
}
