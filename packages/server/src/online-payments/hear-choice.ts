import type { PageChoice } from "@cantina/domain/payments";
import type { Kysely } from "kysely";
import { inTransaction } from "../db/index.ts";
import type { ChoiceOutcome } from "../provider-calls/index.ts";
import { findPageAttempt, putChoice, wasChosen } from "./choices.queries.ts";
import { lockIntent } from "./intents.queries.ts";
import type { HostedPayments } from "./online-payments.ts";

type Attempt = { readonly intentId: string; readonly number: number };

/** What a seal of it opens for, and for nothing else. */
export const choiceSeal = ({ intentId, number }: Attempt): string => `page-choice ${intentId} ${number}`;

/**
 * Keeps what a buyer chose on a provider's page, once; the job charges it. Until it is kept nobody is told so, and the
 * provider tells it again. PAY-11 ONLINE-14
 */
export async function hearChoice(
  db: Kysely<unknown>,
  { name, sealer }: Pick<HostedPayments, "name" | "sealer">,
  { pageId, instrument, card }: PageChoice,
): Promise<ChoiceOutcome> {
  const attempt = await findPageAttempt(db, { provider: name, pageId });
  if (attempt === undefined || sealer === null) return "UNKNOWN_PAGE";
  const sealed = sealer.seal(instrument, choiceSeal(attempt));
  return inTransaction(db, async (trx): Promise<ChoiceOutcome> => {
    const stored = await lockIntent(trx, attempt.intentId);
    if (await wasChosen(trx, attempt)) return "KEPT";
    const status = stored?.intent.attempts.find(({ number }) => number === attempt.number)?.status;
    const isUnpaid = status === "SUBMITTING" || status === "UNKNOWN" || status === "PENDING";
    return isUnpaid && (await putChoice(trx, { ...attempt, card, sealed })) ? "KEPT" : "ENDED";
  });
}
