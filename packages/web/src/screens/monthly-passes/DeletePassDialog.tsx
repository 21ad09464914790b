import type { CalendarProduct } from "@cantina/domain/calendar-products";
import { usePassCalls } from "../../composition/desk/index.ts";
import { useConfirmation } from "../../composition/forms/index.ts";
import * as texts from "../../texts/monthly-passes.ts";
import * as forms from "../../texts/pass-forms.ts";
import * as words from "../../texts/words.ts";
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
      void notify({ kind: "success", title: forms.deleted(name) });
      onClose();
    },
    onClose,
  });
  return (
    <EditConfirm edit={deletion} title={words.deleteNamed(name)} confirmLabel={texts.deletePass}>
      {texts.deletePassHint}
    </EditConfirm>
  );
}
