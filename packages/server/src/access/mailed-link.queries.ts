import { type Kysely, sql } from "kysely";
import { type TokenPurpose, hoursToOpen, newToken, tokenHash } from "./account.queries.ts";

/** A link that opens an account, as its mail carries it. */
export type MailedLink = {
  readonly userId: string;
  readonly email: string;
  readonly purpose: Exclude<TokenPurpose, "RESET_PASSWORD">;
  readonly cafeteriaName: string;
  readonly token: string;
};

/** Its mail was sent, or who asked for it was told that it was not. */
export async function settleLink(db: Kysely<unknown>, { token }: MailedLink): Promise<void> {
  await sql`update single_use_token set unsent_for = null where token_hash = ${tokenHash(token)}`.execute(db);
}

/** Some of the links that are left to be sent, those first that wait longest, by their hashes. */
export async function unsentLinks(db: Kysely<unknown>, most: number): Promise<readonly Buffer[]> {
  const { rows } = await sql<{ readonly hash: Buffer }>`
    select token_hash as hash from single_use_token
     where unsent_for is not null and send_after <= clock_timestamp()
       and used_at is null and expires_at > clock_timestamp()
     order by send_after limit ${most}`.execute(db);
  return rows.map(({ hash }) => hash);
}

/**
 * Takes one of them to be sent, with another token: the first is written nowhere. It is nobody else's turn for as long as
 * the link has been owed, so that a mail that can't be sent is tried some dozen times and not each minute. undefined:
 * somebody else has taken it.
 */
export async function takeUnsent(db: Kysely<unknown>, hash: Buffer): Promise<MailedLink | undefined> {
  const token = newToken();
  const { rows } = await sql<Omit<MailedLink, "token">>`
    update single_use_token t
       set token_hash = ${tokenHash(token)},
           send_after = clock_timestamp() + greatest(interval '2 minutes',
             clock_timestamp() - (t.expires_at - make_interval(hours => ${hoursToOpen})))
      from authentication_user u, cafeteria c
     where t.token_hash = ${hash} and t.send_after <= clock_timestamp() and t.used_at is null
       and u.id = t.authentication_user_id and c.id = t.unsent_for
    returning u.id as "userId", u.email, t.purpose, c.name as "cafeteriaName"`.execute(db);
  return rows[0] && { ...rows[0], token };
}
