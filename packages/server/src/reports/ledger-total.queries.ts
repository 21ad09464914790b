import type { Cents } from "@cantina/domain/kernel";
import { type Transaction, sql } from "kysely";
import { type Reported, narrowed, soldAt, within } from "./report-base.queries.ts";

/** What grew by it: clients' balances by top-ups, sales by orders. */
const grownBy = ({ orderType }: Reported): string => (orderType === "ORDER" ? "SALES" : "CLIENT");

/** By the instants of the postings themselves, where they say them. */
const postedWithin = (asked: Reported) =>
  asked.dateKind === "ORDER_DATE" ? sql`and ${within(sql`p.at`, asked)}` : sql``;

/** What they said of a day when it was sealed. REPORT-08 */
const postedBy = { ORDER_DATE: sql`posted_by_order`, PICKUP_DATE: sql`posted_by_pickup` };

/** What the postings say of the same filter, whatever the rows of transactions and their lines say. REPORT-02 */
export async function ledgerTotal(trx: Transaction<unknown>, asked: Reported): Promise<Cents> {
  const { rows } = await sql<{ total: Cents }>`
    select ((select coalesce(sum(p.amount), 0)
               from transaction t
               join posting p on p.cause_id = t.id and p.cause_kind = 'TRANSACTION'
               join account a on a.id = p.credit_account_id and a.kind = ${grownBy(asked)}
              where ${narrowed(asked)} and ${within(soldAt(asked), asked)} ${postedWithin(asked)})
          - (select coalesce(sum(p.amount), 0)
               from transaction t
               join posting p on p.cause_id = t.id and p.cause_kind = 'REVERT'
               join account a on a.id = p.debit_account_id and a.kind = ${grownBy(asked)}
              where ${narrowed(asked)} and ${within(sql`t.cancelled_at`, asked)} and ${within(sql`p.at`, asked)})
          + (select coalesce(sum(${postedBy[asked.dateKind]}), 0) from sealed_day
              where id = any(${asked.sealed?.ids ?? []}::bigint[]))
           )::bigint as total`.execute(trx);
  return rows[0]?.total ?? (0 as Cents);
}
