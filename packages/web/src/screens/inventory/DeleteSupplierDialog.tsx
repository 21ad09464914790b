import type { Supplier } from "@cantina/domain/inventory";
import { useInventoryCall, useInventoryDesk } from "../../composition/inventory-desk.ts";
import { sentenceOf } from "../../texts/failure-sentences.ts";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { notify } from "../../ui/notify.ts";

export interface DeleteSupplierDialogProps {
  readonly isOpen: boolean;
  readonly supplier: Supplier;
  readonly onClose: () => void;
}

export function DeleteSupplierDialog({ isOpen, supplier, onClose }: DeleteSupplierDialogProps) {
  const desk = useInventoryDesk();
  const { isSending, failure, send } = useInventoryCall({
    call: ({ id }: Supplier) => desk.deleteSupplier(id),
    onBooked: () => {
      void notify({ kind: "success", title: `Se eliminó el proveedor ${supplier.name}.` });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={`Eliminar ${supplier.name}`}
      confirmLabel="Eliminar proveedor"
      isSending={isSending}
      failure={failure === null ? undefined : `No se pudo eliminar el proveedor. ${sentenceOf(failure)}`}
      onConfirm={() => send(supplier)}
      onClose={onClose}
    >
      Ya no se podrá elegir para un insumo. El historial lo conserva.
    </ConfirmDialog>
  );
}
