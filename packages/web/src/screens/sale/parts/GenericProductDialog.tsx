import { lazy, useId } from "react";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import type { GenericProductFormProps } from "./GenericProductForm.tsx";

const GenericProductForm = lazy(async () => ({
  default: (await import("./GenericProductForm.tsx")).GenericProductForm,
}));

export interface GenericProductDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onAdd: GenericProductFormProps["onAdd"];
}

export function GenericProductDialog({ isOpen, onClose, onAdd }: GenericProductDialogProps) {
  const formId = useId();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Producto genérico"
      footer={
        <>
          <Button variant="outline" colorPalette="gray" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" form={formId}>
            Agregar
          </Button>
        </>
      }
    >
      <GenericProductForm formId={formId} onAdd={onAdd} />
    </Dialog>
  );
}
