import type { PrivilegeLevel, StaffMember } from "@cantina/domain/access";
import type { CafeteriaId, ProfileId } from "@cantina/domain/kernel";
import { type Kysely, sql } from "kysely";

export type Workplace = { readonly name: string; readonly status: "ENABLED" | "DELETED" };

/** LOCK-01: before the person's rows; kept from being disabled meanwhile. */
export async function lockWorkplace(trx: Kysely<unknown>, cafeteriaId: CafeteriaId): Promise<Workplace | undefined> {
  const { rows } = await sql<Workplace>`
    select name, status from cafeteria where id = ${cafeteriaId} for share`.execute(trx);
  return rows[0];
}

/** An account without a password, which its person sets; undefined: somebody has that address. */
export async function insertAccount(trx: Kysely<unknown>, email: string): Promise<string | undefined> {
  const { rows } = await sql<{
    id: string;
  }>`insert into authentication_user (email) values (${email}) on conflict do nothing returning id`.execute(trx);
  return rows[0]?.id;
}

export type NewStaff = {
  readonly userId: string;
  readonly cafeteriaId: CafeteriaId;
  readonly username: string;
  readonly level: PrivilegeLevel;
};

/** A visit becomes a place of work, and who had left comes back; undefined: works there already. */
export async function insertStaff(
  trx: Kysely<unknown>,
  { userId, cafeteriaId, username, level }: NewStaff,
): Promise<ProfileId | undefined> {
  const { rows } = await sql<{ id: ProfileId }>`
    insert into profile (authentication_user_id, cafeteria_id, username, type, privilege_level)
    values (${userId}, ${cafeteriaId}, ${username}, 'CAFETERIA', ${level})
    on conflict (cafeteria_id, authentication_user_id, type) do update
      set status = 'ENABLED', privilege_level = excluded.privilege_level, is_visit = false
      where profile.status = 'DELETED' or profile.is_visit
    returning id`.execute(trx);
  return rows[0]?.id;
}

/** The staff profile there of somebody who was invited and has not come yet. */
export async function findInvited(
  trx: Kysely<unknown>,
  { userId, cafeteriaId, level }: Omit<NewStaff, "username">,
): Promise<ProfileId | undefined> {
  const { rows } = await sql<{ id: ProfileId }>`
    select p.id from profile p join authentication_user u on u.id = p.authentication_user_id
     where u.id = ${userId} and u.password_hash is null and p.cafeteria_id = ${cafeteriaId} and p.type = 'CAFETERIA'
       and p.status = 'ENABLED' and p.privilege_level = ${level}`.execute(trx);
  return rows[0]?.id;
}

/** Who works everywhere by visits: a place of work would take that away there. */
export async function isSystemAdministrator(trx: Kysely<unknown>, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from profile
     where authentication_user_id = ${userId} and privilege_level = 'SYSTEM_ADMINISTRATOR' and not is_visit
       and status = 'ENABLED' limit 1`.execute(trx);
  return rows.length === 1;
}

/** What the person is called elsewhere, staff profiles first. */
export async function usernameOf(trx: Kysely<unknown>, userId: string): Promise<string | undefined> {
  const { rows } = await sql<{ username: string }>`
    select username from profile where authentication_user_id = ${userId} order by type, created_at limit 1`.execute(
    trx,
  );
  return rows[0]?.username;
}

/** Whom a system administrator may remove; those of the system are in no cafeteria's staff. ACCESS-18 */
const removable = (cafeteriaId: CafeteriaId) => sql`
  p.cafeteria_id = ${cafeteriaId} and p.type = 'CAFETERIA' and p.status = 'ENABLED' and not p.is_visit
  and effective_level(p) <> 'SYSTEM_ADMINISTRATOR'`;

export async function listStaff(db: Kysely<unknown>, cafeteriaId: CafeteriaId): Promise<readonly StaffMember[]> {
  const { rows } = await sql<StaffMember>`
    select p.id, u.email, p.username, p.privilege_level as "privilegeLevel", s.number as "openRegister"
      from profile p join authentication_user u on u.id = p.authentication_user_id
      join cafeteria c on c.id = p.cafeteria_id
      left join register_session s
        on s.seller_id = p.id and s.closed_at is null and 'flowControl' = any(c.features)
     where ${removable(cafeteriaId)}
     order by p.username collate by_name, p.id`.execute(db);
  return rows;
}

export type RemovedStaff = Omit<StaffMember, "username" | "openRegister"> & { readonly userId: string };

/** Softly; undefined: nobody of the staff there. ACCESS-18 */
export async function removeStaff(
  trx: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
  profileId: ProfileId,
): Promise<RemovedStaff | undefined> {
  const { rows } = await sql<RemovedStaff>`
    update profile p set status = 'DELETED', version = version + 1 from authentication_user u
     where u.id = p.authentication_user_id and p.id = ${profileId} and ${removable(cafeteriaId)}
    returning p.id, u.id as "userId", u.email, p.privilege_level as "privilegeLevel"`.execute(trx);
  return rows[0];
}
