import { paymentMethods } from "@cantina/domain/cafeteria";
import type { Cents } from "@cantina/domain/kernel";
import { isOnlinePayment, mostCountedRows } from "@cantina/domain/transactions";
import { type Kysely, sql } from "kysely";
import { type Narrowing, allOf, linesTotalOf, resultConditions } from "./history.queries.ts";
import type { Reader } from "./history-row.ts";

const online = paymentMethods.filter(isOnlinePayment);

/** `isMoney` of the domain, in SQL. */
export const countsInSum = sql`status in ('STARTED', 'COMPLETED')
  and not (status = 'STARTED' and order_type = 'BALANCE_CHARGE' and payment_method = any(${online}))`;

/** By the date of cancellation every row was given back, and what was given back is asked for. HISTORY-11 */
const countsBy = ({ dateKind }: Narrowing) => (dateKind === "CANCELLATION_DATE" ? sql`true` : countsInSum);

export type HistorySum = { readonly total: Cents; readonly linesTotal: Cents | null };

/** The sum of a result by the total of each row, and of the lines asked for; null: of more rows than are added up. HISTORY-10 HISTORY-12 */
export async function sumHistory(
  db: Kysely<unknown>,
  cafeteriaId: string,
  filter: Narrowing,
  reader: Reader,
): Promise<HistorySum | null> {
  const conditions = await resultConditions(db, cafeteriaId, filter, reader);
  const { rows } = await sql<HistorySum & { readonly found: number }>`
    select count(*) as found, coalesce(sum(total) filter (where counts), 0)::bigint as total, sum(lines)::bigint as "linesTotal"
      from (select total_price - marketplace_fee as total, ${countsBy(filter)} as counts, ${linesTotalOf(filter)} as lines
              from transaction where ${allOf(conditions)} limit ${sql.lit(mostCountedRows + 1)}) result`.execute(db);
  const [sum] = rows;
  return sum === undefined || sum.found > mostCountedRows ? null : sum;
}
