import { type SaleDateKind, saleDateKinds } from "@cantina/domain/reports";
import { type RawBuilder, type Transaction, sql } from "kysely";
import { posted } from "./ledger-total.queries.ts";
import { foundBy } from "./narrowed.queries.ts";
import { type Reported, chosenOf } from "./report-base.queries.ts";

const told = sql`t.origin_medium, t.cancelled_at is null as is_standing, t.seller_id, t.total_price as full_price,`;
const toldOfPosting = sql`t.id, t.origin_medium, t.cancelled_at is null as is_standing, t.commensal_class_id, t.seller_id,
  t.total_price as full_price, t.payment_method, t.part_of,`;
/** What an order is found by, beside its postings. */
const findable = sql`id, commensal_class_id, seller_id, full_price, payment_method, part_of`;

/**
 * What reports tell of one day where they are narrowed by a class, a seller or a way of paying. By what an order is found
 * is looked up once; then whatever is told apart goes by a number, since a day's lines by each of their texts don't fit
 * into memory. REPORT-08
 */
export async function sumNarrowed(
  trx: Transaction<unknown>,
  askedBy: (dateKind: SaleDateKind) => Reported,
  id: number,
): Promise<void> {
  const byEither = (of: (kind: SaleDateKind) => RawBuilder<unknown>) =>
    sql.join(
      saleDateKinds.map((kind) => of(kind)),
      sql` union all `,
    );
  await sql`
    with counted as materialized (${byEither(
      (kind) => sql`(with ${chosenOf(askedBy(kind), told)} select ${kind} as date_kind, c.* from chosen c)`,
    )}
    ), posted as materialized (${byEither(
      (kind) => sql`select ${kind} as date_kind, p.* from (${posted(askedBy(kind), toldOfPosting)}) p`,
    )}
    ), each_order as materialized (
      select distinct ${findable} from (select ${findable} from counted union all select ${findable} from posted) either
    ), found as materialized (
      select o.id, n.narrowed_by, n.narrowed_to from each_order o cross join ${foundBy(sql`o`)} n
    ), line as (
      select o.id, i.product_id, i.product_version, i.price, i.name, null::uuid as item_id, null::integer as position,
             i.quantity, i.redeemed, i.discount
        from each_order o join transaction_item i on i.transaction_id = o.id and i.quantity > 0
      union all
      select o.id, i.product_id, i.product_version, i.price, h.name, h.product_id, h.position, i.quantity * h.quantity, 0, 0
        from each_order o
        join sold_promotion_item h on h.transaction_id = o.id
        join transaction_item i on i.transaction_id = h.transaction_id and i.line = h.line and i.quantity > 0
    ), numbered as materialized (
      select line.*, dense_rank() over (order by product_id, product_version, price, name collate "C", item_id, position) as number
        from line
    ), items as (
      insert into sealed_item (sealed_day_id, number, product_id, product_version, price, name, item_id, position)
      select distinct on (number) ${id}::bigint, number, product_id, product_version, price, name, item_id, position
        from numbered
    ), told_apart as materialized (
      select c.id, c.date_kind, c.sign, c.origin_medium, c.is_standing, f.narrowed_by, f.narrowed_to,
             dense_rank() over (order by c.date_kind collate "C", c.sign, c.origin_medium collate "C", c.is_standing,
                                         f.narrowed_by collate "C", f.narrowed_to collate "C") as cell
        from counted c join found f on f.id = c.id
    ), cells as (
      select distinct on (cell) cell, date_kind, sign, origin_medium, is_standing, narrowed_by, narrowed_to from told_apart
    ), summed as (
      select t.cell, l.number, sum(l.quantity) as quantity, sum(l.redeemed) as redeemed, sum(l.discount) as discount
        from told_apart t join numbered l on l.id = t.id group by t.cell, l.number
    ), packed as (
      select cell, array_agg(number order by number) as numbers, array_agg(quantity order by number) as quantities,
             array_agg(redeemed order by number) as redeemed, array_agg(discount order by number) as discounts
        from (select s.cell, s.number, c.sign * s.quantity as quantity, c.sign * s.redeemed as redeemed, c.sign * s.discount as discount
                from summed s join cells c on c.cell = s.cell) signed
       group by cell
    ), products as (
      insert into sealed_narrowed (sealed_day_id, date_kind, narrowed_by, narrowed_to, sign, origin_medium, is_standing, posted,
                                   numbers, quantities, redeemed, discounts)
      select ${id}::bigint, date_kind, narrowed_by, narrowed_to, sign, origin_medium, is_standing, 0, numbers, quantities, redeemed, discounts
        from packed p join cells c on c.cell = p.cell
    )
    insert into sealed_narrowed (sealed_day_id, date_kind, narrowed_by, narrowed_to, sign, origin_medium, is_standing, posted,
                                 numbers, quantities, redeemed, discounts)
    select ${id}::bigint, p.date_kind, f.narrowed_by, f.narrowed_to, p.sign, p.origin_medium, p.is_standing, sum(p.amount),
           '{}', '{}', '{}', '{}'
      from posted p join found f on f.id = p.id
           -- What the postings say of a class has a table of its own.
       and f.narrowed_by <> 'CLASS'
     group by p.date_kind, f.narrowed_by, f.narrowed_to, p.sign, p.origin_medium, p.is_standing`.execute(trx);
}
