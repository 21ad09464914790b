import type { CalendarProduct } from "@cantina/domain/calendar-products";
import { usePassCalls } from "../../composition/desk/index.ts";
import { useConfirmation } from "../../composition/forms/index.ts";
import { EditConfirm } from "../../ui/EditConfirm.tsx";
import { notify } from "../../ui/notify.ts";

export interface DeletePassDialogProps {
  readonly pass: CalendarProduct;
  readonly onClose: () => void;
}

export function DeletePassDialog({ pass: { id, name }, onClose }: DeletePassDialogProps) {
  const { deleteCalendarProduct } = usePassCalls();
  const deletion = useConfirmation({
    save: ({ key }) => deleteCalendarProduct({ params: { productId: id } }, { idempotencyKey: key }),
    changes: ["product"],
    onSaved: () => {
      void notify({ kind: "success", title: `Se eliminó el abono ${name}.` });
      onClose();
    },
    onClose,
  });
  return (
    <EditConfirm edit={deletion} title={`Eliminar ${name}`} confirmLabel="Eliminar abono">
      El abono deja de venderse. Los pedidos de quienes ya lo compraron siguen en sus días.
    </EditConfirm>
  );
}
