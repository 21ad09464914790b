import { type Kysely, sql } from "kysely";

export type StoredLogin = { readonly sealed: Buffer; readonly isAlive: boolean };

export async function findLogin(db: Kysely<unknown>, identity: string): Promise<StoredLogin | undefined> {
  const { rows } = await sql<StoredLogin>`
    select sealed, expires_at > clock_timestamp() + interval '5 minutes' as "isAlive" from invoice_login
     where identity = ${identity} and sealed is not null`.execute(db);
  return rows[0];
}

/** Whose turn it is to fetch a ticket; of several servers one. It ends by itself if that one dies. INVOICING-03 */
export async function takeLoginTurn(db: Kysely<unknown>, identity: string): Promise<boolean> {
  const { rows } = await sql`
    insert into invoice_login as l (identity, turn_until) values (${identity}, clock_timestamp() + interval '40 seconds')
    on conflict (identity) do update set turn_until = excluded.turn_until
     where l.turn_until is null or l.turn_until < clock_timestamp()
    returning 1`.execute(db);
  return rows.length > 0;
}

export type NewLogin = { readonly sealed: Buffer; readonly keyId: string; readonly expiresAt: string };

export async function storeLogin(
  db: Kysely<unknown>,
  identity: string,
  { sealed, keyId, expiresAt }: NewLogin,
): Promise<void> {
  await sql`
    update invoice_login set sealed = ${sealed}, sealing_key_id = ${keyId}, expires_at = ${expiresAt}, turn_until = null
     where identity = ${identity}`.execute(db);
}

export async function endLoginTurn(db: Kysely<unknown>, identity: string): Promise<void> {
  await sql`update invoice_login set turn_until = null where identity = ${identity}`.execute(db);
}
