import { type Transaction, sql } from "kysely";
import { posted } from "./ledger-total.queries.ts";
import { type Reported, chosenOf } from "./report-base.queries.ts";
import { heldItems, paidBy, soldProducts, soldToClasses, soldToDiners } from "./report-sums.queries.ts";

// What sums are told by, beside what reports tell of.
const bySale = sql`origin_medium, is_standing,`;
const byKind = sql`origin_medium, is_standing, is_pass,`;
const told = sql`t.origin_medium, t.cancelled_at is null as is_standing,`;

/** What reports tell of one day, by one of a sale's dates. REPORT-08 */
export async function sumSales(trx: Transaction<unknown>, asked: Reported, id: number): Promise<void> {
  const { dateKind } = asked;
  const alsoPass = sql`${told} exists (select from pass_order o where o.transaction_id = t.id) as is_pass,`;
  await sql`
    with ${chosenOf(asked, alsoPass)}, products as (
      insert into sealed_product (sealed_day_id, date_kind, sign, type, product_id, product_version, price, name,
                                  quantity, redeemed, amount, discount, origin_medium, is_standing, is_pass)
      select ${id}::bigint, ${dateKind}, sign, type, product_id, product_version, price, name, quantity, redeemed, amount,
             discount, origin_medium, is_standing, is_pass from (${soldProducts(byKind)}) s
    ), items as (
      insert into sealed_promotion_item (sealed_day_id, date_kind, sign, product_id, product_version, price, item_id,
                                         position, name, quantity, origin_medium, is_standing)
      select ${id}::bigint, ${dateKind}, sign, product_id, product_version, price, item_id, position, name, quantity,
             origin_medium, is_standing from (${heldItems(bySale)}) s
    ), classes as (
      insert into sealed_class (sealed_day_id, date_kind, sign, class_id, count, amount, discount, origin_medium,
                                is_standing, is_pass)
      select ${id}::bigint, ${dateKind}, sign, class_id, count, amount, discount, origin_medium, is_standing, is_pass
        from (${soldToClasses(byKind)}) s
    ), diners as (
      insert into sealed_diner (sealed_day_id, date_kind, sign, commensal_id, count, amount, discount, origin_medium,
                                is_standing, is_pass, class_id)
      select ${id}::bigint, ${dateKind}, sign, commensal_id, count, amount, discount, origin_medium, is_standing, is_pass,
             commensal_class_id from (${soldToDiners(sql`${byKind} commensal_class_id,`)}) s
    ), posted as (
      insert into sealed_posted (sealed_day_id, date_kind, sign, origin_medium, is_standing, class_id, amount)
      select ${id}::bigint, ${dateKind}, sign, origin_medium, is_standing, commensal_class_id, sum(amount)
        from (${posted(asked, sql`${told} t.commensal_class_id,`)}) each_posting
       group by sign, origin_medium, is_standing, commensal_class_id
    )
    insert into sealed_payment (sealed_day_id, date_kind, sign, method, count, amount, origin_medium, is_standing)
    select ${id}::bigint, ${dateKind}, sign, method, count, amount, origin_medium, is_standing
      from (${paidBy(bySale)}) s`.execute(trx);
}
