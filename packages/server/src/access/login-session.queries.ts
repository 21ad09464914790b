import { BrokenInvariant } from "@cantina/domain/kernel";
import { type Kysely, sql } from "kysely";
import type { Identity } from "../http/index.ts";

export type SessionRow = Omit<Identity, "sessionId"> & {
  readonly isOver: boolean;
  readonly isGone: boolean;
  readonly isCafeteriaDeleted: boolean;
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
             or s.created_at < clock_timestamp() - interval '7 days' as "isOver",
           p.authentication_user_id as "userId", p.id as "profileId", p.cafeteria_id as "cafeteriaId", p.type,
           p.is_visit as "isVisit", effective_level(p) as level, c.features, c.status = 'DELETED' as "isCafeteriaDeleted",
           p.status = 'DELETED' or (p.is_visit and effective_level(p) is null) as "isGone"
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
