import { type Kysely, sql } from "kysely";

/** Screens that show the order read it again. */
export async function tellInvoice(
  trx: Kysely<unknown>,
  { cafeteriaId, transactionId }: { readonly cafeteriaId: string; readonly transactionId: string },
): Promise<void> {
  await sql`
    insert into change_event (cafeteria_id, kind, entity_type, entity_id)
    values (${cafeteriaId}, 'changed', 'order', ${transactionId})`.execute(trx);
}
