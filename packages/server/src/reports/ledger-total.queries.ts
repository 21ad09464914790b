import type { Cents } from "@cantina/domain/kernel";
import { type RawBuilder, type Transaction, sql } from "kysely";
import { narrowingsOf, ofNarrowed } from "./narrowed.queries.ts";
import {
  type Reported,
  narrowed as narrowedBy,
  ofSealed,
  paidOf,
  partOf,
  soldAt,
  within,
} from "./report-base.queries.ts";

/** What grew by it: clients' balances by top-ups, sales by orders. */
const grownBy = ({ orderType }: Reported): string => (orderType === "ORDER" ? "SALES" : "CLIENT");

/**
 * By the instants of the postings themselves, where they say them. Of top-ups each posting is looked up by what it is of:
 * by its instant, the planner would read all postings of the same days to find one of twenty.
 */
const postedWithin = (asked: Reported) => {
  if (asked.dateKind !== "ORDER_DATE") return sql``;
  return asked.orderType === "ORDER"
    ? sql`and ${within(sql`p.at`, asked)}`
    : sql`and ${within(sql`(p.at + interval '0')`, asked)}`;
};

/**
 * Each posting of the same filter, whatever the rows of transactions and their lines say, with what `told` is of `t`;
 * one for an order and its parts counts once for each of them (REFUND-06).
 * The account is found by a sum: by itself, the planner would begin with all that it was ever credited. It takes every
 * account to have about as many postings, and that of sales has half of them.
 */
export const posted = (asked: Reported, told: RawBuilder<unknown> = sql``): RawBuilder<unknown> => sql`
  select ${told} 1 as sign, ${paidOf(sql`t`)} as amount
    from transaction t
    join posting p on p.cause_id = t.id and p.cause_kind = 'TRANSACTION'
    ${partOf(sql`t`)}
    join account a on a.id = p.credit_account_id + 0 and a.kind = ${grownBy(asked)}
   where ${narrowedBy(asked)} and ${within(soldAt(asked), asked)} ${postedWithin(asked)}
  union all
  select ${told} 1, ${paidOf(sql`t`)}
    from transaction t
    join posting p on p.cause_id = t.part_of and p.cause_kind = 'TRANSACTION'
    ${partOf(sql`t`)}
    join account a on a.id = p.credit_account_id + 0 and a.kind = ${grownBy(asked)}
   where ${narrowedBy(asked)} and ${within(soldAt(asked), asked)} and t.part_of is not null
  union all
  select ${told} -1, -p.amount
    from transaction t
    join posting p on p.cause_id = t.id and p.cause_kind = 'REVERT'
    join account a on a.id = p.debit_account_id + 0 and a.kind = ${grownBy(asked)}
   where ${narrowedBy(asked)} and ${within(sql`t.cancelled_at`, asked)} and ${within(sql`p.at`, asked)}`;

const sealedPosted = (asked: Reported): RawBuilder<unknown> => {
  const [narrowed] = narrowingsOf(asked);
  return narrowed === undefined || narrowed.by === "CLASS"
    ? sql`select s.amount from ${ofSealed("sealed_posted", asked)} s`
    : sql`select s.posted from ${ofNarrowed(asked, narrowed)} s`;
};

/** What the postings say of the same filter. REPORT-02 */
export async function ledgerTotal(trx: Transaction<unknown>, asked: Reported): Promise<Cents> {
  const { rows } = await sql<{ total: Cents }>`
    select coalesce(sum(amount), 0)::bigint as total
      from (select amount from (${posted(asked)}) each_posting
            union all
            ${sealedPosted(asked)}) part`.execute(trx);
  return rows[0]?.total ?? (0 as Cents);
}
