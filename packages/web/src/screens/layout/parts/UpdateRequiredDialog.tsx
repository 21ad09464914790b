import { RefreshCw } from "lucide-react";
import * as texts from "../../../texts/layout.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";

export interface UpdateRequiredDialogProps {
  readonly isOpen: boolean;
  readonly onReload: () => void;
}

export function UpdateRequiredDialog({ isOpen, onReload }: UpdateRequiredDialogProps) {
  return (
    <Dialog
      role="alertdialog"
      isBlocking
      isOpen={isOpen}
      title={texts.updateRequired}
      footer={
        <Button onClick={onReload}>
          <RefreshCw aria-hidden />
          {texts.update}
        </Button>
      }
    >
      {texts.updateRequiredLead}
    </Dialog>
  );
}
