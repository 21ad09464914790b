import type { ApiFailure } from "../failures/failure.ts";
import * as texts from "../texts/ui.ts";
import { failureSentences, sentenceOf } from "../texts/failure-sentences.ts";
import { Button } from "./Button.tsx";
import { ResendNotice } from "./ResendNotice.tsx";
import { Notice } from "./Notice.tsx";

export interface EditNoticeProps {
  readonly edit: {
    readonly failure: ApiFailure | null;
    readonly isBroken: boolean;
    readonly isStale: boolean;
    readonly canRetry: boolean;
    readonly retry: () => void;
  };
  /** null: it is told at its field. */
  readonly textOf?: ((failure: ApiFailure) => string | null) | undefined;
  /** Where the form itself can begin again with what there is now. */
  readonly onReread?: (() => void) | undefined;
}

/** Why it is not saved, or not known to be, with the way to send the same again. */
export function EditNotice({ edit, textOf = sentenceOf, onReread }: EditNoticeProps) {
  if (edit.failure === null && !edit.isBroken) return null;
  const canReread = edit.isStale && onReread !== undefined;
  const text =
    canReread && edit.failure?.code === "STALE_ENTRY"
      ? texts.changedMeanwhile
      : edit.failure === null
        ? failureSentences.SERVER_ERROR
        : textOf(edit.failure);
  if (text === null) return null;
  if (canReread)
    return (
      <Notice
        kind="warning"
        comesIntoSight
        action={
          <Button size="sm" variant="ghost" colorPalette="mango" onClick={onReread}>
            {texts.seeCurrent}
          </Button>
        }
      >
        {text}
      </Notice>
    );
  return <ResendNotice text={text} onResend={edit.canRetry ? edit.retry : null} />;
}
