import { latestDayToComplete } from "@cantina/domain/orders";
import { type Transaction, sql } from "kysely";
import type { DayJob } from "../local-days/index.ts";

export const completeOrders: DayJob = {
  name: "COMPLETE_ORDERS",
  isOn: sql`auto_complete_daily_orders`,
  latestDay: latestDayToComplete,
};

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
