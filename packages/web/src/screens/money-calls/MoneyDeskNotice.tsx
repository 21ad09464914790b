import type { MoneyForm } from "../../composition/forms/index.ts";
import * as texts from "../../texts/money-calls.ts";
import * as words from "../../texts/words.ts";
import { sentenceOf } from "../../texts/failure-sentences.ts";
import { moneyCallName } from "../../texts/money-notices.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";

export interface MoneyDeskNoticeProps {
  readonly form: Pick<MoneyForm<object, object>, "failure" | "isBroken" | "retry" | "desk">;
}

const retryButton = (retry: () => void) => (
  <Button size="sm" variant="outline" colorPalette="gray" onClick={retry}>
    {words.retry}
  </Button>
);

/** Why the call was refused, or that nobody knows yet whether it is booked. */
export function MoneyDeskNotice({ form: { failure, isBroken, retry, desk } }: MoneyDeskNoticeProps) {
  if (isBroken || desk.isBroken) {
    return (
      <Notice kind="error" action={retryButton(isBroken ? retry : desk.retry)}>
        {texts.broken}
      </Notice>
    );
  }
  if (desk.pending !== null && desk.canRetry) {
    return (
      <Notice kind="warning" action={retryButton(desk.retry)}>
        {texts.uncertain(moneyCallName(desk.pending))}
      </Notice>
    );
  }
  return failure === null ? null : <Notice kind="error">{sentenceOf(failure)}</Notice>;
}
