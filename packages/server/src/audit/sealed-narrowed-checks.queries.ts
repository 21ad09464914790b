import type { AuditCheck } from "./audit-check.ts";
import { amountOfFact, bySale, compared, key, numbers, postingOfFact } from "./sealed-day-checks.queries.ts";

/** What each order counts for, beside the whole. */
const narrowing = `
  cross join lateral (
    select 'curso ' || commensal_class_id as narrowing where commensal_class_id is not null
    union all
    select 'vendedor ' || seller_id where seller_id is not null
    union
    select 'forma de pago ' || case a.kind when 'DRAWER' then 'CASH' when 'CLIENT' then 'ACCOUNT_BALANCE' else a.kind end
      from posting p join account a on a.id = p.debit_account_id where p.cause_id = fact.id and p.cause_kind = 'TRANSACTION'
    union
    select 'forma de pago ' || y.payment_method from payment_part y where y.transaction_id = fact.id
    union
    select 'forma de pago ' || fact.payment_method where total_price = 0 or part_of is not null) n`;
const found = `
  counted d
  join (select s.*, case narrowed_by when 'CLASS' then 'curso ' when 'SELLER' then 'vendedor ' else 'forma de pago ' end || narrowed_to as narrowing
          from sealed_narrowed s) s on s.sealed_day_id = d.id`;
const product =
  "coalesce(product_id::text, name, 'nada') || ' ' || coalesce(product_version, 0) || ' ' || coalesce(price, 0)";

const products = compared(
  `select ${key}, narrowing || ' ' || ${product} || coalesce(' ' || item_id, '') || ${bySale} as product,
          array[sign * sum(line.quantity), sign * sum(line.redeemed), sign * sum(line.discount)]::numeric[] as sums
     from fact ${narrowing}
     join (select transaction_id, product_id, product_version, price, name, null::uuid as item_id, quantity, redeemed, discount
             from transaction_item
           union all
           select i.transaction_id, i.product_id, i.product_version, i.price, i.name, h.product_id, i.quantity * h.quantity, 0, 0
             from sold_promotion_item h join transaction_item i on i.transaction_id = h.transaction_id and i.line = h.line) line
       on line.transaction_id = fact.id and line.quantity > 0
    where day_id in (select id from counted where has_narrowed) group by ${key}, product`,
  `select d.id as day_id, date_kind, sign, narrowing || ' ' || ${product} || coalesce(' ' || item_id, '') || ${bySale} as product,
          array[sum(quantity), sum(e.redeemed), sum(discount)]::numeric[] as sums
     from ${found}
    cross join unnest(s.numbers, s.quantities, s.redeemed, s.discounts) e(number, quantity, redeemed, discount)
     left join sealed_item i on i.sealed_day_id = d.id and i.number = e.number
    where d.has_narrowed group by 1, 2, 3, 4`,
  "product",
  numbers,
);

const postings = compared(
  `select ${key}, narrowing || ${bySale} as posted, array[sign * sum(${amountOfFact})]::numeric[] as sums
     from fact ${narrowing}
     join ${postingOfFact}
     join account a on a.id = case sign when 1 then p.credit_account_id else p.debit_account_id end and a.kind = 'SALES'
    where day_id in (select id from counted where has_narrowed) and narrowing not like 'curso %' group by ${key}, posted`,
  `select d.id as day_id, date_kind, sign, narrowing || ${bySale} as posted, array[sum(s.posted)]::numeric[] as sums
     from ${found} where d.has_narrowed and s.numbers = '{}' group by 1, 2, 3, 4`,
  "posted",
  numbers,
);

/** What was summed of a day by class, seller and way of paying against its rows. REPORT-08 */
export const sealedNarrowedChecks: readonly AuditCheck[] = [
  { kind: "día sumado por producto de cada curso, vendedor y forma de pago", query: products },
  { kind: "día sumado según los asientos de cada vendedor y forma de pago", query: postings },
];
