import { useBlocker } from "@tanstack/react-router";
import { type ReactElement, type ReactNode, useEffect } from "react";
import { EditLeaving } from "./EditLeaving.tsx";
import { EditQuestion, type EditQuestionProps } from "./EditQuestion.tsx";
import { Form } from "./Form.tsx";
import { FormDialog, type FormDialogProps } from "./FormDialog.tsx";
import { useChangedForm } from "./leaving.ts";

export interface EditFrameProps extends Pick<
  FormDialogProps,
  "title" | "submitText" | "cancelText" | "isDangerous" | "isDrawer" | "openedFrom" | "comesByItself"
> {
  readonly edit: EditQuestionProps["edit"] & {
    readonly isSending: boolean;
    readonly isStale: boolean;
    readonly isChanged: boolean;
    readonly submit: () => void;
    readonly leave: () => void;
  };
  /** It can't be sent as it is. */
  readonly isBlocked?: boolean;
  /** Why it was not saved; what stands at a field then is shown as the form's own faults are. */
  readonly refusal?: object | null;
  /** How saving it ended. */
  readonly notice: ReactNode;
  /** Asked in the place of the notice, before it is sent once more; its answer is then the main action. */
  readonly question?: ReactElement | null;
  /** The fields. */
  readonly children: ReactNode;
}

/** The one frame of a form that the edit machine drives: its fields, how saving ended, its buttons, and the question before what was typed is lost. */
export function EditFrame(props: EditFrameProps) {
  const { edit, isBlocked = false, refusal = null, notice, question = null, children, ...frame } = props;
  const isShut = isBlocked || edit.isStale;
  useChangedForm(edit.isChanged);
  // The back button leaves the form as Escape does, and what was typed is asked about. FORM-01
  useBlocker({
    disabled: !edit.isChanged,
    enableBeforeUnload: false,
    shouldBlockFn: ({ action }) => {
      const isByHistory = action !== "PUSH" && action !== "REPLACE";
      if (isByHistory) edit.leave();
      return isByHistory;
    },
  });
  return (
    <>
      <FormDialog
        isOpen
        onClose={edit.leave}
        isSending={edit.isSending}
        isBlocked={isShut}
        isSecondary={question !== null}
        {...frame}
      >
        {(formId) => (
          <Form
            id={formId}
            onSubmit={() => {
              // Enter in a field asks for it, too.
              if (!isShut) edit.submit();
            }}
          >
            {children}
            {question ?? notice}
            <RefusedField formId={formId} refusal={refusal} />
          </Form>
        )}
      </FormDialog>
      <EditQuestion edit={edit} />
      {/* It closes itself once it is saved, or its question is answered. */}
      <EditLeaving isChanged={edit.isChanged && !edit.isSending && !edit.isAsking} />
    </>
  );
}

/** Leads to the field that was refused, which may be far above the button, as the form leads to its own faults. */
function RefusedField({ formId, refusal }: { readonly formId: string; readonly refusal: object | null }) {
  useEffect(() => {
    if (refusal !== null) document.getElementById(formId)?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [formId, refusal]);
  return null;
}
