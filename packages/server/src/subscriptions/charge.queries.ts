import { type Transaction, sql } from "kysely";

export type Charge = { readonly isLinked: boolean };

/** The charge that this transaction booked. Holds off who would link or unlink its commensal meanwhile. */
export async function lockCharge(
  trx: Transaction<unknown>,
  cafeteriaId: string,
  transactionId: string,
): Promise<Charge | undefined> {
  await sql`
    select from subscription where cafeteria_id = ${cafeteriaId}
       and id in (select subscription_id from subscription_charge where transaction_id = ${transactionId})
       for no key update`.execute(trx);
  const { rows } = await sql<Charge>`
    select exists (select from subscription_commensal l
                    where l.subscription_id = c.subscription_id and l.commensal_id = c.commensal_id) as "isLinked"
      from subscription_charge c join subscription s on s.id = c.subscription_id
     where c.transaction_id = ${transactionId} and s.cafeteria_id = ${cafeteriaId} and c.reverted_at is null`.execute(
    trx,
  );
  return rows[0];
}

/** Its month counts as unpaid again. SUBS-06 */
export async function endCharge(trx: Transaction<unknown>, transactionId: string, at: string): Promise<void> {
  await sql`update subscription_charge set reverted_at = ${at}::timestamptz where transaction_id = ${transactionId}`.execute(
    trx,
  );
}
