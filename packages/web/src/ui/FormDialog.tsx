import { type ReactNode, useId } from "react";
import * as words from "../texts/words.ts";
import { Button } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";
import type { DialogProps } from "./DialogFrame.tsx";

export interface FormDialogProps extends Pick<
  DialogProps,
  "isOpen" | "title" | "isDrawer" | "openedFrom" | "comesByItself"
> {
  readonly submitText: string;
  /** Where 'Cancelar' would say something else. */
  readonly cancelText?: string;
  readonly isSending: boolean;
  /** It can't be sent as it is. */
  readonly isBlocked?: boolean;
  readonly isDangerous?: boolean;
  /** Something in the form has the main action instead. */
  readonly isSecondary?: boolean;
  readonly onClose: () => void;
  /** The form, under the id that its button knows it by. */
  readonly children: (formId: string) => ReactNode;
}

/** A form in a dialog, whose buttons stay in sight below it. */
export function FormDialog(props: FormDialogProps) {
  const {
    submitText,
    cancelText = words.cancel,
    isSending,
    isBlocked = false,
    isDangerous = false,
    isSecondary = false,
    onClose,
    children,
    ...frame
  } = props;
  const formId = useId();
  return (
    <Dialog
      {...frame}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" onClick={onClose}>
            {cancelText}
          </Button>
          <Button
            type="submit"
            form={formId}
            busy={isSending}
            disabled={isBlocked}
            {...(isDangerous && { colorPalette: "red" })}
            {...(isSecondary && { variant: "outline", colorPalette: "gray" })}
          >
            {submitText}
          </Button>
        </>
      }
    >
      {children(formId)}
    </Dialog>
  );
}
