import { type RawBuilder, sql } from "kysely";
import { methodOfAccount, paidOf } from "./report-base.queries.ts";

// What `chosen` comes to: read beside what is sealed, and kept when a day is. `by`: what else it is told by, each with
// a comma behind it. REPORT-08

export const soldProducts = (by: RawBuilder<unknown> = sql``): RawBuilder<unknown> => sql`
  select ${by} c.block, c.sign, i.type, i.product_id, i.product_version, i.price, max(i.name) as name,
         c.sign * sum(i.quantity) as quantity, c.sign * sum(i.redeemed) as redeemed,
         c.sign * sum(i.price * (i.quantity - i.redeemed)) as amount, c.sign * sum(i.discount) as discount
    from chosen c join transaction_item i on i.transaction_id = c.id
   where i.quantity > 0
   group by ${by} c.block, c.sign, i.type, i.product_id, i.product_version, i.price,
            case when i.product_id is null then i.name end`;

export const heldItems = (by: RawBuilder<unknown> = sql``): RawBuilder<unknown> => sql`
  select ${by} c.block, c.sign, i.product_id, i.product_version, i.price, h.product_id as item_id,
         min(h.position) as position, max(h.name) as name, c.sign * sum(i.quantity * h.quantity) as quantity
    from chosen c
    join sold_promotion_item h on h.transaction_id = c.id
    join transaction_item i on i.transaction_id = h.transaction_id and i.line = h.line and i.quantity > 0
   group by ${by} c.block, c.sign, i.product_id, i.product_version, i.price, h.product_id`;

const counted = sql`c.sign * count(*) as count, c.sign * sum(c.total_price) as amount, c.sign * sum(c.discount) as discount`;

export const soldToClasses = (by: RawBuilder<unknown> = sql``): RawBuilder<unknown> => sql`
  select ${by} c.block, c.sign, c.commensal_class_id as class_id, ${counted}
    from chosen c group by ${by} c.block, c.sign, c.commensal_class_id`;

export const soldToDiners = (by: RawBuilder<unknown> = sql``): RawBuilder<unknown> => sql`
  select ${by} c.block, c.sign, c.commensal_id, ${counted}
    from chosen c group by ${by} c.block, c.sign, c.commensal_id`;

export const paidBy = (by: RawBuilder<unknown> = sql``): RawBuilder<unknown> => sql`
  select ${by} block, sign, method, sign * count(distinct id) as count, sign * sum(amount) as amount
    from (select ${by} c.block, c.sign, c.id, coalesce(${methodOfAccount(sql`a.kind`)}, y.payment_method, c.payment_method) as method,
                 case when c.sign < 0 then coalesce(p.amount, 0) else ${paidOf(sql`c`)} end as amount
            from chosen c
            left join posting p on p.cause_id = c.id
              and p.cause_kind = case when c.sign < 0 then 'REVERT' else 'TRANSACTION' end
            left join account a on a.id = case when c.sign < 0 then p.credit_account_id else p.debit_account_id end
            -- What was refunded by units has no posting of its own but what gave it back.
            left join payment_part y on c.sign > 0 and y.transaction_id = c.id
              and y.account_id = coalesce(p.debit_account_id, y.account_id)) paid
   group by ${by} block, sign, method`;
