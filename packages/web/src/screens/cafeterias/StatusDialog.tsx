import { usePlaceCalls } from "../../composition/desk/index.ts";
import { useConfirmation } from "../../composition/forms/index.ts";
import { EditConfirm } from "../../ui/EditConfirm.tsx";
import { notify } from "../../ui/notify.ts";
import type { TaskDialogProps } from "./EditCafeteriaDialog.tsx";

/** Names what it closes or opens. */
export function StatusDialog({ row: { id, name, status }, onClose }: TaskDialogProps) {
  const places = usePlaceCalls();
  const isDisabled = status === "DELETED";
  const verb = isDisabled ? "Habilitar" : "Deshabilitar";
  const edit = useConfirmation({
    save: ({ key }) => {
      const change = isDisabled ? places.enableCafeteria : places.disableCafeteria;
      return change({ params: { cafeteriaId: id } }, { idempotencyKey: key });
    },
    changes: ["cafeteria"],
    onSaved: () => {
      void notify({ kind: "success", title: `${isDisabled ? "Se habilitó" : "Se deshabilitó"} ${name}.` });
      onClose();
    },
    onClose,
  });
  return (
    <EditConfirm edit={edit} title={`${verb} ${name}`} confirmLabel={verb} tone={isDisabled ? "brand" : "red"}>
      {isDisabled
        ? "Su personal podrá volver a ingresar, con los mismos datos de antes."
        : "Nadie de su personal podrá ingresar ni vender hasta que se habilite otra vez. No se borra ningún dato."}
    </EditConfirm>
  );
}
