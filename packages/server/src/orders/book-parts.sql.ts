import { sqlFunction } from "../db/index.ts";

/** Beside write_sales, after it: what the other methods paid of a split sale, and the parts of all of them. SPLIT-02 */
export const bookPartsFunction = sqlFunction(
  "book_payment_parts",
  `(the_transaction uuid, parts json, the_tab text) returns void language plpgsql volatile as $$
declare
  t record;
begin
  select id, cafeteria_id, payment_method, buyer_id, register_session_id, date_time into strict t
    from transaction where id = the_transaction;
  insert into payment_part (transaction_id, payment_method, account_id, amount)
  select t.id, p.payment_method,
         case when p.payment_method = 'ACCOUNT_BALANCE' then
                (select a.id from account a where a.kind = 'CLIENT' and a.profile_id = t.buyer_id)
              when p.payment_method = 'CASH' and t.register_session_id is not null then
                (select a.id from account a where a.kind = 'DRAWER' and a.register_session_id = t.register_session_id)
              else (select a.id from account a where a.cafeteria_id = t.cafeteria_id and a.kind = p.payment_method) end,
         p.amount
    from json_to_recordset(parts) as p(payment_method text, amount bigint);
  insert into posting (cafeteria_id, debit_account_id, credit_account_id, amount, cause_kind, cause_id, at)
  select t.cafeteria_id, p.account_id, a.id, p.amount, 'TRANSACTION', t.id, t.date_time
    from payment_part p join account a on a.cafeteria_id = t.cafeteria_id and a.kind = 'SALES'
   where p.transaction_id = t.id and p.payment_method <> t.payment_method;
  insert into untold_change (cafeteria_id, entity_types, entity_ids, tab_id)
  select t.cafeteria_id, array_agg(e.entity_type), array_agg(e.entity_id), the_tab
    from payment_part p,
         lateral (select case p.payment_method when 'ACCOUNT_BALANCE' then 'balance' else 'register' end as entity_type,
                         case p.payment_method when 'ACCOUNT_BALANCE' then t.buyer_id else t.register_session_id end::text as entity_id) e
   where p.transaction_id = t.id and p.payment_method <> t.payment_method
     and p.payment_method in ('ACCOUNT_BALANCE', 'CASH') and e.entity_id is not null
  having count(*) > 0;
end $$`,
);
