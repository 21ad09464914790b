import { type Kysely, sql } from "kysely";
import { type TokenPurpose, newToken, tokenHash } from "./account.queries.ts";

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

/** Longer than a server takes that is still sending the mail itself. */
const minutesToSend = 2;

/** Links that are left to be sent, the oldest first, by their hashes. */
export async function unsentLinks(db: Kysely<unknown>): Promise<readonly Buffer[]> {
  const { rows } = await sql<{ readonly hash: Buffer }>`
    select token_hash as hash from single_use_token
     where unsent_for is not null and used_at is null and expires_at > clock_timestamp()
       and expires_at < clock_timestamp() + interval '7 days' - make_interval(mins => ${minutesToSend})
     order by expires_at`.execute(db);
  return rows.map(({ hash }) => hash);
}

/** Takes one of them to be sent in this transaction, with another token: the first is written nowhere. undefined: it is being sent. */
export async function takeUnsent(trx: Kysely<unknown>, hash: Buffer): Promise<MailedLink | undefined> {
  const { rows } = await sql<Omit<MailedLink, "token">>`
    select u.id as "userId", u.email, t.purpose, c.name as "cafeteriaName"
      from single_use_token t
      join authentication_user u on u.id = t.authentication_user_id
      join cafeteria c on c.id = t.unsent_for
     where t.token_hash = ${hash} and t.used_at is null for update of t skip locked`.execute(trx);
  const [link] = rows;
  if (link === undefined) return undefined;
  const token = newToken();
  await sql`
    update single_use_token set token_hash = ${tokenHash(token)}, unsent_for = null where token_hash = ${hash}`.execute(
    trx,
  );
  return { ...link, token };
}
