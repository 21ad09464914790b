import { usePlaceCalls } from "../../composition/desk/index.ts";
import { useConfirmation } from "../../composition/forms/index.ts";
import * as texts from "../../texts/cafeteria-dialogs.ts";
import * as list from "../../texts/cafeterias.ts";
import { EditConfirm } from "../../ui/EditConfirm.tsx";
import { notify } from "../../ui/notify.ts";
import type { TaskDialogProps } from "./EditCafeteriaDialog.tsx";

/** Names what it closes or opens. */
export function StatusDialog({ row: { id, name, status }, onClose }: TaskDialogProps) {
  const places = usePlaceCalls();
  const isDisabled = status === "DELETED";
  const edit = useConfirmation({
    save: ({ key }) => {
      const change = isDisabled ? places.enableCafeteria : places.disableCafeteria;
      return change({ params: { cafeteriaId: id } }, { idempotencyKey: key });
    },
    changes: ["cafeteria"],
    onSaved: () => {
      void notify({ kind: "success", title: isDisabled ? texts.enabled(name) : texts.disabled(name) });
      onClose();
    },
    onClose,
  });
  return (
    <EditConfirm
      edit={edit}
      title={isDisabled ? list.enableNamed(name) : texts.disableNamed(name)}
      confirmLabel={isDisabled ? list.enable : list.disable}
      tone={isDisabled ? "brand" : "red"}
    >
      {isDisabled ? texts.enableHint : texts.disableHint}
    </EditConfirm>
  );
}
