import type { LocalDate } from "@cantina/domain/kernel";
import { type Kysely, type Transaction, sql } from "kysely";

export type AutoCompleting = {
  readonly id: string;
  readonly zone: string;
  /** The latest day that was completed; null: none yet. */
  readonly lastDay: LocalDate | null;
};

/** What the job goes by in `local_day_job`. */
export const completeOrders = "COMPLETE_ORDERS";

export async function autoCompletingCafeterias(db: Kysely<unknown>): Promise<readonly AutoCompleting[]> {
  const { rows } = await sql<AutoCompleting>`
    select id, tz_name as zone, (select max(local_date) from local_day_job j
             where j.cafeteria_id = c.id and j.job = ${completeOrders}) as "lastDay"
      from cafeteria c where auto_complete_daily_orders and status = 'ENABLED'`.execute(db);
  return rows;
}

/** True when the switch was the other way before. */
export async function switchAutoComplete(
  trx: Transaction<unknown>,
  cafeteriaId: string,
  isOn: boolean,
): Promise<boolean> {
  const { rows } = await sql`
    update cafeteria set auto_complete_daily_orders = ${isOn}
     where id = ${cafeteriaId} and auto_complete_daily_orders <> ${isOn} returning 1`.execute(trx);
  return rows.length === 1;
}
