import { type Kysely, sql } from "kysely";

/** Where mails are kept until they were handed to the mail server: each table has id, created_at and send_after. */
export type OwedTable = "low_stock_mail" | "payment_difference_mail";

/** Those that nobody could be sent in a day tell nothing new any more. OWED-02 */
export async function forgetOldMails(db: Kysely<unknown>, table: OwedTable): Promise<void> {
  await sql`delete from ${sql.table(table)} where created_at < clock_timestamp() - interval '1 day'`.execute(db);
}

/**
 * Takes one that is owed; it is nobody else's turn for as long as it has been owed, and for 2 minutes at least.
 * undefined: there is none. OWED-01 OWED-02
 */
export async function takeTurn(db: Kysely<unknown>, table: OwedTable): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    update ${sql.table(table)}
       set send_after = clock_timestamp() + greatest(interval '2 minutes', clock_timestamp() - created_at)
     where id = (select id from ${sql.table(table)} where send_after <= clock_timestamp()
                  order by send_after, id limit 1 for update skip locked)
    returning id`.execute(db);
  return rows[0]?.id;
}

export async function settleMail(db: Kysely<unknown>, table: OwedTable, id: number): Promise<void> {
  await sql`delete from ${sql.table(table)} where id = ${id}`.execute(db);
}
