import { createHash, randomBytes } from "node:crypto";
import type { CafeteriaId } from "@cantina/domain/kernel";
import { type Kysely, sql } from "kysely";

export type AccountRow = { readonly id: string; readonly email: string; readonly password_hash: string | null };

export async function findAccount(db: Kysely<unknown>, email: string): Promise<AccountRow | undefined> {
  const { rows } = await sql<AccountRow>`
    select id, email, password_hash from authentication_user where lower(email) = lower(${email})`.execute(db);
  return rows[0];
}

export type TokenPurpose = "RESET_PASSWORD" | "CONFIRM_ACCOUNT" | "INVITATION";

/** Of a link that opens an account. */
export const hoursToOpen = 7 * 24;
const hours: Readonly<Record<TokenPurpose, number>> = {
  RESET_PASSWORD: 1,
  CONFIRM_ACCOUNT: hoursToOpen,
  INVITATION: hoursToOpen,
};

/** The token itself goes into the mail and nowhere else. */
export const newToken = (): string => randomBytes(32).toString("base64url");
export const tokenHash = (token: string): Buffer => createHash("sha256").update(token).digest();

/** `unsentFor`: the cafeteria in whose name its mail is to be sent, by another server if need be; null: asked for anew instead. */
export async function issueToken(
  db: Kysely<unknown>,
  userId: string,
  purpose: TokenPurpose,
  unsentFor: CafeteriaId | null = null,
): Promise<string> {
  const token = newToken();
  await sql`
    insert into single_use_token (token_hash, authentication_user_id, purpose, expires_at, unsent_for)
    values (${tokenHash(token)}, ${userId}, ${purpose}, clock_timestamp() + make_interval(hours => ${hours[purpose]}),
      ${unsentFor}::uuid)`.execute(db);
  return token;
}

/** True for one caller only, once, in time. */
export async function spendToken(
  db: Kysely<unknown>,
  userId: string,
  purposes: readonly TokenPurpose[],
  token: string,
): Promise<boolean> {
  const { rows } = await sql`
    update single_use_token set used_at = clock_timestamp()
     where token_hash = ${tokenHash(token)} and authentication_user_id = ${userId}
       and purpose = any(${purposes}::text[]) and used_at is null and expires_at > clock_timestamp()
    returning 1`.execute(db);
  return rows.length === 1;
}

/** Whether that very link has confirmed the address, and could still be used: who presses it again is told so. ACCESS-35 */
export async function hasConfirmed(db: Kysely<unknown>, userId: string, token: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from single_use_token t join authentication_user u on u.id = t.authentication_user_id
     where t.token_hash = ${tokenHash(token)} and u.id = ${userId} and t.purpose = 'CONFIRM_ACCOUNT'
       and t.used_at is not null and t.expires_at > clock_timestamp() and u.confirmed_at is not null`.execute(db);
  return rows.length === 1;
}

/** Who can read the mail owns the address, so this confirms it too; older links stop working. */
export async function setPassword(db: Kysely<unknown>, userId: string, passwordHash: string): Promise<void> {
  await sql`
    update authentication_user set password_hash = ${passwordHash}, confirmed_at = coalesce(confirmed_at, clock_timestamp())
     where id = ${userId}`.execute(db);
  await sql`
    update single_use_token set used_at = clock_timestamp()
     where authentication_user_id = ${userId} and purpose in ('RESET_PASSWORD', 'INVITATION') and used_at is null`.execute(
    db,
  );
}

export async function confirmAddress(db: Kysely<unknown>, userId: string): Promise<void> {
  await sql`update authentication_user set confirmed_at = coalesce(confirmed_at, clock_timestamp()) where id = ${userId}`.execute(
    db,
  );
}

export async function hasProfileOfType(
  db: Kysely<unknown>,
  userId: string,
  type: "CAFETERIA" | "CLIENT",
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from profile where authentication_user_id = ${userId} and type = ${type} and status = 'ENABLED' limit 1`.execute(
    db,
  );
  return rows.length === 1;
}
