import type { accessEndpoints } from "@cantina/contract/access";
import type { GivenDataOf } from "@cantina/contract/endpoint";
import type { CafeteriaId, ProfileId } from "@cantina/domain/kernel";
import { type Kysely, sql } from "kysely";

export type ProfileRow = GivenDataOf<typeof accessEndpoints.moveProfiles>["profile"];

const columns = sql`
  p.id, p.authentication_user_id as "userId", p.username, u.email, p.type, effective_level(p) as "privilegeLevel",
  c.id as "cafeteriaId", c.name as "cafeteriaName", c.code as "cafeteriaCode", p.is_visit as "isVisit"`;
const source = sql`profile p join authentication_user u on u.id = p.authentication_user_id join cafeteria c on c.id = p.cafeteria_id`;

/** What a person may sign in as, staff profiles first; visits are a system administrator's own affair. Who is one must get in to enable the last cafeteria again. */
export async function profilesOf(db: Kysely<unknown>, userId: string): Promise<readonly ProfileRow[]> {
  const { rows } = await sql<ProfileRow>`
    select ${columns} from ${source}
     where p.authentication_user_id = ${userId} and p.status = 'ENABLED' and not p.is_visit
       and (c.status = 'ENABLED' or effective_level(p) = 'SYSTEM_ADMINISTRATOR')
     order by p.type, c.name collate by_name, p.id`.execute(db);
  return rows;
}

/** Whether somebody without a profile to sign in as would have one, were their cafeteria enabled. */
export async function isStaffOfDisabled(db: Kysely<unknown>, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from ${source}
     where p.authentication_user_id = ${userId} and p.status = 'ENABLED' and p.type = 'CAFETERIA' and c.status = 'DELETED'
     limit 1`.execute(db);
  return rows.length === 1;
}

export async function profileIn(
  db: Kysely<unknown>,
  userId: string,
  cafeteriaId: CafeteriaId,
): Promise<ProfileRow | undefined> {
  const { rows } = await sql<ProfileRow>`
    select ${columns} from ${source}
     where p.authentication_user_id = ${userId} and p.cafeteria_id = ${cafeteriaId} and p.status = 'ENABLED'
     order by p.type limit 1`.execute(db);
  return rows[0];
}

/** Orders name a seller of their own cafeteria, so a visiting system administrator becomes one. */
export async function startVisit(db: Kysely<unknown>, host: ProfileId, cafeteriaId: CafeteriaId): Promise<void> {
  await sql`
    insert into profile (authentication_user_id, cafeteria_id, username, type, privilege_level, is_visit)
    select authentication_user_id, ${cafeteriaId}, username, 'CAFETERIA', 'SYSTEM_ADMINISTRATOR', true from profile where id = ${host}
    on conflict (cafeteria_id, authentication_user_id, type) do update
      set status = 'ENABLED', privilege_level = 'SYSTEM_ADMINISTRATOR', is_visit = true
      where profile.status = 'DELETED'`.execute(db);
}

export async function cafeteriaStatus(
  db: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
): Promise<"ENABLED" | "DELETED" | undefined> {
  const { rows } = await sql<{
    status: "ENABLED" | "DELETED";
  }>`select status from cafeteria where id = ${cafeteriaId}`.execute(db);
  return rows[0]?.status;
}
