import type { MoneyForm } from "../../composition/forms/index.ts";
import * as texts from "../../texts/money-calls.ts";
import { sentenceOf } from "../../texts/failure-sentences.ts";
import { moneyCallName } from "../../texts/money-notices.ts";
import { ResendNotice } from "../../ui/ResendNotice.tsx";

export interface MoneyDeskNoticeProps {
  readonly form: Pick<MoneyForm<object, object>, "failure" | "isBroken" | "retry" | "desk">;
}

/** Why the call was refused, or that nobody knows yet whether it is booked. */
export function MoneyDeskNotice({ form: { failure, isBroken, retry, desk } }: MoneyDeskNoticeProps) {
  if (isBroken || desk.isBroken) return <ResendNotice text={texts.broken} onResend={isBroken ? retry : desk.retry} />;
  if (desk.pending !== null && desk.canRetry)
    return <ResendNotice kind="warning" text={texts.uncertain(moneyCallName(desk.pending))} onResend={desk.retry} />;
  return failure === null ? null : <ResendNotice text={sentenceOf(failure)} onResend={null} />;
}
