import * as texts from "../../../texts/sale.ts";
import * as words from "../../../texts/words.ts";
import { FormDialog } from "../../../ui/FormDialog.tsx";
import { GenericProductForm, type GenericProductFormProps } from "./GenericProductForm.tsx";

export interface GenericProductDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onAdd: GenericProductFormProps["onAdd"];
}

export function GenericProductDialog({ isOpen, onClose, onAdd }: GenericProductDialogProps) {
  return (
    <FormDialog isOpen={isOpen} onClose={onClose} title={texts.genericProduct} submitText={words.add} isSending={false}>
      {(formId) => <GenericProductForm formId={formId} onAdd={onAdd} />}
    </FormDialog>
  );
}
