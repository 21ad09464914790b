import { BrokenInvariant } from "@cantina/domain/kernel";
import { type Kysely, type Transaction, sql } from "kysely";

/** Does what no one can while the triggers watch, looks, and takes it all back. It has to change one row. */
export async function withPlanted<Found>(
  kysely: Kysely<unknown>,
  statement: string,
  look: (trx: Transaction<unknown>) => Promise<Found>,
): Promise<Found> {
  const undo = new BrokenInvariant("undo");
  let found: { readonly here: Found } | undefined;
  await kysely
    .transaction()
    .execute(async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx);
      const { numAffectedRows } = await sql.raw(statement).execute(trx);
      if (numAffectedRows !== 1n) throw new BrokenInvariant(`the plant changes ${String(numAffectedRows)} rows`);
      found = { here: await look(trx) };
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  if (found === undefined) throw new BrokenInvariant("nobody looked");
  return found.here;
}
