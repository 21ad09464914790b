import type { CafeteriaId } from "@cantina/domain/kernel";
import type { OnlineProvider } from "@cantina/domain/payments";
import { type Kysely, sql } from "kysely";

/**
 * By what name each provider knows a cafeteria. Mattilda's is the one that its payouts go by, which stands where they
 * look for it; it counts once somebody wanted to pay by it, from when on both books are compared. Wallets pay the
 * seller who is linked, from when on one was linked for them.
 */
const knownAccounts = sql`(
  select cafeteria_id, provider, account_id, status from provider_link
   union all
  select cafeteria_id, 'WALLET_CONNECT', account_id, status from provider_link l
   where provider = 'MERCADO_PAGO' and exists (
     select from wallet_agreement w where w.cafeteria_id = l.cafeteria_id and w.account_id = l.account_id)
   union all
  select cafeteria_id, 'MATTILDA', merchant_id, 'ACTIVE' from payout_account o
   where exists (select from payment_comparison p where p.cafeteria_id = o.cafeteria_id and p.provider = 'MATTILDA'))`;

/** undefined: by none any more. */
export async function findAccount(
  db: Kysely<unknown>,
  { cafeteriaId, provider }: { readonly cafeteriaId: string; readonly provider: OnlineProvider },
): Promise<string | undefined> {
  const { rows } = await sql<{ accountId: string }>`
    select account_id as "accountId" from ${knownAccounts} known
     where cafeteria_id = ${cafeteriaId} and provider = ${provider} and status <> 'REMOVED'`.execute(db);
  return rows[0]?.accountId;
}

/** Who knows the cafeteria. */
export async function listAccounts(db: Kysely<unknown>, cafeteriaId: CafeteriaId): Promise<readonly OnlineProvider[]> {
  const { rows } = await sql<{ provider: OnlineProvider }>`
    select provider from ${knownAccounts} known where cafeteria_id = ${cafeteriaId} and status <> 'REMOVED'
     order by provider`.execute(db);
  return rows.map(({ provider }) => provider);
}
