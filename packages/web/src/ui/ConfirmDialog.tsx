import type { ReactNode } from "react";
import { Box } from "@chakra-ui/react/box";
import * as words from "../texts/words.ts";
import { Button } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";
import { Notice } from "./Notice.tsx";

export interface ConfirmDialogProps {
  readonly isOpen: boolean;
  /** Names what is destroyed. */
  readonly title: string;
  readonly children: ReactNode;
  readonly confirmLabel: string;
  /** Destroys something, unless told otherwise. */
  readonly tone?: "red" | "brand";
  readonly isSending: boolean;
  /** Why it could not be done; undefined: it was not tried, or was done. */
  readonly failure: string | undefined;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Before something that is not taken back with one touch. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, children, confirmLabel, tone = "red", isSending, failure, onConfirm, onClose } = props;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      role="alertdialog"
      title={title}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button colorPalette={tone} busy={isSending} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Box display="flex" flexDirection="column" gap="3">
        <Box>{children}</Box>
        {failure !== undefined && <Notice kind="error">{failure}</Notice>}
      </Box>
    </Dialog>
  );
}
