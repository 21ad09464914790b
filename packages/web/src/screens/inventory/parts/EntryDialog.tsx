import { Box } from "@chakra-ui/react/box";
import { type ReactNode, useId } from "react";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { MoneyCallNotice } from "../../../ui/MoneyCallNotice.tsx";

export interface EntryDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly submitText: string;
  readonly isSending: boolean;
  readonly isBlocked?: boolean;
  readonly isDangerous?: boolean;
  /** Why the last one was refused; null: it was not. */
  readonly failure: string | null;
  readonly onResend: (() => void) | null;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form in a dialog, its buttons always in view. */
export function EntryDialog(props: EntryDialogProps) {
  const { isOpen, title, submitText, isSending, isBlocked = false, isDangerous = false, failure, children } = props;
  const formId = useId();
  function submit(): void {
    if (isSending || isBlocked) return;
    props.onSubmit();
    // What is at fault may be far above the button.
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[id="${formId}"] [aria-invalid="true"]`)?.focus());
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={props.onClose}
      title={title}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" onClick={props.onClose}>
            Cancelar
          </Button>
          <Button
            type="submit"
            form={formId}
            busy={isSending}
            disabled={isBlocked}
            {...(isDangerous && { colorPalette: "red" })}
          >
            {submitText}
          </Button>
        </>
      }
    >
      <Box
        as="form"
        id={formId}
        {...{ noValidate: true }}
        display="flex"
        flexDirection="column"
        gap="4"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {children}
        {failure !== null && <MoneyCallNotice text={failure} onResend={props.onResend} />}
      </Box>
    </Dialog>
  );
}
