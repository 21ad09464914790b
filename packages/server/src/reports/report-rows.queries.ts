import type { ClassRow, CommensalRow, PaymentRow, ProductRow } from "@cantina/domain/reports";
import { type RawBuilder, type Transaction, sql } from "kysely";
import { type Reader, personOf } from "../transactions/index.ts";
import { narrowedItems, narrowedProducts, narrowingsOf } from "./narrowed.queries.ts";
import { type Reported, chosenOf, ofSealed, ofSpans, unlessNarrowed, unlessOfPayment } from "./report-base.queries.ts";
import { heldItems, paidBy, soldProducts, soldToClasses, soldToDiners } from "./report-sums.queries.ts";
import { findSpans } from "./spans.queries.ts";

/** Of which block, counted from 1. */
export type InBlock<Row> = Row & { readonly block: number };

const sealedProducts = (asked: Reported): RawBuilder<unknown> => {
  const [narrowed] = narrowingsOf(asked);
  return narrowed === undefined
    ? sql`select block, sign, type, product_id, product_version, price, name, quantity, redeemed, amount, discount
            from ${ofSealed("sealed_product", asked)} s`
    : narrowedProducts(asked, narrowed);
};

const sealedItems = (asked: Reported): RawBuilder<unknown> => {
  const [narrowed] = narrowingsOf(asked);
  return narrowed === undefined
    ? sql`select block, sign, product_id, product_version, price, item_id, position, name, quantity
            from ${ofSealed("sealed_promotion_item", asked)} s`
    : narrowedItems(asked, narrowed);
};

/** REPORT-03 */
export async function productRows(trx: Transaction<unknown>, asked: Reported): Promise<readonly InBlock<ProductRow>[]> {
  const { rows } = await sql<InBlock<ProductRow>>`
    with ${chosenOf(asked)}, sold as (
      select block, sign, type, product_id, product_version, price, max(name) as name, sum(quantity) as quantity,
             sum(redeemed) as redeemed, sum(amount) as amount, sum(discount) as discount
        from (${soldProducts()} union all
              ${sealedProducts(asked)}) part
       group by block, sign, type, product_id, product_version, price, case when product_id is null then name end
    ), held as (
      select block, sign, product_id, product_version, price,
             json_agg(json_build_object('productId', item_id, 'name', name, 'quantity', quantity) order by position, item_id) as items
        from (select block, sign, product_id, product_version, price, item_id, min(position) as position,
                     max(name) as name, sum(quantity) as quantity
                from (${heldItems()} union all
                      ${sealedItems(asked)}) part
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
     order by s.block, s.name collate by_name, s.product_version, s.price, s.product_id, s.sign desc`.execute(trx);
  return rows;
}

type CommensalFound = InBlock<Omit<CommensalRow, "commensal">> & {
  readonly name: string | null;
  readonly status: string | null;
};

/** Whole months of what is summed, and the days beside them: one by one these are nearly as many rows as there are orders. */
async function sealedDiners(trx: Transaction<unknown>, asked: Reported): Promise<RawBuilder<unknown>> {
  const { sealed, edges } = asked;
  const told = sql`select block, sign, commensal_id, count, amount, discount`;
  if (sealed === undefined || edges.length > 2) return sql`${told} from ${ofSealed("sealed_diner", asked)} s`;
  const { ids, dayIds } = await findSpans(trx, asked.cafeteriaId, sealed.ids);
  return sql`${told} from ${ofSpans(ids, asked)} s union all
             ${told} from ${ofSealed("sealed_diner", { ...asked, sealed: { ...sealed, ids: dayIds } })} s`;
}

export async function commensalRows(
  trx: Transaction<unknown>,
  whole: Reported,
  reader: Reader,
): Promise<readonly InBlock<CommensalRow>[]> {
  const asked = unlessOfPayment(whole);
  const summed = await sealedDiners(trx, asked);
  const { rows } = await sql<CommensalFound>`
    with ${chosenOf(asked)}, sold as (
      select block, sign, commensal_id, sum(count) as count, sum(amount) as amount, sum(discount) as discount
        from (${soldToDiners()} union all
              ${summed}) part
       group by block, sign, commensal_id
    )
    select s.block, s.commensal_id as "commensalId", s.sign < 0 as "isReturn", s.count::bigint as count,
           s.amount::bigint as amount, s.discount::bigint as "discountApplied",
           m.first_name || ' ' || m.last_name as name,
           case when p.status = 'DELETED' then p.status else m.status end as status
      from sold s left join commensal m on m.id = s.commensal_id left join profile p on p.id = m.profile_id
     order by s.block, m.first_name collate by_name, m.last_name collate by_name, s.commensal_id, s.sign desc`.execute(
    trx,
  );
  return rows.map(({ name, status, ...row }) => ({ ...row, commensal: personOf(name, status, reader) }));
}

export async function classRows(trx: Transaction<unknown>, whole: Reported): Promise<readonly InBlock<ClassRow>[]> {
  const asked = unlessOfPayment(whole);
  const { rows } = await sql<InBlock<ClassRow>>`
    with ${chosenOf(asked)}, sold as (
      select block, sign, class_id, sum(count) as count, sum(amount) as amount, sum(discount) as discount
        from (${soldToClasses()} union all
              select block, sign, class_id, count, amount, discount from ${ofSealed("sealed_class", asked)} s) part
       group by block, sign, class_id
    )
    select s.block, s.class_id as "classId", k.name as "className", s.sign < 0 as "isReturn",
           s.count::bigint as count, s.amount::bigint as amount, s.discount::bigint as "discountApplied"
      from sold s left join cafeteria_class k on k.id = s.class_id
     order by s.block, k.position, k.name collate by_name, s.class_id, s.sign desc`.execute(trx);
  return rows;
}

/** As it was paid and given back by the postings; what cost nothing, as it was to be paid. REPORT-02 */
export async function paymentRows(trx: Transaction<unknown>, whole: Reported): Promise<readonly InBlock<PaymentRow>[]> {
  const asked = unlessNarrowed(whole);
  const { rows } = await sql<InBlock<PaymentRow>>`
    with ${chosenOf(asked)}
    select block, method as "paymentMethod", sign < 0 as "isReturn", sum(count)::bigint as count,
           sum(amount)::bigint as amount
      from (${paidBy()} union all
            select block, sign, method, count, amount from ${ofSealed("sealed_payment", asked)} s) part
     group by block, sign, method order by block, method, sign desc`.execute(trx);
  return rows;
}
