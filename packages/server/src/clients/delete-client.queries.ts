import type { CafeteriaId, Cents, CommensalId, ProfileId } from "@cantina/domain/kernel";
import { type Transaction, sql } from "kysely";

type Trx = Transaction<unknown>;

/** Locked, so that no sale moves it before the client is gone. */
export async function lockBalance(trx: Trx, profileId: ProfileId): Promise<Cents | undefined> {
  const { rows } = await sql<{ balance: Cents }>`
    select balance from account where profile_id = ${profileId} and kind = 'CLIENT' for no key update`.execute(trx);
  return rows[0]?.balance;
}

/** Any of the client's commensals, or the one that is named, has a subscription; whoever is linking one is waited for. */
export async function isSubscribed(trx: Trx, profileId: ProfileId, only: CommensalId | null): Promise<boolean> {
  await sql`
    select from commensal where profile_id = ${profileId} and (${only}::uuid is null or id = ${only}::uuid)
     order by id for no key update`.execute(trx);
  const { rows } = await sql`
    select 1 from subscription_commensal l
      join commensal c on c.id = l.commensal_id
      join subscription s on s.id = l.subscription_id
     where c.profile_id = ${profileId} and c.status = 'ENABLED' and s.status <> 'DELETED'
       and (${only}::uuid is null or c.id = ${only}::uuid) limit 1`.execute(trx);
  return rows.length === 1;
}

/** All of them, or the one that is named; how many went. Locked by id, as sales lock them. */
export async function deleteCommensals(
  trx: Trx,
  { cafeteriaId, profileId }: { readonly cafeteriaId: CafeteriaId; readonly profileId: ProfileId },
  only: CommensalId | null,
): Promise<number> {
  const { rows } = await sql`
    with leaving as (
      select id from commensal
       where profile_id = ${profileId} and cafeteria_id = ${cafeteriaId} and status = 'ENABLED'
         and (${only}::uuid is null or id = ${only}::uuid)
       order by id for no key update)
    update commensal c set status = 'DELETED' from leaving where c.id = leaving.id returning c.id`.execute(trx);
  return rows.length;
}

export async function markChanged(trx: Trx, profileId: ProfileId, status: "ENABLED" | "DELETED"): Promise<void> {
  await sql`update profile set status = ${status}, version = version + 1 where id = ${profileId}`.execute(trx);
}
