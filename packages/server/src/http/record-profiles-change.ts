import { type Kysely, sql } from "kysely";

/**
 * Tells whoever is signed in with one of these accounts, wherever it works, that
 * its profiles are others now. In every cafeteria where it has one, because each
 * tab hears one cafeteria.
 */
export async function recordProfilesChange(trx: Kysely<unknown>, userIds: readonly string[]): Promise<void> {
  await sql`
    insert into change_event (cafeteria_id, kind, entity_type, entity_id, tab_id)
    select distinct cafeteria_id, 'changed', 'profileTokens', authentication_user_id::text, null
      from profile
     where authentication_user_id = any (${userIds}::uuid[]) and type = 'CAFETERIA'`.execute(trx);
}
