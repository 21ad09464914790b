import type { PrivilegeLevel, ProfileType } from "@cantina/domain/access";
import type { Feature } from "@cantina/domain/cafeteria";
import { BrokenInvariant, type CafeteriaId, type ProfileId } from "@cantina/domain/kernel";
import { type Kysely, sql } from "kysely";

export type SessionRow = {
  readonly is_over: boolean;
  readonly user_id: string;
  readonly profile_id: ProfileId;
  readonly cafeteria_id: CafeteriaId;
  readonly type: ProfileType;
  readonly privilege_level: PrivilegeLevel | null;
  readonly is_visit: boolean;
  readonly is_gone: boolean;
  readonly is_cafeteria_deleted: boolean;
  readonly features: readonly Feature[];
};

export async function openSession(db: Kysely<unknown>, userId: string): Promise<string> {
  const { rows } = await sql<{
    id: string;
  }>`insert into login_session (authentication_user_id) values (${userId}) returning id`.execute(db);
  if (rows[0] === undefined) throw new BrokenInvariant("insert returned nothing");
  return rows[0].id;
}

/** The session with the profile as it is now; notes at most once a minute that it is in use. 12 h idle ends it, and 7 days do in any case. */
export async function readSession(
  db: Kysely<unknown>,
  sessionId: string,
  profileId: string,
): Promise<SessionRow | undefined> {
  const { rows } = await sql<SessionRow>`
    with seen as (
      update login_session set last_seen_at = clock_timestamp()
       where id = ${sessionId} and revoked_at is null
         and last_seen_at between clock_timestamp() - interval '12 hours' and clock_timestamp() - interval '1 minute')
    select s.revoked_at is not null or s.last_seen_at < clock_timestamp() - interval '12 hours'
             or s.created_at < clock_timestamp() - interval '7 days' as is_over,
           p.authentication_user_id as user_id, p.id as profile_id, p.cafeteria_id, p.type, p.is_visit,
           effective_level(p) as privilege_level, p.status = 'DELETED' or (p.is_visit and effective_level(p) is null) as is_gone,
           c.status = 'DELETED' as is_cafeteria_deleted, c.features
      from login_session s
      join profile p on p.authentication_user_id = s.authentication_user_id and p.id = ${profileId}
      join cafeteria c on c.id = p.cafeteria_id
     where s.id = ${sessionId}`.execute(db);
  return rows[0];
}

export async function revokeSession(db: Kysely<unknown>, sessionId: string): Promise<void> {
  await sql`update login_session set revoked_at = clock_timestamp() where id = ${sessionId} and revoked_at is null`.execute(
    db,
  );
}

/** Answers the sessions that it ended. */
export async function revokeSessionsOf(db: Kysely<unknown>, userId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    update login_session set revoked_at = clock_timestamp()
     where authentication_user_id = ${userId} and revoked_at is null returning id`.execute(db);
  return rows.map(({ id }) => id);
}
