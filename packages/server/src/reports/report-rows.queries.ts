import type { ClassRow, CommensalRow, PaymentRow, ProductRow } from "@cantina/domain/reports";
import { type Transaction, sql } from "kysely";
import { type Reader, personOf } from "../transactions/index.ts";
import { type Reported, chosenOf, methodOfAccount } from "./report-base.queries.ts";

/** Of which block, counted from 1. */
export type InBlock<Row> = Row & { readonly block: number };

/** REPORT-03 */
export async function productRows(trx: Transaction<unknown>, asked: Reported): Promise<readonly InBlock<ProductRow>[]> {
  const { rows } = await sql<InBlock<ProductRow>>`
    with ${chosenOf(asked)}, sold as (
      select c.block, c.sign, i.type, i.product_id, i.product_version, i.price, max(i.name) as name,
             c.sign * sum(i.quantity) as quantity, c.sign * sum(i.redeemed) as redeemed,
             c.sign * sum(i.price * (i.quantity - i.redeemed)) as amount, c.sign * sum(i.discount) as discount
        from chosen c join transaction_item i on i.transaction_id = c.id
       group by c.block, c.sign, i.type, i.product_id, i.product_version, i.price,
                case when i.product_id is null then i.name end
    ), held as (
      select block, sign, product_id, product_version, price,
             json_agg(json_build_object('productId', item_id, 'name', name, 'quantity', quantity) order by position, item_id) as items
        from (select c.block, c.sign, i.product_id, i.product_version, i.price, h.product_id as item_id,
                     min(h.position) as position, max(h.name) as name, c.sign * sum(i.quantity * h.quantity) as quantity
                from chosen c
                join sold_promotion_item h on h.transaction_id = c.id
                join transaction_item i on i.transaction_id = h.transaction_id and i.line = h.line
               group by 1, 2, 3, 4, 5, 6) each_item
       group by 1, 2, 3, 4, 5
    )
    select s.block, s.type, s.product_id as "productId", s.product_version as "productVersion", s.name,
           coalesce(p.status = 'DELETED', false) as "isDeleted", s.sign < 0 as "isReturn",
           coalesce(h.items, '[]') as items, s.price, s.quantity::bigint as quantity,
           s.redeemed::bigint as "exchangedCouponsCount", v.cost as "avgItemCost", s.amount::bigint as amount,
           s.discount::bigint as discount
      from sold s
      left join product p on p.id = s.product_id
      left join product_version v on v.product_id = s.product_id and v.version = s.product_version
      left join held h on h.block = s.block and h.sign = s.sign and h.product_id = s.product_id
        and h.product_version = s.product_version and h.price = s.price
     order by s.block, s.name, s.product_version, s.price, s.product_id, s.sign desc`.execute(trx);
  return rows;
}

const discounted = sql`c.sign < 0 as "isReturn", (c.sign * count(*))::bigint as count,
  (c.sign * sum(c.total_price))::bigint as amount, (c.sign * sum(c.discount))::bigint as "discountApplied"`;

type CommensalFound = InBlock<Omit<CommensalRow, "commensal">> & {
  readonly name: string | null;
  readonly status: string | null;
};

export async function commensalRows(
  trx: Transaction<unknown>,
  asked: Reported,
  reader: Reader,
): Promise<readonly InBlock<CommensalRow>[]> {
  const { rows } = await sql<CommensalFound>`
    with ${chosenOf(asked)}, sold as (
      select c.block, c.commensal_id, ${discounted} from chosen c group by c.block, c.sign, c.commensal_id
    )
    select s.block, s.commensal_id as "commensalId", s."isReturn", s.count, s.amount, s."discountApplied",
           m.first_name || ' ' || m.last_name as name,
           case when p.status = 'DELETED' then p.status else m.status end as status
      from sold s left join commensal m on m.id = s.commensal_id left join profile p on p.id = m.profile_id
     order by s.block, m.first_name, m.last_name, s.commensal_id, s."isReturn"`.execute(trx);
  return rows.map(({ name, status, ...row }) => ({ ...row, commensal: personOf(name, status, reader) }));
}

export async function classRows(trx: Transaction<unknown>, asked: Reported): Promise<readonly InBlock<ClassRow>[]> {
  const { rows } = await sql<InBlock<ClassRow>>`
    with ${chosenOf(asked)}
    select c.block, c.commensal_class_id as "classId", k.name as "className", ${discounted}
      from chosen c left join cafeteria_class k on k.id = c.commensal_class_id
     group by c.block, c.sign, c.commensal_class_id, k.name, k.position
     order by c.block, k.position, k.name, c.commensal_class_id, c.sign desc`.execute(trx);
  return rows;
}

/** As it was paid and given back by the postings; what cost nothing, as it was to be paid. REPORT-02 */
export async function paymentRows(trx: Transaction<unknown>, asked: Reported): Promise<readonly InBlock<PaymentRow>[]> {
  const { rows } = await sql<InBlock<PaymentRow>>`
    with ${chosenOf(asked)}, paid as (
      select c.block, c.sign, c.id, coalesce(${methodOfAccount(sql`a.kind`)}, c.payment_method) as method,
             coalesce(p.amount, 0) as amount
        from chosen c
        left join posting p on p.cause_id = c.id
          and p.cause_kind = case when c.sign < 0 then 'REVERT' else 'TRANSACTION' end
        left join account a on a.id = case when c.sign < 0 then p.credit_account_id else p.debit_account_id end
    )
    select block, method as "paymentMethod", sign < 0 as "isReturn", (sign * count(distinct id))::bigint as count,
           (sign * sum(amount))::bigint as amount
      from paid group by block, sign, method order by block, method, sign desc`.execute(trx);
  return rows;
}
