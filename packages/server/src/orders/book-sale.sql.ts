import { sqlFunction } from "../db/index.ts";

/** Writes a decided sale, all of it in one call: the other half of sale_facts, in the same transaction. */
export const bookSaleFunction = sqlFunction(
  "book_sale",
  `(
  the_cafeteria uuid, the_key uuid, the_hash bytea, the_status integer, the_answer text, the_tab text, sale json
) returns void language plpgsql volatile
  -- As sale_facts.
  set plan_cache_mode = force_generic_plan as $$
declare
  s record;
  paying_account bigint;
  moved text[] := '{}';
  entity_types text[];
  entity_ids text[];
begin
  select * into strict s from json_to_record(sale) as x(
    id uuid, cart_id uuid, status text, commensal_id uuid, commensal_class_id uuid, buyer_id uuid, seller_id uuid,
    comments text, payment_method text, paid bigint, subtotal bigint, discount bigint, discount_source text, total bigint,
    local_date date, sold_at timestamptz, received_at timestamptz, register_session_id uuid, origin_medium text, pick_up_date_time timestamptz,
    items json, coupons json, stock json, ignored json, consumes boolean, key_owner uuid);

  insert into transaction (id, cafeteria_id, cart_id, order_type, status, commensal_id, commensal_class_id, buyer_id,
    seller_id, comments, payment_method, subtotal, discount, discount_source, total_price, local_date, date_time,
    last_status_update, origin_medium, pick_up_date_time, register_session_id)
  values (s.id, the_cafeteria, s.cart_id, 'ORDER', s.status, s.commensal_id, s.commensal_class_id, s.buyer_id,
    s.seller_id, s.comments, s.payment_method, s.subtotal, s.discount, s.discount_source, s.total, s.local_date,
    s.sold_at, s.sold_at, s.origin_medium, s.pick_up_date_time, s.register_session_id);

  insert into transaction_item (transaction_id, line, type, product_id, product_version, name, price, quantity,
    redeemed, discount, total, local_date)
  select s.id, i.line, i.type, i.product_id, i.product_version, i.name, i.price, i.quantity, i.redeemed, i.discount,
    i.total, s.local_date
    from json_to_recordset(s.items) as i(line integer, type text, product_id uuid, product_version integer,
      name text, price bigint, quantity integer, redeemed integer, discount bigint, total bigint);

  if json_array_length(s.coupons) > 0 then
    insert into user_coupon_use (user_coupon_id, transaction_id, line, quantity, at)
    select c.user_coupon_id, s.id, c.line, c.quantity, s.sold_at
      from json_to_recordset(s.coupons) as c(user_coupon_id uuid, line integer, quantity integer);
  end if;

  if json_array_length(s.stock) > 0 then
    with taken as (
      update product p set current_stock = p.current_stock - d.quantity
        from json_to_recordset(s.stock) as d(product_id uuid, quantity integer)
       where p.id = d.product_id and p.cafeteria_id = the_cafeteria
      returning p.id, d.quantity
    ), flowed as (
      insert into stock_flow (cafeteria_id, product_id, type, amount, resulting_stock, seller_id, transaction_id, date_time)
      select the_cafeteria, t.id, 'OUT', -t.quantity, coalesce(f.resulting_stock, 0) - t.quantity, s.seller_id, s.id,
             case when f.date_time > s.received_at and not was_ahead(f.date_time) then f.date_time else s.received_at end
        from taken t left join lateral (
          select resulting_stock, date_time from stock_flow where product_id = t.id order by id desc limit 1) f on true
    )
    select coalesce(array_agg(id::text), '{}') into moved from taken;
  end if;

  if s.total > 0 then
    if s.payment_method = 'ACCOUNT_BALANCE' then
      select id into strict paying_account from account where kind = 'CLIENT' and profile_id = s.buyer_id;
    elsif s.payment_method = 'CASH' and s.register_session_id is not null then
      select id into strict paying_account from account
       where kind = 'DRAWER' and register_session_id = s.register_session_id;
    else
      select id into strict paying_account from account
       where cafeteria_id = the_cafeteria and kind = s.payment_method and kind not in ('CLIENT', 'DRAWER');
    end if;
    insert into posting (cafeteria_id, debit_account_id, credit_account_id, amount, cause_kind, cause_id, at)
    -- What other methods paid is booked beside it.
    select the_cafeteria, paying_account, a.id, s.paid, 'TRANSACTION', s.id, s.sold_at
      from account a where a.cafeteria_id = the_cafeteria and a.kind = 'SALES';
  end if;

  if json_array_length(s.ignored) > 0 then
    insert into ignored_limit (transaction_id, flag, amount, profile_id, at)
    -- A family says so itself.
    select s.id, g.flag, g.amount, coalesce(s.seller_id, s.buyer_id), s.sold_at
      from json_to_recordset(s.ignored) as g(flag text, amount bigint);
  end if;

  if s.consumes then
    insert into consumption (cafeteria_id, reason, transaction_id, profile_id, at, happened_at)
    values (the_cafeteria, 'ORDER', s.id, s.key_owner, s.received_at, s.sold_at);
  end if;

  insert into idempotency_record (cafeteria_id, key, profile_id, request_hash, status, answer)
  values (the_cafeteria, the_key, s.key_owner, the_hash, the_status, the_answer);

  entity_types := array_fill('product'::text, array[cardinality(moved)]) || 'order'::text;
  entity_ids := moved || s.id::text;
  if s.payment_method = 'ACCOUNT_BALANCE' and s.total > 0 then
    entity_types := entity_types || 'balance'::text;
    entity_ids := entity_ids || s.buyer_id::text;
  end if;
  if json_array_length(s.coupons) > 0 then
    entity_types := entity_types || 'userCoupon'::text;
    entity_ids := entity_ids || s.buyer_id::text;
  end if;
  if s.payment_method = 'CASH' and s.total > 0 and s.register_session_id is not null then
    entity_types := entity_types || 'register'::text;
    entity_ids := entity_ids || s.register_session_id::text;
  end if;
  insert into untold_change (cafeteria_id, entity_types, entity_ids, tab_id)
  values (the_cafeteria, entity_types, entity_ids, the_tab);
end $$`,
);
