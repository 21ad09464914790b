import { type Kysely, sql } from "kysely";
import { inTransaction } from "../db/index.ts";
import type { ServerDatabase } from "../http/index.ts";
import { type Job, startJob } from "./job.ts";

/** Idempotency keys are promised for 7 days at least. Links and sessions go well after they can still matter. */
export async function sweep(db: Kysely<unknown>): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { rows } = await sql<{
      mine: boolean;
    }>`select pg_try_advisory_xact_lock(hashtextextended('housekeeping', 0)) as mine`.execute(trx);
    // Another server process is at it.
    if (rows[0]?.mine !== true) return;
    await sql`delete from idempotency_record where created_at < clock_timestamp() - interval '8 days'`.execute(trx);
    await sql`delete from unkeyed_call where received_at < clock_timestamp() - interval '1 day'`.execute(trx);
    await sql`delete from single_use_token where expires_at < clock_timestamp() - interval '30 days'`.execute(trx);
    await sql`delete from throttle where window_start < clock_timestamp() - interval '1 day'`.execute(trx);
    // Long after the orders have been fetched.
    await sql`delete from print_claim where claimed_at < clock_timestamp() - interval '30 days'`.execute(trx);
    // Used up or not, what a seller was asked with opens nothing any more; and a notice that was followed is not told again.
    await sql`delete from provider_link_request where expires_at < clock_timestamp() - interval '1 day'`.execute(trx);
    await sql`delete from payment_event where settled_at < clock_timestamp() - interval '30 days'`.execute(trx);
    await sql`delete from wallet_event where settled_at < clock_timestamp() - interval '30 days'`.execute(trx);
    await sql`delete from login_session where last_seen_at < clock_timestamp() - interval '30 days'`.execute(trx);
  });
}

/** At 03:17 UTC, a quiet hour in the canteens' time zones and no one's round number. */
export const startHousekeeping = ({ kysely }: ServerDatabase, onError: (error: unknown) => void): Job =>
  startJob({ pattern: "17 3 * * *", work: () => sweep(kysely), onError });
