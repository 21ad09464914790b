import { RefreshCw } from "lucide-react";
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
      title="Actualizar aplicación"
      footer={
        <Button onClick={onReload}>
          <RefreshCw aria-hidden />
          Actualizar
        </Button>
      }
    >
      Debe actualizar la aplicacion para continuar
    </Dialog>
  );
}
