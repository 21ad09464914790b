import { Box } from "@chakra-ui/react/box";
import type { ReactNode } from "react";
import * as words from "../../../texts/words.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";

/** What all prompts of a refused sale have. */
export interface SalePromptAnswers {
  readonly isOpen: boolean;
  readonly isSending: boolean;
  readonly onContinue: () => void;
  readonly onCancel: () => void;
}

export interface SalePromptProps extends SalePromptAnswers {
  readonly title: string;
  readonly question: string;
  readonly continueLabel?: string;
  /** Going on may hurt somebody. */
  readonly isDangerous?: boolean;
  /** What else can be done than to sell it so. */
  readonly otherWays?: ReactNode;
  readonly children: ReactNode;
}

export function SalePrompt(props: SalePromptProps) {
  const {
    isOpen,
    isSending,
    onContinue,
    onCancel,
    title,
    question,
    continueLabel = words.goOn,
    isDangerous = false,
    otherWays,
    children,
  } = props;
  return (
    <Dialog
      role="alertdialog"
      isOpen={isOpen}
      onClose={onCancel}
      title={title}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" disabled={isSending} onClick={onCancel}>
            {words.cancel}
          </Button>
          <Button {...(isDangerous && { colorPalette: "red" })} busy={isSending} onClick={onContinue}>
            {continueLabel}
          </Button>
        </>
      }
    >
      <Box display="flex" flexDirection="column" gap="3">
        {children}
        <p>{question}</p>
        {otherWays}
      </Box>
    </Dialog>
  );
}
