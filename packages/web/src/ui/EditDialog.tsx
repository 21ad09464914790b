import type { ReactNode } from "react";
import { ConfirmDialog } from "./ConfirmDialog.tsx";
import { EditNotice, type EditNoticeProps } from "./EditNotice.tsx";
import { Form } from "./Form.tsx";
import { FormDialog } from "./FormDialog.tsx";

export interface EditDialogProps {
  readonly edit: EditNoticeProps["edit"] & {
    readonly isSending: boolean;
    readonly isStale: boolean;
    readonly isAsking: boolean;
    readonly submit: () => void;
    readonly leave: () => void;
    readonly keep: () => void;
    readonly discard: () => void;
  };
  readonly title: string;
  readonly submitText: string;
  /** It can't be sent as it is. */
  readonly isBlocked?: boolean;
  /** For refusals that have a sentence of their own here. */
  readonly textOf?: EditNoticeProps["textOf"];
  /** The fields. */
  readonly children: ReactNode;
}

/** The one frame of a form that the edit machine drives: its fields, how saving ended, its buttons, and the question before what was typed is lost. */
export function EditDialog({ edit, title, submitText, isBlocked = false, textOf, children }: EditDialogProps) {
  return (
    <>
      <FormDialog
        isOpen
        onClose={edit.leave}
        title={title}
        submitText={submitText}
        isSending={edit.isSending}
        isBlocked={isBlocked || edit.isStale}
      >
        {(formId) => (
          <Form id={formId} onSubmit={edit.submit}>
            {children}
            <EditNotice edit={edit} textOf={textOf} />
          </Form>
        )}
      </FormDialog>
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
    </>
  );
}
