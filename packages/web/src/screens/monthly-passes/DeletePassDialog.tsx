import type { CalendarProduct } from "@cantina/domain/calendar-products";
import { usePassCalls } from "../../composition/desk/index.ts";
import * as texts from "../../texts/monthly-passes.ts";
import * as forms from "../../texts/pass-forms.ts";
import * as words from "../../texts/words.ts";
import { Confirmation } from "../forms/index.ts";

export interface DeletePassDialogProps {
  readonly pass: CalendarProduct;
  readonly onClose: () => void;
}

export function DeletePassDialog({ pass: { id, name }, onClose }: DeletePassDialogProps) {
  const { deleteCalendarProduct } = usePassCalls();
  return (
    <Confirmation
      title={words.deleteNamed(name)}
      confirmLabel={texts.deletePass}
      save={({ key }) => deleteCalendarProduct({ params: { productId: id } }, { idempotencyKey: key })}
      changes={["product"]}
      told={() => ({ kind: "success", title: forms.deleted(name) })}
      onClose={onClose}
    >
      {texts.deletePassHint}
    </Confirmation>
  );
}
