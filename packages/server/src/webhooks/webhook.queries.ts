import type { CafeteriaId } from "@cantina/domain/kernel";
import { type Kysely, type Transaction, sql } from "kysely";
import type { WebhookMessage } from "./webhook.port.ts";

export type NewWebhook = WebhookMessage & { readonly cafeteriaId: CafeteriaId; readonly type: "premium.requested" };

/** Beside what makes it true. WEBHOOK-01 */
export async function oweWebhook(
  trx: Transaction<unknown>,
  { id, cafeteriaId, type, body }: NewWebhook,
): Promise<void> {
  await sql`
    insert into webhook_message (id, cafeteria_id, type, body) values (${id}, ${cafeteriaId}, ${type}, ${body})`.execute(
    trx,
  );
}

/** What nobody needs to be told any more. One that is being posted just now may arrive all the same. */
export async function withdrawWebhook(trx: Transaction<unknown>, id: string): Promise<void> {
  await sql`delete from webhook_message where id = ${id}`.execute(trx);
}

/** Of each try, until the next one; after the last, until nobody is still at it. WEBHOOK-02 */
const waits = ["1 minute", "5 minutes", "30 minutes", "2 hours", "8 hours", "1 minute"];

/**
 * Takes one that is owed, and counts the try before it is made: a server that dies in it has used it up. undefined: there
 * is none. WEBHOOK-01
 */
export async function takeWebhook(db: Kysely<unknown>): Promise<WebhookMessage | undefined> {
  const { rows } = await sql<WebhookMessage>`
    update webhook_message
       set tries = tries + 1, send_after = clock_timestamp() + (${waits}::interval[])[tries + 1]
     where id = (select id from webhook_message
                  where taken_at is null and given_up_at is null and send_after <= clock_timestamp()
                    and tries < ${waits.length}
                  order by send_after, id limit 1 for update skip locked)
    returning id, body`.execute(db);
  return rows[0];
}

/** Late as it may be. */
export async function settleWebhook(db: Kysely<unknown>, { id }: WebhookMessage): Promise<void> {
  await sql`
    update webhook_message set taken_at = clock_timestamp(), given_up_at = null where id = ${id} and taken_at is null`.execute(
    db,
  );
}

/** Those whose tries are used up, by their ids. WEBHOOK-02 */
export async function giveUpSpent(db: Kysely<unknown>): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly id: string }>`
    update webhook_message set given_up_at = clock_timestamp()
     where taken_at is null and given_up_at is null and send_after <= clock_timestamp() and tries >= ${waits.length}
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}
