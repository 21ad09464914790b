import type { CafeteriaId, Instant, ProfileId } from "@cantina/domain/kernel";
import { type Kysely, type Transaction, sql } from "kysely";

/** What the provider calls a canteen. */
export type PayoutAccount = { readonly merchantId: string; readonly assignedAt: Instant };

export type PayoutPlace = {
  /** Whether the cafeteria's country has the provider. */
  readonly isInCountry: boolean;
  readonly account: PayoutAccount | null;
};

type PlaceRow = {
  readonly isInCountry: boolean;
  readonly merchantId: string | null;
  readonly assignedAt: Instant | null;
};

export async function readPayoutPlace(db: Kysely<unknown>, cafeteriaId: CafeteriaId): Promise<PayoutPlace> {
  const { rows } = await sql<PlaceRow>`
    select exists (select from country_provider p where p.country_id = c.country_id and p.feature = 'mattilda') as "isInCountry",
           a.merchant_id as "merchantId", iso_instant(a.assigned_at) as "assignedAt"
      from cafeteria c left join payout_account a on a.cafeteria_id = c.id
     where c.id = ${cafeteriaId}`.execute(db);
  const { isInCountry = false, merchantId = null, assignedAt = null } = rows[0] ?? {};
  return { isInCountry, account: merchantId === null || assignedAt === null ? null : { merchantId, assignedAt } };
}

/** Whether another cafeteria has that id. */
export async function isMerchantTaken(
  trx: Transaction<unknown>,
  cafeteriaId: CafeteriaId,
  merchantId: string,
): Promise<boolean> {
  const { rows } = await sql`
    select from payout_account where merchant_id = ${merchantId} and cafeteria_id <> ${cafeteriaId}`.execute(trx);
  return rows.length > 0;
}

export type NewPayoutAccount = PayoutAccount & { readonly cafeteriaId: CafeteriaId; readonly by: ProfileId };

export async function putPayoutAccount(
  trx: Transaction<unknown>,
  { cafeteriaId, merchantId, by, assignedAt }: NewPayoutAccount,
): Promise<void> {
  await sql`
    insert into payout_account (cafeteria_id, merchant_id, assigned_by, assigned_at)
    values (${cafeteriaId}, ${merchantId}, ${by}, ${assignedAt})
    on conflict (cafeteria_id) do update
       set merchant_id = excluded.merchant_id, assigned_by = excluded.assigned_by, assigned_at = excluded.assigned_at`.execute(
    trx,
  );
}
