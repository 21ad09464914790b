import { ConfirmDialog } from "./ConfirmDialog.tsx";

export interface EditQuestionProps {
  readonly edit: { readonly isAsking: boolean; readonly keep: () => void; readonly discard: () => void };
}

/** Before what was typed is lost. FORM-01 */
export function EditQuestion({ edit }: EditQuestionProps) {
  return (
    <ConfirmDialog
      isOpen={edit.isAsking}
      title="¿Descartar los cambios?"
      confirmLabel="Descartar"
      isSending={false}
      failure={undefined}
      onConfirm={edit.discard}
      onClose={edit.keep}
    >
      Lo que escribió se perderá.
    </ConfirmDialog>
  );
}
