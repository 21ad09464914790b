import { sumsVersion } from "../reports/index.ts";
import { type AuditCheck, money } from "./audit-check.ts";

/** Marked days are read from the rows, and may say anything; so are those that a former version summed. */
export const countedDays = `
  counted as materialized (
    select d.* from sealed_day d
     where d.version = ${sumsVersion}
       and not exists (select from late_mark m where m.cafeteria_id = d.cafeteria_id and m.at >= d.from_at and m.at < d.until_at)
  )`;

/** Every order of those days, as often as it counts: by both of its dates, and below 0 where it was given back. */
const facts = `
  fact as materialized (
    select d.id as day_id, k.date_kind, k.sign, t.id, t.commensal_id, t.commensal_class_id, t.payment_method, t.total_price, t.discount,
           t.part_of, t.refunded, t.seller_id, t.origin_medium, t.cancelled_at is null as is_standing,
           exists (select from pass_order p where p.transaction_id = t.id) as is_pass
      from counted d
      join lateral (
        select 'ORDER_DATE' as date_kind, 1 as sign, o.id from transaction o
         where o.cafeteria_id = d.cafeteria_id and o.date_time >= d.from_at and o.date_time < d.until_at
        union all
        select 'PICKUP_DATE', 1, o.id from transaction o
         where o.cafeteria_id = d.cafeteria_id and coalesce(o.pick_up_date_time, o.date_time) >= d.from_at
           and coalesce(o.pick_up_date_time, o.date_time) < d.until_at
        union all
        select v.date_kind, -1, o.id from transaction o, (values ('ORDER_DATE'), ('PICKUP_DATE')) v(date_kind)
         where o.cafeteria_id = d.cafeteria_id and o.cancelled_at >= d.from_at and o.cancelled_at < d.until_at) k on true
      join transaction t on t.id = k.id
     where t.order_type = 'ORDER' and (t.status in ('STARTED', 'COMPLETED') or t.cancelled_at is not null)
  )`;

export const key = "day_id, date_kind, sign";
/** What sums are told by, beside what they are of. */
export const bySale = "' ' || origin_medium || case when is_standing then '' else ' devuelto' end";
const byKind = `${bySale} || case when is_pass then ' abono' else '' end`;
const dayName = "(select local_date || ' ' || cafeteria_id from sealed_day where id = day_id) || ' ' || date_kind";

/** The posting that paid a fact or gave it back; a part was paid by that of the order that it was of. REFUND-06 */
export const postingOfFact = `posting p on p.cause_id = case sign when 1 then coalesce(fact.part_of, fact.id) else fact.id end
       and p.cause_kind = case sign when 1 then 'TRANSACTION' else 'REVERT' end
     left join payment_part y on sign = 1 and y.transaction_id = fact.id and y.account_id = p.debit_account_id`;
/** What of it is the fact's own. */
export const amountOfFact = `case when y.amount is not null then y.amount when sign = 1 and fact.part_of is not null then fact.total_price
       when sign = 1 then p.amount - fact.refunded else p.amount end`;

/** The rows `found` and `expected` of one key each, side by side where they differ. */
export const compared = (expected: string, found: string, subject: string, told: (row: string) => string): string => `
  with ${countedDays}, ${facts}, expected as (${expected}), found as (${found})
  select ${dayName} || ' ' || subject as id, coalesce(${told("e")}, 'nada') as expected, coalesce(${told("f")}, 'nada') as found
    from (select ${key}, ${subject} as subject, sums from expected) e
    full join (select ${key}, ${subject} as subject, sums from found) f using (${key}, subject)
   where e.sums is distinct from f.sums`;

export const numbers = (row: string): string => `array_to_string(${row}.sums, ' / ')`;

const products = compared(
  `select ${key}, coalesce(i.product_id::text, i.name) || ' ' || coalesce(i.product_version, 0) || ' ' || i.price || ${byKind} as product,
          array[sign * sum(i.quantity), sign * sum(i.redeemed), sign * sum(i.price * (i.quantity - i.redeemed)), sign * sum(i.discount)]::numeric[] as sums
     from fact join transaction_item i on i.transaction_id = fact.id and i.quantity > 0 group by ${key}, product`,
  `select d.id as day_id, date_kind, sign, coalesce(product_id::text, s.name) || ' ' || coalesce(product_version, 0) || ' ' || price || ${byKind} as product,
          array[sum(quantity), sum(redeemed), sum(amount), sum(discount)]::numeric[] as sums
     from counted d join sealed_product s on s.sealed_day_id = d.id group by 1, 2, 3, 4`,
  "product",
  numbers,
);

const classes = compared(
  `select ${key}, coalesce(commensal_class_id::text, 'sin curso') || ${byKind} as class,
          array[sign * count(*), sign * sum(total_price), sign * sum(discount)]::numeric[] as sums from fact group by ${key}, class`,
  `select d.id as day_id, date_kind, sign, coalesce(class_id::text, 'sin curso') || ${byKind} as class,
          array[sum(count), sum(amount), sum(discount)]::numeric[] as sums
     from counted d join sealed_class s on s.sealed_day_id = d.id group by 1, 2, 3, 4`,
  "class",
  numbers,
);

const payments = compared(
  `select ${key}, coalesce(case a.kind when 'DRAWER' then 'CASH' when 'CLIENT' then 'ACCOUNT_BALANCE' else a.kind end, fact.payment_method) || ${bySale} as method,
          array[sign * count(distinct fact.id), sign * coalesce(sum(${amountOfFact}), 0)]::numeric[] as sums
     from fact
     left join ${postingOfFact}
     left join account a on a.id = case sign when 1 then p.debit_account_id else p.credit_account_id end
    group by ${key}, method`,
  `select d.id as day_id, date_kind, sign, method || ${bySale} as method, array[sum(count), sum(amount)]::numeric[] as sums
     from counted d join sealed_payment s on s.sealed_day_id = d.id group by 1, 2, 3, 4`,
  "method",
  numbers,
);

const items = compared(
  `select ${key}, i.product_id || ' ' || i.product_version || ' ' || i.price || ' ' || h.product_id || ${bySale} as item,
          array[sign * sum(i.quantity * h.quantity)]::numeric[] as sums
     from fact join sold_promotion_item h on h.transaction_id = fact.id
     join transaction_item i on i.transaction_id = h.transaction_id and i.line = h.line and i.quantity > 0 group by ${key}, item`,
  `select d.id as day_id, date_kind, sign, product_id || ' ' || product_version || ' ' || price || ' ' || item_id || ${bySale} as item,
          array[sum(quantity)]::numeric[] as sums
     from counted d join sealed_promotion_item s on s.sealed_day_id = d.id group by 1, 2, 3, 4`,
  "item",
  numbers,
);

const diners = compared(
  `select ${key}, coalesce(commensal_id::text, 'sin comensal') || ' ' || coalesce(commensal_class_id::text, 'sin curso') || ${byKind} as diner,
          array[sign * count(*), sign * sum(total_price), sign * sum(discount)]::numeric[] as sums from fact group by ${key}, diner`,
  `select d.id as day_id, date_kind, sign,
          coalesce(commensal_id::text, 'sin comensal') || ' ' || coalesce(class_id::text, 'sin curso') || ${byKind} as diner,
          array[sum(count), sum(amount), sum(discount)]::numeric[] as sums
     from counted d join sealed_diner s on s.sealed_day_id = d.id group by 1, 2, 3, 4`,
  "diner",
  numbers,
);

const postings = compared(
  `select ${key}, coalesce(commensal_class_id::text, 'sin curso') || ${bySale} as posted, array[sign * sum(${amountOfFact})]::numeric[] as sums
     from fact
     join ${postingOfFact}
     join account a on a.id = case sign when 1 then p.credit_account_id else p.debit_account_id end and a.kind = 'SALES'
    group by ${key}, posted`,
  `select d.id as day_id, date_kind, sign, coalesce(class_id::text, 'sin curso') || ${bySale} as posted, array[sum(amount)]::numeric[] as sums
     from counted d join sealed_posted s on s.sealed_day_id = d.id group by 1, 2, 3, 4`,
  "posted",
  numbers,
);

const posted = `
  with ${countedDays}, ${facts}, moved as (
    select day_id, date_kind, sum(sign * (${amountOfFact})) as amount
      from fact
      join ${postingOfFact}
      join account a on a.id = case sign when 1 then p.credit_account_id else p.debit_account_id end and a.kind = 'SALES'
     group by 1, 2
  )
  select d.local_date || ' ' || d.cafeteria_id || ' ' || k.date_kind as id, ${money("coalesce(m.amount, 0)")} as expected,
         ${money("k.amount")} as found
    from counted d
    cross join lateral (values ('ORDER_DATE', d.posted_by_order), ('PICKUP_DATE', d.posted_by_pickup)) k(date_kind, amount)
    left join moved m on m.day_id = d.id and m.date_kind = k.date_kind
   where coalesce(m.amount, 0) <> k.amount`;

/** What was summed of a day against its rows. REPORT-08 */
export const sealedDayChecks: readonly AuditCheck[] = [
  { kind: "día sumado por producto", query: products },
  { kind: "día sumado por contenido de promoción", query: items },
  { kind: "día sumado por curso", query: classes },
  { kind: "día sumado por forma de pago", query: payments },
  { kind: "día sumado por comensal", query: diners },
  { kind: "día sumado según el libro", query: posted },
  { kind: "día sumado según los asientos", query: postings },
];
