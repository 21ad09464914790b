import type { CafeteriaId } from "@cantina/domain/kernel";
import { type Transaction, sql } from "kysely";

type Trx = Transaction<unknown>;

export async function cafeteriaName(trx: Trx, cafeteriaId: CafeteriaId): Promise<string> {
  const { rows } = await sql<{ name: string }>`select name from cafeteria where id = ${cafeteriaId}`.execute(trx);
  return rows[0]?.name ?? "";
}

/** The client's id, of a new one or of a deleted one that comes back; undefined: there is such a client. CLIENTS-16 */
export async function openClient(
  trx: Trx,
  cafeteriaId: CafeteriaId,
  { userId, username }: { readonly userId: string; readonly username: string },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into profile (authentication_user_id, cafeteria_id, username, type)
    values (${userId}, ${cafeteriaId}, ${username}, 'CLIENT')
    on conflict (cafeteria_id, authentication_user_id, type) do update set status = 'ENABLED'
      where profile.status = 'DELETED'
    returning id`.execute(trx);
  return rows[0]?.id;
}
