import type { ReactNode } from "react";
import type { ApiFailure } from "../failures/failure.ts";
import { failureSentences, sentenceOf } from "../texts/failure-sentences.ts";
import { ConfirmDialog, type ConfirmDialogProps } from "./ConfirmDialog.tsx";
import type { EditNoticeProps } from "./EditNotice.tsx";

export interface EditConfirmProps extends Pick<ConfirmDialogProps, "title" | "confirmLabel" | "tone"> {
  readonly edit: EditNoticeProps["edit"] & {
    readonly isSending: boolean;
    readonly submit: () => void;
    readonly leave: () => void;
  };
  readonly textOf?: (failure: ApiFailure) => string;
  /** What it means. */
  readonly children: ReactNode;
}

/** The frame of a form without fields. Pressed again after a lost answer, it sends the same once more. */
export function EditConfirm({ edit, textOf = sentenceOf, ...dialog }: EditConfirmProps) {
  const trouble = edit.isBroken ? failureSentences.SERVER_ERROR : undefined;
  return (
    <ConfirmDialog
      isOpen
      isSending={edit.isSending}
      failure={edit.failure === null ? trouble : textOf(edit.failure)}
      onConfirm={edit.submit}
      onClose={edit.leave}
      {...dialog}
    />
  );
}
