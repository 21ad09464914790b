import type { Instant } from "@cantina/domain/kernel";
import { type Kysely, sql } from "kysely";

/** Minor units. CLIENT and income accounts grow by credit, the places where money is by debit; each is told as it grows. */
export type KindTotal = {
  readonly cafeteria: string;
  readonly kind: string;
  readonly accounts: number;
  readonly total: number;
};

const growsByCredit = sql`a.kind in ('CLIENT', 'SALES', 'COUPON_SALES', 'SUBSCRIPTION_INCOME')`;

/** What an account held once all postings up to that instant, itself included, were made. AUDIT-03 */
export async function balanceAt(db: Kysely<unknown>, accountId: number, at: Instant): Promise<number> {
  const { rows } = await sql<{ balance: number }>`
    select (case when ${growsByCredit} then 1 else -1 end * (
             coalesce((select sum(amount) from posting where credit_account_id = a.id and at <= ${at}::timestamptz), 0) -
             coalesce((select sum(amount) from posting where debit_account_id = a.id and at <= ${at}::timestamptz), 0)))::bigint as balance
      from account a where a.id = ${accountId}`.execute(db);
  return rows[0]?.balance ?? 0;
}

/** The same for each kind of account of each cafeteria, where anything had moved. AUDIT-03 */
export async function totalsAt(db: Kysely<unknown>, at: Instant): Promise<readonly KindTotal[]> {
  const { rows } = await sql<KindTotal>`
    with moved as (
      select account_id, sum(amount) as amount from (
        select credit_account_id as account_id, amount from posting where at <= ${at}::timestamptz
        union all
        select debit_account_id, -amount from posting where at <= ${at}::timestamptz) both_sides group by account_id
    )
    select c.name as cafeteria, a.kind, count(*) as accounts,
           sum(case when ${growsByCredit} then m.amount else -m.amount end)::bigint as total
      from moved m join account a on a.id = m.account_id join cafeteria c on c.id = a.cafeteria_id
     group by c.name, c.id, a.kind order by c.name collate by_name, c.id, a.kind`.execute(db);
  return rows;
}
