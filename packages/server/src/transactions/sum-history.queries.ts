import { paymentMethods } from "@cantina/domain/cafeteria";
import type { Cents } from "@cantina/domain/kernel";
import { isOnlinePayment, mostCountedRows } from "@cantina/domain/transactions";
import { type Kysely, sql } from "kysely";
import { type Narrowing, allOf, resultConditions } from "./history.queries.ts";
import type { Reader } from "./history-row.ts";

const online = paymentMethods.filter(isOnlinePayment);

/** `isMoney` of the domain, in SQL. */
export const countsInSum = sql`status in ('STARTED', 'COMPLETED')
  and not (status = 'STARTED' and order_type = 'BALANCE_CHARGE' and payment_method = any(${online}))`;

/** The sum of a result by the total of each row; null: of more rows than are added up. HISTORY-10 */
export async function sumHistory(
  db: Kysely<unknown>,
  cafeteriaId: string,
  filter: Narrowing,
  reader: Reader,
): Promise<Cents | null> {
  const conditions = await resultConditions(db, cafeteriaId, filter, reader);
  const { rows } = await sql<{ found: number; total: Cents }>`
    select count(*) as found, coalesce(sum(total) filter (where is_money), 0)::bigint as total
      from (select total_price - marketplace_fee as total, ${countsInSum} as is_money
              from transaction where ${allOf(conditions)} limit ${sql.lit(mostCountedRows + 1)}) result`.execute(db);
  const [sum] = rows;
  return sum === undefined || sum.found > mostCountedRows ? null : sum.total;
}
