import type { Supplier } from "@cantina/domain/inventory";
import { useInventoryCalls } from "../../composition/desk/index.ts";
import { useConfirmation } from "../../composition/forms/index.ts";
import { sentenceOf } from "../../texts/failure-sentences.ts";
import { EditConfirm } from "../../ui/EditConfirm.tsx";
import { notify } from "../../ui/notify.ts";

export interface DeleteSupplierDialogProps {
  readonly supplier: Supplier;
  readonly onClose: () => void;
}

export function DeleteSupplierDialog({ supplier: { id, name }, onClose }: DeleteSupplierDialogProps) {
  const calls = useInventoryCalls();
  const deletion = useConfirmation({
    save: ({ key }) => calls.deleteSupplier({ params: { supplierId: id } }, { idempotencyKey: key }),
    changes: ["supplier"],
    onSaved: () => {
      void notify({ kind: "success", title: `Se eliminó el proveedor ${name}.` });
      onClose();
    },
    onClose,
  });
  return (
    <EditConfirm
      edit={deletion}
      title={`Eliminar ${name}`}
      confirmLabel="Eliminar proveedor"
      textOf={(failure) => `No se pudo eliminar el proveedor. ${sentenceOf(failure)}`}
    >
      Ya no se podrá elegir para un insumo. El historial lo conserva.
    </EditConfirm>
  );
}
