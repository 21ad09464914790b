import type { clientDeskEndpoints } from "@cantina/contract/clients";
import type { GivenDataOf } from "@cantina/contract/endpoint";
import type { CafeteriaId, Instant, ProfileId, TimeZone } from "@cantina/domain/kernel";
import { type Kysely, sql } from "kysely";

export type StatementAsked = {
  readonly cafeteriaId: CafeteriaId;
  readonly profileId: ProfileId;
  readonly from: Instant | null;
  readonly until: Instant | null;
  /** The posting that the page comes after. */
  readonly after: string | null;
  readonly limit: number;
};

type StatementRow = GivenDataOf<typeof clientDeskEndpoints.readStatement>[number] & { readonly total: number };

export type StatementPlace = { readonly accountId: number; readonly zone: TimeZone };

/** undefined: the cafeteria has no such client, not even a deleted one. */
export async function findStatementPlace(
  db: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
  profileId: ProfileId,
): Promise<StatementPlace | undefined> {
  const { rows } = await sql<StatementPlace>`
    select a.id as "accountId", c.tz_name as zone from account a join cafeteria c on c.id = a.cafeteria_id
     where a.cafeteria_id = ${cafeteriaId} and a.kind = 'CLIENT' and a.profile_id = ${profileId}`.execute(db);
  return rows[0];
}

/** The balance is summed over all postings before any is left out, so that it is right in every page and range. CLIENTS-14 */
export async function statementOf(
  db: Kysely<unknown>,
  accountId: number,
  { from, until, after, limit }: Omit<StatementAsked, "cafeteriaId" | "profileId">,
): Promise<readonly StatementRow[]> {
  const { rows } = await sql<StatementRow>`
    with moved as (
      select id, at, cause_kind, cause_id, amount from posting where credit_account_id = ${accountId}
      union all
      select id, at, cause_kind, cause_id, -amount from posting where debit_account_id = ${accountId}
    ), summed as (
      select *, sum(amount) over (order by id)::bigint as balance_after from moved
    ), wanted as (
      select *, count(*) over ()::int as total from summed
       where (${from}::timestamptz is null or at >= ${from}::timestamptz)
         and (${until}::timestamptz is null or at < ${until}::timestamptz)
    ), page as (
      select * from wanted where ${after}::bigint is null or id < ${after}::bigint order by id desc limit ${limit}
    )
    select p.id::text as id, iso_instant(p.at) as at, coalesce(t.order_type, 'CORRECTION') as kind,
           p.cause_kind = 'REVERT' as "isRevert", p.amount, p.balance_after as "balanceAfter", t.id as "transactionId",
           d.first_name || ' ' || d.last_name as "commensalName", coalesce(k.name, s.name) as concept,
           -- Of a split sale it is the account's part that moved it.
           coalesce((select y.payment_method from payment_part y where y.transaction_id = t.id and y.account_id = ${accountId}),
                    t.payment_method) as "paymentMethod", p.total
      from page p
      left join transaction t on t.id = p.cause_id and p.cause_kind in ('TRANSACTION', 'REVERT')
      left join commensal d on d.id = t.commensal_id
      left join coupon k on k.id = t.coupon_id
      left join subscription_charge h on h.transaction_id = t.id
      left join subscription s on s.id = h.subscription_id
     order by p.id desc`.execute(db);
  return rows;
}
