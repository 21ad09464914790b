import type { BalanceChargeRow } from "@cantina/domain/reports";
import { type Transaction, sql } from "kysely";
import { type Reader, personOf } from "../transactions/index.ts";
import { type Reported, chosenOf, methodOfAccount } from "./report-base.queries.ts";

type Found = Omit<BalanceChargeRow, "client"> & { readonly name: string; readonly status: string };

/** REPORT-05 */
export async function chargeRows(
  trx: Transaction<unknown>,
  asked: Reported,
  reader: Reader,
): Promise<readonly BalanceChargeRow[]> {
  const { rows } = await sql<Found>`
    with ${chosenOf(asked)}, paid as (
      select c.sign, c.buyer_id, ${methodOfAccount(sql`a.kind`)} as method, count(*) as count, sum(p.amount) as amount
        from chosen c
        join posting p on p.cause_id = c.id and p.cause_kind = case when c.sign < 0 then 'REVERT' else 'TRANSACTION' end
        join account a on a.id = case when c.sign < 0 then p.credit_account_id else p.debit_account_id end
       group by 1, 2, 3
    )
    select s.buyer_id as "profileId", b.username as name, b.status, s.method as "paymentMethod",
           s.sign < 0 as "isReturn", (s.sign * s.count)::bigint as count, (s.sign * s.amount)::bigint as amount
      from paid s join profile b on b.id = s.buyer_id
     order by b.username collate by_name, s.buyer_id, s.method, s.sign desc`.execute(trx);
  return rows.map(({ name, status, ...row }) => ({
    ...row,
    client: personOf(name, status, reader) ?? { name: null, isDeleted: false },
  }));
}
