import type { ClaimData } from "@cantina/contract/claims";
import type { ClaimStatus, NewClaim } from "@cantina/domain/claims";
import type { CafeteriaId, ClaimId, Instant } from "@cantina/domain/kernel";
import { type Kysely, type RawBuilder, type Transaction, sql } from "kysely";

/** As it is told to whoever sees phone numbers. */
const select = (from: RawBuilder<unknown>): RawBuilder<ClaimData> => sql<ClaimData>`
  select c.id, c.profile_id as "profileId", p.username, u.email, c.phone_number as "phoneNumber", c.comments, c.issue,
         c.status, iso_instant(c.date_time) as "dateTime",
         array(select x.first_name || ' ' || x.last_name from commensal x
                where x.profile_id = c.profile_id and x.status = 'ENABLED'
                order by x.first_name collate by_name, x.last_name collate by_name, x.id) as "commensalNames"
    from ${from} c
    join profile p on p.id = c.profile_id
    join authentication_user u on u.id = p.authentication_user_id`;

/** What is resolved piles up over the years; nobody reads further back than this. */
const mostSolved = 500;

/** All that is unresolved, and the latest that was resolved. */
export async function claimsOf(db: Kysely<unknown>, cafeteriaId: CafeteriaId): Promise<readonly ClaimData[]> {
  const { rows } = await select(sql`(
    (select * from claim where cafeteria_id = ${cafeteriaId} and status = 'UNSOLVED')
    union all
    (select * from claim where cafeteria_id = ${cafeteriaId} and status = 'SOLVED'
      order by date_time desc, id desc limit ${mostSolved}))`).execute(db);
  return rows;
}

export async function findClaim(
  db: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
  claimId: ClaimId,
): Promise<ClaimData | undefined> {
  const { rows } = await select(
    sql`(select * from claim where cafeteria_id = ${cafeteriaId} and id = ${claimId})`,
  ).execute(db);
  return rows[0];
}

export type ClaimToWrite = NewClaim & { readonly cafeteriaId: CafeteriaId; readonly at: Instant };

/** undefined: no such enabled client here. */
export async function insertClaim(trx: Transaction<unknown>, claim: ClaimToWrite): Promise<ClaimId | undefined> {
  const { rows } = await sql<{ readonly id: ClaimId }>`
    insert into claim (cafeteria_id, profile_id, phone_number, comments, issue, date_time, last_status_update)
    select p.cafeteria_id, p.id, ${claim.phoneNumber}, ${claim.comments}, ${claim.issue}, ${claim.at}, ${claim.at}
      from profile p
     where p.id = ${claim.profileId} and p.cafeteria_id = ${claim.cafeteriaId} and p.type = 'CLIENT' and p.status = 'ENABLED'
    returning id`.execute(trx);
  return rows[0]?.id;
}

/** Whether this cafeteria keeps the numbers from its employees. */
export async function hidesPhones(db: Kysely<unknown>, cafeteriaId: CafeteriaId): Promise<boolean> {
  const { rows } = await sql<{ hides: boolean }>`
    select hidden_phone_for_employees as hides from cafeteria where id = ${cafeteriaId}`.execute(db);
  return rows[0]?.hides ?? false;
}

export type StatusChange = {
  readonly cafeteriaId: CafeteriaId;
  readonly claimId: ClaimId;
  readonly status: ClaimStatus;
  readonly at: Instant;
};

/** Whether anything changed: a claim that has the status already stays as it is. */
export async function changeStatus(trx: Transaction<unknown>, change: StatusChange): Promise<boolean> {
  const { rows } = await sql`
    update claim set status = ${change.status}, last_status_update = ${change.at}
     where id = ${change.claimId} and cafeteria_id = ${change.cafeteriaId} and status <> ${change.status}
    returning id`.execute(trx);
  return rows.length > 0;
}
