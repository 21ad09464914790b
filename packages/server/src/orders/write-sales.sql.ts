import { sqlFunction } from "../db/index.ts";

/**
 * Writes decided sales of one cafeteria, all of them in one call and in their order, each table by one statement: the
 * other half of sale_facts, in the same transaction. What `lines`, `stock`, `coupons`, `ignored` and
 * `consumed` hold names its sale; `answers` and `changes` are one for each.
 */
export const writeSalesFunction = sqlFunction(
  "write_sales",
  `(
  the_cafeteria uuid, sales json, lines json, stock json, coupons json, ignored json, consumed json,
  answers json, changes json
) returns void language plpgsql volatile
  -- As sale_facts.
  set plan_cache_mode = force_generic_plan as $$
begin
  insert into transaction (id, cafeteria_id, cart_id, order_type, status, commensal_id, commensal_class_id, buyer_id,
    seller_id, comments, payment_method, subtotal, discount, discount_source, total_price, local_date, date_time,
    last_status_update, origin_medium, pick_up_date_time, register_session_id)
  select s.id, the_cafeteria, s.cart_id, 'ORDER', s.status, s.commensal_id, s.commensal_class_id, s.buyer_id,
    s.seller_id, s.comments, s.payment_method, s.subtotal, s.discount, s.discount_source, s.total, s.local_date,
    s.sold_at, s.sold_at, s.origin_medium, s.pick_up_date_time, s.register_session_id
    from json_to_recordset(sales) as s(id uuid, cart_id uuid, status text, commensal_id uuid, commensal_class_id uuid,
      buyer_id uuid, seller_id uuid, comments text, payment_method text, subtotal bigint, discount bigint,
      discount_source text, total bigint, local_date date, sold_at timestamptz, register_session_id uuid,
      origin_medium text, pick_up_date_time timestamptz);

  insert into transaction_item (transaction_id, line, type, product_id, product_version, name, price, quantity,
    redeemed, discount, total, local_date)
  select i.transaction_id, i.line, i.type, i.product_id, i.product_version, i.name, i.price, i.quantity, i.redeemed,
    i.discount, i.total, i.local_date
    from json_to_recordset(lines) as i(transaction_id uuid, line integer, type text, product_id uuid,
      product_version integer, name text, price bigint, quantity integer, redeemed integer, discount bigint,
      total bigint, local_date date);

  if json_array_length(coupons) > 0 then
    insert into user_coupon_use (user_coupon_id, transaction_id, line, quantity, at)
    select c.user_coupon_id, c.transaction_id, c.line, c.quantity, c.sold_at
      from json_to_recordset(coupons) as c(transaction_id uuid, user_coupon_id uuid, line integer, quantity integer,
        sold_at timestamptz);
  end if;

  if json_array_length(stock) > 0 then
    with taken as (
      -- Each record leaves what those before it left.
      select *, sum(quantity) over (partition by product_id order by place) as so_far
        from rows from (json_to_recordset(stock) as (transaction_id uuid, product_id uuid, quantity integer,
          seller_id uuid, received_at timestamptz))
        with ordinality as d(transaction_id, product_id, quantity, seller_id, received_at, place)
    ), moved as (
      update product p set current_stock = p.current_stock - d.quantity
        from (select product_id, sum(quantity)::integer as quantity from taken group by product_id) d
       where p.id = d.product_id and p.cafeteria_id = the_cafeteria
      returning p.id
    )
    insert into stock_flow (cafeteria_id, product_id, type, amount, resulting_stock, seller_id, transaction_id, date_time)
    select the_cafeteria, t.product_id, 'OUT', -t.quantity, coalesce(f.resulting_stock, 0) - t.so_far, t.seller_id,
           t.transaction_id,
           case when f.date_time > t.received_at and not was_ahead(f.date_time) then f.date_time else t.received_at end
      from taken t join moved m on m.id = t.product_id left join lateral (
        select resulting_stock, date_time from stock_flow where product_id = t.product_id order by id desc limit 1) f on true
     order by t.place;
  end if;

  insert into posting (cafeteria_id, debit_account_id, credit_account_id, amount, cause_kind, cause_id, at)
  -- What other methods paid is booked beside it.
  select the_cafeteria, case
           when s.payment_method = 'ACCOUNT_BALANCE' then
             (select id from account where kind = 'CLIENT' and profile_id = s.buyer_id)
           when s.payment_method = 'CASH' and s.register_session_id is not null then
             (select id from account where kind = 'DRAWER' and register_session_id = s.register_session_id)
           else (select id from account
                  where cafeteria_id = the_cafeteria and kind = s.payment_method and kind not in ('CLIENT', 'DRAWER')) end,
         (select id from account where cafeteria_id = the_cafeteria and kind = 'SALES'),
         s.paid, 'TRANSACTION', s.id, s.sold_at
    from json_to_recordset(sales) as s(id uuid, payment_method text, buyer_id uuid, register_session_id uuid, paid bigint,
      total bigint, sold_at timestamptz)
   where s.total > 0;

  if json_array_length(ignored) > 0 then
    insert into ignored_limit (transaction_id, flag, amount, profile_id, at)
    select g.transaction_id, g.flag, g.amount, g.profile_id, g.sold_at
      from json_to_recordset(ignored) as g(transaction_id uuid, flag text, amount bigint, profile_id uuid,
        sold_at timestamptz);
  end if;

  if json_array_length(consumed) > 0 then
    insert into consumption (cafeteria_id, reason, transaction_id, profile_id, at, happened_at)
    select the_cafeteria, 'ORDER', c.transaction_id, c.profile_id, c.received_at, c.sold_at
      from json_to_recordset(consumed) as c(transaction_id uuid, profile_id uuid, received_at timestamptz,
        sold_at timestamptz);
  end if;

  insert into idempotency_record (cafeteria_id, key, profile_id, request_hash, status, answer)
  select the_cafeteria, a.key, a.profile_id, decode(a.request_hash, 'hex'), a.status, a.answer
    from json_to_recordset(answers) as a(key uuid, profile_id uuid, request_hash text, status integer, answer text);

  insert into untold_change (cafeteria_id, entity_types, entity_ids, tab_id)
  select the_cafeteria, c.entity_types, c.entity_ids, c.tab_id
    from json_to_recordset(changes) as c(entity_types text[], entity_ids text[], tab_id text);
end $$`,
);
