import type { LocalDate } from "@cantina/domain/kernel";
import { type Transaction, sql } from "kysely";

/** What is done once for a cafeteria's local day. */
export type DayClaim = { readonly cafeteriaId: string; readonly job: string; readonly day: LocalDate };

/**
 * True for one caller only, among all servers and for all time; it stays so when the transaction commits. Others wait
 * for that and then get false, or true when it rolled back. What a clock claimed that was ahead and is set back, is
 * claimed anew. CLOCK-06
 */
export async function claimDay(trx: Transaction<unknown>, { cafeteriaId, job, day }: DayClaim): Promise<boolean> {
  const { rows } = await sql`
    insert into local_day_job as j (cafeteria_id, job, local_date) values (${cafeteriaId}, ${job}, ${day})
    on conflict (cafeteria_id, job, local_date) do update set done_at = excluded.done_at where was_ahead(j.done_at)
    returning 1`.execute(trx);
  return rows.length === 1;
}
