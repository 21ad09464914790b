import type { ApiFailure } from "../composition/failure.ts";
import { failureSentences, sentenceOf } from "../texts/failure-sentences.ts";
import { MoneyCallNotice } from "./MoneyCallNotice.tsx";

export interface EditNoticeProps {
  readonly edit: {
    readonly failure: ApiFailure | null;
    readonly isBroken: boolean;
    readonly canRetry: boolean;
    readonly retry: () => void;
  };
  readonly textOf?: ((failure: ApiFailure) => string) | undefined;
}

/** Why it is not saved, or not known to be, with the way to send the same again. */
export function EditNotice({ edit, textOf = sentenceOf }: EditNoticeProps) {
  if (edit.failure === null && !edit.isBroken) return null;
  const text = edit.failure === null ? failureSentences.SERVER_ERROR : textOf(edit.failure);
  return <MoneyCallNotice text={text} onResend={edit.canRetry ? edit.retry : null} />;
}
