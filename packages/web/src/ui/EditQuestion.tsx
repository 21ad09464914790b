import * as texts from "../texts/ui.ts";
import * as words from "../texts/words.ts";
import { ConfirmDialog } from "./ConfirmDialog.tsx";

export interface EditQuestionProps {
  readonly edit: { readonly isAsking: boolean; readonly keep: () => void; readonly discard: () => void };
}

/** Before what was typed is lost. FORM-01 */
export function EditQuestion({ edit }: EditQuestionProps) {
  return (
    <ConfirmDialog
      isOpen={edit.isAsking}
      title={texts.discardQuestion}
      confirmLabel={words.discard}
      isSending={false}
      failure={undefined}
      onConfirm={edit.discard}
      onClose={edit.keep}
    >
      {texts.discardHint}
    </ConfirmDialog>
  );
}
