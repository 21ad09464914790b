import type { Kysely } from "kysely";
import type { WebhookFailure, WebhookPort } from "./webhook.port.ts";
import { giveUpSpent, settleWebhook, takeWebhook } from "./webhook.queries.ts";

/** Of one look: a program that says nothing holds each for 10 s. */
const mostAtOnce = 20;

export type WebhookReport = { readonly id: string } & (WebhookFailure | { readonly code: "WEBHOOK_GIVEN_UP" });

/** Posts what is owed, one after the other, and gives up what nobody took. WEBHOOK-01 WEBHOOK-02 */
export async function postWebhooks(
  db: Kysely<unknown>,
  port: WebhookPort,
  report: (what: WebhookReport) => void,
): Promise<void> {
  for (const id of await giveUpSpent(db)) report({ id, code: "WEBHOOK_GIVEN_UP" });
  for (let count = 0; count < mostAtOnce; count += 1) {
    const owed = await takeWebhook(db);
    if (owed === undefined) return;
    const taken = await port.post(owed);
    if (taken.ok) await settleWebhook(db, owed);
    else report({ id: owed.id, ...taken.failure });
  }
}
