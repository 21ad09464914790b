import type { ReactNode } from "react";
import { EditQuestion, type EditQuestionProps } from "./EditQuestion.tsx";
import { Form } from "./Form.tsx";
import { FormDialog } from "./FormDialog.tsx";

export interface EditFrameProps {
  readonly edit: EditQuestionProps["edit"] & {
    readonly isSending: boolean;
    readonly isStale: boolean;
    readonly submit: () => void;
    readonly leave: () => void;
  };
  readonly title: string;
  readonly submitText: string;
  /** It can't be sent as it is. */
  readonly isBlocked?: boolean;
  /** What is sent destroys something. */
  readonly isDangerous?: boolean;
  readonly isDrawer?: boolean;
  /** How saving it ended. */
  readonly notice: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
}

/** The one frame of a form that the edit machine drives: its fields, how saving ended, its buttons, and the question before what was typed is lost. */
export function EditFrame({ edit, isBlocked = false, notice, children, ...frame }: EditFrameProps) {
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
            {notice}
          </Form>
        )}
      </FormDialog>
      <EditQuestion edit={edit} />
    </>
  );
}
