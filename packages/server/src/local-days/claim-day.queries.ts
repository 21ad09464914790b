import type { LocalDate } from "@cantina/domain/kernel";
import { type Transaction, sql } from "kysely";

/** What is done once for a cafeteria's local day. */
export type DayClaim = { readonly cafeteriaId: string; readonly job: string; readonly day: LocalDate };

/**
 * True for one caller only, among all servers and for all time; it stays so when the transaction commits. Others wait
 * for that and then get false, or true when it rolled back.
 */
export async function claimDay(trx: Transaction<unknown>, { cafeteriaId, job, day }: DayClaim): Promise<boolean> {
  const { rows } = await sql`
    insert into local_day_job (cafeteria_id, job, local_date) values (${cafeteriaId}, ${job}, ${day})
    on conflict do nothing returning 1`.execute(trx);
  return rows.length === 1;
}
