import type { Feature } from "@cantina/domain/cafeteria";
import type { CafeteriaId, Instant, ProfileId } from "@cantina/domain/kernel";
import { type Kysely, type Transaction, sql } from "kysely";
import { oweWebhook, withdrawWebhook } from "../webhooks/index.ts";

/** LOCK-01: so that two who ask, and who turns the premium ones on, come one after the other. */
export async function lockForPremium(
  trx: Transaction<unknown>,
  cafeteriaId: CafeteriaId,
): Promise<{ readonly name: string; readonly features: readonly Feature[] } | undefined> {
  const { rows } = await sql<{ name: string; features: readonly Feature[] }>`
    select name, features from cafeteria where id = ${cafeteriaId} for no key update`.execute(trx);
  return rows[0];
}

export type PremiumRequest = { readonly requestedAt: Instant; readonly requestedBy: string };

/** null: nobody asks for them, or nobody took it. METRICS-11 */
export async function readPremiumRequest(
  db: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
): Promise<PremiumRequest | null> {
  const { rows } = await sql<PremiumRequest>`
    select r.requested_at as "requestedAt", p.username as "requestedBy"
      from premium_request r
      join webhook_message m on m.id = r.message_id and m.given_up_at is null
      join profile p on p.id = r.requested_by
     where r.cafeteria_id = ${cafeteriaId}`.execute(db);
  return rows[0] ?? null;
}

export type PremiumToWrite = {
  readonly id: string;
  readonly cafeteriaId: CafeteriaId;
  readonly cafeteriaName: string;
  readonly requestedBy: ProfileId;
  readonly requestedAt: Instant;
};

export async function insertPremiumRequest(trx: Transaction<unknown>, request: PremiumToWrite): Promise<void> {
  const { id, cafeteriaId, cafeteriaName, requestedBy, requestedAt } = request;
  const type = "premium.requested";
  const body = JSON.stringify({ id, type, cafeteriaId, cafeteriaName, requestedBy, requestedAt });
  await oweWebhook(trx, { id, cafeteriaId, type, body });
  // Only one that nobody took can be there.
  await sql`
    insert into premium_request (cafeteria_id, message_id, requested_by, requested_at)
    values (${cafeteriaId}, ${id}, ${requestedBy}, ${requestedAt})
    on conflict (cafeteria_id) do update
       set message_id = excluded.message_id, requested_by = excluded.requested_by, requested_at = excluded.requested_at`.execute(
    trx,
  );
}

/** They have what was asked for. METRICS-11 */
export async function clearPremiumRequest(trx: Transaction<unknown>, cafeteriaId: CafeteriaId): Promise<void> {
  const { rows } = await sql<{ readonly id: string }>`
    delete from premium_request where cafeteria_id = ${cafeteriaId} returning message_id as id`.execute(trx);
  for (const { id } of rows) await withdrawWebhook(trx, id);
}
