import type { ClassList } from "@cantina/domain/cafeteria";
import { useClasses } from "../../composition/desk/index.ts";
import { useConfirmation } from "../../composition/forms/index.ts";
import * as texts from "../../texts/configuration.ts";
import * as words from "../../texts/words.ts";
import { EditConfirm } from "../../ui/EditConfirm.tsx";
import { notify } from "../../ui/notify.ts";
import type { ClassDialogProps } from "./RenameClassDialog.tsx";

export function DeleteClassDialog({ one: { id, name }, onClose }: ClassDialogProps) {
  const { calls, show } = useClasses();
  const deletion = useConfirmation<ClassList>({
    save: ({ key }) => calls.deleteClass({ params: { classId: id } }, { idempotencyKey: key }),
    changes: ["cafeteria"],
    onSaved: (list) => {
      show(list);
      void notify({ kind: "success", title: texts.classDeleted(name) });
      onClose();
    },
    onClose,
  });
  return (
    <EditConfirm edit={deletion} title={texts.deleteClass(name)} confirmLabel={words.deleteIt}>
      {texts.deleteClassHint}
    </EditConfirm>
  );
}
