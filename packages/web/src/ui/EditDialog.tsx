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
  /** What is sent destroys something. */
  readonly isDangerous?: boolean;
  /** For refusals that have a sentence of their own here. */
  readonly textOf?: EditNoticeProps["textOf"];
  readonly onReread?: EditNoticeProps["onReread"];
  /** The fields. */
  readonly children: ReactNode;
}

type EditFrameProps = EditDialogProps & { readonly isDrawer?: boolean };

/** Up to six fields. */
export const EditDialog = (props: EditDialogProps) => <EditFrame {...props} />;

/** More fields, or a list or a calendar among them: in `FormSection`s. */
export const EditDrawer = (props: EditDialogProps) => <EditFrame {...props} isDrawer />;

/** The one frame of a form that the edit machine drives: its fields, how saving ended, its buttons, and the question before what was typed is lost. */
function EditFrame({ edit, isBlocked = false, textOf, onReread, children, ...frame }: EditFrameProps) {
  const isShut = isBlocked || edit.isStale;
  return (
    <>
      <FormDialog isOpen onClose={edit.leave} isSending={edit.isSending} isBlocked={isShut} {...frame}>
        {(formId) => (
          <Form
            id={formId}
            onSubmit={() => {
              // Enter in a field asks for it, too.
              if (!isShut) edit.submit();
            }}
          >
            {children}
            <EditNotice edit={edit} textOf={textOf} onReread={onReread} />
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
