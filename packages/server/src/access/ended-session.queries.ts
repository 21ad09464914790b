import { type Kysely, sql } from "kysely";

export type SessionProfile = { readonly sessionId: string; readonly profileId: string };

/** Which of these could not sign a call any more; unlike a call, asking is no sign of use. */
export async function endedAmong(
  db: Kysely<unknown>,
  pairs: readonly SessionProfile[],
): Promise<readonly SessionProfile[]> {
  if (pairs.length === 0) return [];
  const { rows } = await sql<SessionProfile>`
    select open.session_id as "sessionId", open.profile_id as "profileId"
      from unnest(${pairs.map(({ sessionId }) => sessionId)}::uuid[], ${pairs.map(({ profileId }) => profileId)}::uuid[])
        as open(session_id, profile_id)
      left join login_session s on s.id = open.session_id
      left join profile p on p.id = open.profile_id and p.authentication_user_id = s.authentication_user_id
      left join cafeteria c on c.id = p.cafeteria_id
     where s.id is null or p.id is null or s.revoked_at is not null
        or s.last_seen_at < clock_timestamp() - interval '12 hours' or s.created_at < clock_timestamp() - interval '7 days'
        or p.status = 'DELETED' or (p.is_visit and effective_level(p) is null)
        or (c.status = 'DELETED' and effective_level(p) is distinct from 'SYSTEM_ADMINISTRATOR')`.execute(db);
  return rows;
}
