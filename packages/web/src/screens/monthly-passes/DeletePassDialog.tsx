import type { CalendarProduct } from "@cantina/domain/calendar-products";
import { passesSource } from "../../composition/pass-queries.ts";
import { queryKeys } from "../../composition/queries.ts";
import { useDeskCall } from "../../composition/use-desk-call.ts";
import { useWorkplace } from "../../composition/workplace-context.ts";
import { sentenceOf } from "../../texts/failure-sentences.ts";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { notify } from "../../ui/notify.ts";

export interface DeletePassDialogProps {
  readonly pass: CalendarProduct;
  readonly onClose: () => void;
}

export function DeletePassDialog({ pass, onClose }: DeletePassDialogProps) {
  const { sources } = useWorkplace();
  const deletion = useDeskCall({
    call: () => passesSource(sources).deletePass(pass.id),
    rereads: [queryKeys.passes],
    onDone: () => {
      void notify({ kind: "success", title: `Se eliminó el abono ${pass.name}.` });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title={`Eliminar ${pass.name}`}
      confirmLabel="Eliminar abono"
      isSending={deletion.isSending}
      failure={deletion.failure === null ? undefined : sentenceOf(deletion.failure)}
      onConfirm={() => deletion.send(pass)}
      onClose={onClose}
    >
      El abono deja de venderse. Los pedidos de quienes ya lo compraron siguen en sus días.
    </ConfirmDialog>
  );
}
