import { type SaleDateKind, saleDateKinds } from "@cantina/domain/reports";
import { type Transaction, sql } from "kysely";
import { posted } from "./ledger-total.queries.ts";
import { foundBy } from "./narrowed.queries.ts";
import { type Reported, chosenOf } from "./report-base.queries.ts";

const told = sql`t.origin_medium, t.cancelled_at is null as is_standing, t.seller_id, t.total_price as full_price,`;

/** What reports tell of one day where they are narrowed by a class, a seller or a way of paying. REPORT-08 */
export async function sumNarrowed(
  trx: Transaction<unknown>,
  askedBy: (dateKind: SaleDateKind) => Reported,
  id: number,
): Promise<void> {
  const byEither = saleDateKinds.map(
    (kind) => sql`(with ${chosenOf(askedBy(kind), told)} select ${kind} as date_kind, c.* from chosen c)`,
  );
  await sql`
    with counted as materialized (${sql.join(byEither, sql` union all `)}
    ), counted_order as materialized (select distinct id from counted
    ), line as (
      select o.id, i.product_id, i.product_version, i.price, i.name, null::uuid as item_id, null::integer as position,
             i.quantity, i.redeemed, i.discount
        from counted_order o join transaction_item i on i.transaction_id = o.id
      union all
      select o.id, i.product_id, i.product_version, i.price, h.name, h.product_id, h.position, i.quantity * h.quantity, 0, 0
        from counted_order o
        join sold_promotion_item h on h.transaction_id = o.id
        join transaction_item i on i.transaction_id = h.transaction_id and i.line = h.line
    ), numbered as materialized (
      select line.*, dense_rank() over (order by product_id, product_version, price, name, item_id, position) as number from line
    ), items as (
      insert into sealed_item (sealed_day_id, number, product_id, product_version, price, name, item_id, position)
      select distinct ${id}::bigint, number, product_id, product_version, price, name, item_id, position from numbered
    ), summed as (
      select c.date_kind, n.narrowed_by, n.narrowed_to, c.sign, c.origin_medium, c.is_standing, l.number,
             c.sign * sum(l.quantity) as quantity, c.sign * sum(l.redeemed) as redeemed, c.sign * sum(l.discount) as discount
        from counted c cross join ${foundBy(sql`c`)} n join numbered l on l.id = c.id
       group by 1, 2, 3, 4, 5, 6, 7
    )
    insert into sealed_narrowed (sealed_day_id, date_kind, narrowed_by, narrowed_to, sign, origin_medium, is_standing, posted,
                                 numbers, quantities, redeemed, discounts)
    select ${id}::bigint, date_kind, narrowed_by, narrowed_to, sign, origin_medium, is_standing, 0, array_agg(number order by number),
           array_agg(quantity order by number), array_agg(redeemed order by number), array_agg(discount order by number)
      from summed group by date_kind, narrowed_by, narrowed_to, sign, origin_medium, is_standing`.execute(trx);
  // What the postings say of a class has a table of its own.
  const ofPosting = sql`${told} t.id, t.payment_method, null::uuid as commensal_class_id,`;
  for (const dateKind of saleDateKinds)
    await sql`
      insert into sealed_narrowed (sealed_day_id, date_kind, narrowed_by, narrowed_to, sign, origin_medium, is_standing, posted,
                                   numbers, quantities, redeemed, discounts)
      select ${id}::bigint, ${dateKind}, n.narrowed_by, n.narrowed_to, p.sign, p.origin_medium, p.is_standing, sum(p.amount),
             '{}', '{}', '{}', '{}'
        from (${posted(askedBy(dateKind), ofPosting)}) p cross join ${foundBy(sql`p`)} n
       group by n.narrowed_by, n.narrowed_to, p.sign, p.origin_medium, p.is_standing`.execute(trx);
}
