import * as texts from "../../texts/printing.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { PrinterForm } from "./PrinterForm.tsx";
import { TestPrint } from "./TestPrint.tsx";

export interface PrinterDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** How this device prints, from wherever a ticket is printed. */
export const PrinterDialog = ({ isOpen, onClose }: PrinterDialogProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} title={texts.printer} footer={<TestPrint />}>
    <PrinterForm />
  </Dialog>
);
