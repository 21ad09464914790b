import type { ReactNode } from "react";
import { Form } from "../../../ui/Form.tsx";
import { FormDialog, type FormDialogProps } from "../../../ui/FormDialog.tsx";
import { MoneyCallNotice } from "../../../ui/MoneyCallNotice.tsx";

export interface EntryDialogProps extends Omit<FormDialogProps, "children"> {
  /** Why the last one was refused; null: it was not. */
  readonly failure: string | null;
  readonly onResend: (() => void) | null;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** A form in a dialog, with what became of it below its fields. */
export function EntryDialog({ failure, onResend, onSubmit, children, ...dialog }: EntryDialogProps) {
  return (
    <FormDialog {...dialog}>
      {(formId) => (
        <Form
          id={formId}
          onSubmit={() => {
            if (!dialog.isSending && dialog.isBlocked !== true) onSubmit();
          }}
        >
          {children}
          {failure !== null && <MoneyCallNotice text={failure} onResend={onResend} />}
        </Form>
      )}
    </FormDialog>
  );
}
