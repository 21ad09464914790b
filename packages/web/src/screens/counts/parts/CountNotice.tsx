import type { Count } from "../../../composition/desk/index.ts";
import * as texts from "../../../texts/counts.ts";
import { sentenceOf } from "../../../texts/failure-sentences.ts";
import * as words from "../../../texts/words.ts";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";

export interface CountNoticeProps {
  readonly count: Pick<Count<string>, "step" | "isKept" | "isNothing" | "failure" | "retry">;
  /** Rows that can't be sent as they stand. */
  readonly wrong: number;
  readonly unreadable: number;
}

/** What became of the last press, and what to do about it. */
export function CountNotice({ count, wrong, unreadable }: CountNoticeProps) {
  const { step, isKept, isNothing, failure, retry } = count;
  return (
    <>
      {!isKept && <Notice kind="error">{texts.notKept}</Notice>}
      {step === "counting" && isNothing && <Notice kind="warning">{texts.nothing}</Notice>}
      {step === "counting" && unreadable > 0 && <Notice kind="error">{texts.unreadable(unreadable)}</Notice>}
      {step === "counting" && failure !== null && (
        <Notice kind="error">{wrong > unreadable ? texts.refused(wrong - unreadable) : sentenceOf(failure)}</Notice>
      )}
      {(step === "waiting" || step === "uncertain" || step === "broken") && (
        <Notice
          kind="warning"
          action={
            <Button size="sm" variant="ghost" colorPalette="mango" color="fg.warning" onClick={retry}>
              {words.retry}
            </Button>
          }
        >
          {{ waiting: texts.reviewWaits, uncertain: texts.bookingWaits, broken: texts.broken }[step]}
        </Notice>
      )}
    </>
  );
}
