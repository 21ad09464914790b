import { type CafeteriaId, type Cents, type Instant, cents } from "@cantina/domain/kernel";
import type { OrderType } from "@cantina/domain/orders";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { type MetricsAsked, standing, standingOrders } from "./metrics-asked.queries.ts";

export type Counted = { readonly count: number; readonly amount: Cents };

const none: Counted = { count: 0, amount: cents(0) };

async function counted(db: Kysely<unknown>, which: RawBuilder<unknown>): Promise<Counted> {
  const { rows } = await sql<Counted>`
    select count(*) as count, coalesce(sum(t.total_price), 0)::bigint as amount from transaction t where ${which}`.execute(
    db,
  );
  return rows[0] ?? none;
}

export const countTransactions = (
  db: Kysely<unknown>,
  asked: MetricsAsked,
  orderType: Exclude<OrderType, "ORDER">,
): Promise<Counted> => counted(db, standing(asked, orderType));

export const countOrders = (db: Kysely<unknown>, asked: MetricsAsked): Promise<Counted> =>
  counted(db, standingOrders(asked));

/** METRICS-04 */
export async function countActiveCommensals(db: Kysely<unknown>, asked: MetricsAsked): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`
    select count(distinct t.commensal_id) as count from transaction t where ${standingOrders(asked)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** A pass by its sale, of which each date is an order. METRICS-05 */
export async function countPasses(db: Kysely<unknown>, asked: MetricsAsked): Promise<Counted> {
  const { rows } = await sql<Counted>`
    select count(distinct o.purchase_id) as count, coalesce(sum(t.total_price), 0)::bigint as amount
      from transaction t join pass_order o on o.transaction_id = t.id where ${standing(asked, "ORDER")}`.execute(db);
  return rows[0] ?? none;
}

/** Balances as they were before that instant: what was posted since is taken off. METRICS-06 */
export async function sumDebts(
  db: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
  before: Instant | null,
): Promise<Counted> {
  const since = (account: RawBuilder<unknown>, amount: RawBuilder<unknown>) => sql`
    select ${account} as account_id, ${amount} as amount from posting p
     where p.cafeteria_id = ${cafeteriaId} and p.at >= ${before}::timestamptz`;
  const { rows } = await sql<Counted>`
    with since as (
      select account_id, sum(amount)::bigint as amount from (
        ${since(sql`p.credit_account_id`, sql`p.amount`)} union all
        ${since(sql`p.debit_account_id`, sql`-p.amount`)}) moved group by account_id)
    select count(*) as count, coalesce(sum(balance), 0)::bigint as amount from (
      select a.balance - coalesce(s.amount, 0) as balance from account a left join since s on s.account_id = a.id
       where a.cafeteria_id = ${cafeteriaId} and a.kind = 'CLIENT') then_held
     where balance < 0`.execute(db);
  return rows[0] ?? none;
}
