import type { Cents } from "@cantina/domain/kernel";
import { mostCountedRows } from "@cantina/domain/transactions";
import { type Kysely, sql } from "kysely";
import { type Narrowing, allOf, countsInSum, linesOf, resultConditions } from "./history.queries.ts";
import type { Reader } from "./history-row.ts";

/** By the date of cancellation every row was given back, and as it was sold every row was sold. HISTORY-11 HISTORY-13 */
const countsBy = ({ dateKind, asSold }: Narrowing) =>
  dateKind === "CANCELLATION_DATE" || asSold !== undefined ? sql`true` : countsInSum;

/** What the asked method paid of a row: of a split sale its part. SPLIT-09 */
const paidOf = ({ paymentMethod }: Narrowing) =>
  paymentMethod === undefined
    ? sql`null::bigint`
    : sql`coalesce((select y.amount from payment_part y where y.transaction_id = transaction.id and y.payment_method = ${paymentMethod}),
                   total_price - marketplace_fee)`;

export type HistorySum = {
  readonly total: Cents;
  readonly linesTotal: Cents | null;
  readonly linesUnits: number | null;
  readonly discount: Cents | null;
  readonly paidTotal: Cents | null;
};

/** The sum of a result by the total of each row, and of what else is asked for; null: of more rows than are added up. HISTORY-10 HISTORY-12 HISTORY-14 HISTORY-15 SPLIT-09 */
export async function sumHistory(
  db: Kysely<unknown>,
  cafeteriaId: string,
  filter: Narrowing,
  reader: Reader,
): Promise<HistorySum | null> {
  const conditions = await resultConditions(db, cafeteriaId, filter, reader);
  const { rows } = await sql<HistorySum & { readonly found: number }>`
    select count(*) as found, coalesce(sum(total) filter (where counts), 0)::bigint as total,
           sum(lines_total)::bigint as "linesTotal", sum(lines_units)::bigint as "linesUnits",
           sum(paid) filter (where counts)::bigint as "paidTotal",
           ${filter.withDiscount === undefined ? sql`null::bigint` : sql`coalesce(sum(discount), 0)::bigint`} as discount
      from (select total_price - marketplace_fee as total, ${countsBy(filter)} as counts, lines_total, lines_units, discount,
                     ${paidOf(filter)} as paid
              from transaction, ${linesOf(filter)}
             where ${allOf(conditions)} limit ${sql.lit(mostCountedRows + 1)}) result`.execute(db);
  const [sum] = rows;
  return sum === undefined || sum.found > mostCountedRows ? null : sum;
}
