import { type CafeteriaId, type Cents, type Instant, cents, instant } from "@cantina/domain/kernel";
import type { OrderType } from "@cantina/domain/orders";
import { type Kysely, type RawBuilder, type Transaction, sql } from "kysely";
import { findSealed, within } from "../reports/index.ts";
import { type MetricsAsked, sealedOrders, sealedStanding, standing, standingOrders } from "./metrics-asked.queries.ts";

export type Counted = { readonly count: number; readonly amount: Cents };

const none: Counted = { count: 0, amount: cents(0) };

type Kind = OrderType | "PASS";

const sealedOf = (asked: MetricsAsked, kind: Kind): RawBuilder<unknown> =>
  sql`sealed_transaction s where ${sealedStanding(asked)} and s.kind = ${kind}`;

async function counted(db: Kysely<unknown>, which: RawBuilder<unknown>, sealed: RawBuilder<unknown>): Promise<Counted> {
  const { rows } = await sql<Counted>`
    select coalesce(sum(count), 0)::bigint as count, coalesce(sum(amount), 0)::bigint as amount
      from (select count(*) as count, sum(t.total_price - t.marketplace_fee) as amount from transaction t where ${which}
            union all select s.count, s.amount from ${sealed}) part`.execute(db);
  return rows[0] ?? none;
}

export const countTransactions = (
  db: Kysely<unknown>,
  asked: MetricsAsked,
  orderType: Exclude<OrderType, "ORDER">,
): Promise<Counted> => counted(db, standing(asked, orderType), sealedOf(asked, orderType));

export const countOrders = (db: Kysely<unknown>, asked: MetricsAsked): Promise<Counted> =>
  counted(db, standingOrders(asked), sealedOf(asked, "ORDER"));

/** METRICS-04 */
export async function countActiveCommensals(db: Kysely<unknown>, asked: MetricsAsked): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`
    select count(commensal_id) as count from (
      select t.commensal_id from transaction t where ${standingOrders(asked)}
      union
      select s.commensal_id from sealed_diner s where ${sealedOrders(asked)}) active`.execute(db);
  return rows[0]?.count ?? 0;
}

/** A pass by its sale, of which each date is an order. METRICS-05 */
export async function countPasses(db: Kysely<unknown>, asked: MetricsAsked): Promise<Counted> {
  const { rows } = await sql<Counted>`
    with open as materialized (
      select o.purchase_id, t.total_price as amount
        from transaction t join pass_order o on o.transaction_id = t.id where ${standing(asked, "ORDER")})
    select (select count(*) from (select purchase_id from open
                                   union select s.purchase_id from sealed_pass s where ${sealedStanding(asked)}) passes) as count,
           (select coalesce(sum(amount), 0) from (
              select amount from open union all select s.amount from ${sealedOf(asked, "PASS")}) part)::bigint as amount`.execute(
    db,
  );
  return rows[0] ?? none;
}

/** Long after whatever is booked. */
const forever = (): Instant => instant("9999-01-01T00:00:00.000Z");

/** Balances as they were before that instant: what was posted since is taken off. METRICS-06 METRICS-17 */
export async function sumDebts(
  trx: Transaction<unknown>,
  cafeteriaId: CafeteriaId,
  before: Instant | null,
): Promise<Counted> {
  const edges = [before ?? forever(), forever()];
  const sealed = before === null ? { ids: [], open: [] } : await findSealed(trx, { cafeteriaId, edges });
  const since = (account: RawBuilder<unknown>, amount: RawBuilder<unknown>) => sql`
    select ${account} as account_id, ${amount} as amount from posting p
     where p.cafeteria_id = ${cafeteriaId} and ${within(sql`p.at`, { edges, sealed })}`;
  const { rows } = await sql<Counted>`
    with since as (
      select account_id, sum(amount)::bigint as amount from (
        ${since(sql`p.credit_account_id`, sql`p.amount`)} union all
        ${since(sql`p.debit_account_id`, sql`-p.amount`)} union all
        select account_id, amount from sealed_balance where sealed_day_id = any (${sealed.ids}::bigint[])) moved
       group by account_id)
    select count(*) as count, coalesce(sum(balance), 0)::bigint as amount from (
      select a.balance - coalesce(s.amount, 0) as balance from account a left join since s on s.account_id = a.id
       where a.cafeteria_id = ${cafeteriaId} and a.kind = 'CLIENT') then_held
     where balance < 0`.execute(trx);
  return rows[0] ?? none;
}
