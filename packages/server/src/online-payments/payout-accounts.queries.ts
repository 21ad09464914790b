import type { CafeteriaId, Instant } from "@cantina/domain/kernel";
import { type Kysely, sql } from "kysely";
import type { AssignedIds } from "./assigned-ids.routes.ts";

/** What Mattilda calls a canteen, for what it pays out and for what is paid by it; whether it is a live one, nobody wrote down. */
type PayoutAccount = { readonly accountId: string; readonly isLive: null; readonly assignedAt: Instant };

export async function findPayoutAccount(
  db: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
): Promise<PayoutAccount | undefined> {
  const { rows } = await sql<PayoutAccount>`
    select merchant_id as "accountId", null as "isLive", iso_instant(assigned_at) as "assignedAt" from payout_account
     where cafeteria_id = ${cafeteriaId}`.execute(db);
  return rows[0];
}

/** PAYOUT-04 */
export const payoutAccounts: AssignedIds = {
  find: findPayoutAccount,
  constraint: "payout_account_merchant",
  isTaken: async (trx, { cafeteriaId, accountId }) => {
    const { rows } = await sql`
      select from payout_account where merchant_id = ${accountId} and cafeteria_id <> ${cafeteriaId}`.execute(trx);
    return rows.length > 0;
  },
  put: async (trx, { cafeteriaId, accountId, by }) => {
    await sql`
      insert into payout_account (cafeteria_id, merchant_id, assigned_by, assigned_at)
      values (${cafeteriaId}, ${accountId}, ${by}, clock_timestamp())
      on conflict (cafeteria_id) do update
         set merchant_id = excluded.merchant_id, assigned_by = excluded.assigned_by, assigned_at = excluded.assigned_at`.execute(
      trx,
    );
  },
};
