import { migration } from "./migration.ts";

export const salesWithCoupons = migration(`
-- Another parameter makes another function; the old one would leave a call of nine values ambiguous.
drop function sale_facts(uuid, uuid, uuid, uuid, timestamptz, uuid, boolean, uuid[], integer[]);

/*
 * All that a sale is decided from, in one call inside its transaction. Locks come first and always in this
 * order: client account, commensal, products by id, bought coupons by id, register session. What is read after them can no longer
 * change under the sale, because each statement here sees what was committed before it began.
 */
create function sale_facts(
  the_cafeteria uuid, the_seller uuid, the_key uuid, the_cart uuid, sold_at timestamptz,
  the_commensal uuid, on_account boolean, the_products uuid[], the_versions integer[],
  the_coupons uuid[] default '{}'
) returns json language plpgsql volatile as $$
declare
  place record;
  diner record;
  session_id uuid;
  first_answer json;
  today date;
  limits_commensal boolean;
begin
  select features, custom_payment_method, allow_ignore_minimum_balance, balance_floor, tz_name,
         default_discount_category_id
    into strict place from cafeteria where id = the_cafeteria;
  today := (sold_at at time zone place.tz_name)::date;
  limits_commensal := 'commensalDailyLimit' = any (place.features);

  if the_commensal is not null then
    if on_account then
      perform from account where kind = 'CLIENT' and profile_id =
        (select profile_id from commensal where id = the_commensal and cafeteria_id = the_cafeteria)
        for no key update;
    end if;
    if limits_commensal then
      perform from commensal where id = the_commensal and cafeteria_id = the_cafeteria and daily_limit is not null
        for no key update;
    end if;
  end if;
  perform from product
    where id = any (the_products) and cafeteria_id = the_cafeteria
      and (current_stock is not null or daily_limit is not null)
    order by id for no key update;
  if cardinality(the_coupons) > 0 then
    perform from user_coupon where id = any (the_coupons) and cafeteria_id = the_cafeteria
      order by id for no key update;
  end if;
  select id into session_id from register_session
   where seller_id = the_seller and cafeteria_id = the_cafeteria and closed_at is null for share;

  select json_build_object('status', status, 'answer', answer, 'requestHash', encode(request_hash, 'hex'))
    into first_answer from idempotency_record where cafeteria_id = the_cafeteria and key = the_key;
  if found then
    return json_build_object('firstAnswer', first_answer);
  end if;

  select c.id, c.first_name || ' ' || c.last_name as name,
         case p.status when 'ENABLED' then c.status else p.status end as status, c.class_id, c.daily_limit, c.profile_id,
         p.minimum_balance, a.balance, a.floor,
         g.id as category_id, g.name as category_name, g.rate_basis_points, g.max_discount,
         g.minimum_balance as category_minimum
    into diner
    from commensal c
    join profile p on p.id = c.profile_id
    join account a on a.kind = 'CLIENT' and a.profile_id = p.id
    join discount_category g
      on g.id = coalesce(c.discount_category_id, p.discount_category_id, place.default_discount_category_id)
   where c.id = the_commensal and c.cafeteria_id = the_cafeteria;

  return json_build_object(
    'firstAnswer', null,
    'soldOrderId', (select id from transaction where cafeteria_id = the_cafeteria and cart_id = the_cart),
    'localDate', today,
    'registerSessionId', session_id,
    'cafeteria', json_build_object(
      'features', place.features,
      'customPaymentMethod', place.custom_payment_method,
      'allowIgnoreMinimumBalance', place.allow_ignore_minimum_balance,
      -- The stricter of the two, or a sale could pass here and fail on the account's own check.
      'balanceFloor', greatest(place.balance_floor, diner.floor)),
    'diner', case when diner.id is not null then json_build_object(
      'id', diner.id, 'name', diner.name, 'status', diner.status, 'classId', diner.class_id,
      'dailyLimit', diner.daily_limit, 'clientId', diner.profile_id, 'balance', diner.balance,
      'minimumBalance', diner.minimum_balance,
      'category', json_build_object(
        'id', diner.category_id, 'name', diner.category_name, 'rate', diner.rate_basis_points,
        'maxDiscount', diner.max_discount, 'minimumBalance', diner.category_minimum),
      'spentToday', case when limits_commensal and diner.daily_limit is not null then (
        select coalesce(sum(t.total_price), 0) from transaction t
         where t.commensal_id = diner.id and t.local_date = today
           and t.order_type = 'ORDER' and t.status in ('STARTED', 'COMPLETED')) else 0 end) end,
    'products', coalesce((
      select json_agg(json_build_object(
        'id', p.id, 'type', p.type, 'name', v.name, 'isDeleted', p.status = 'DELETED',
        'version', p.current_version, 'price', v.price, 'classPrice', k.price,
        'currentStock', p.current_stock, 'dailyLimit', p.daily_limit,
        'hiddenForClasses', p.hidden_for_classes,
        'soldToday', case when p.daily_limit is null then 0 else (
          select coalesce(sum(i.quantity), 0) from transaction_item i join transaction t on t.id = i.transaction_id
           where i.product_id = p.id and i.local_date = today
             and t.order_type = 'ORDER' and t.status in ('STARTED', 'COMPLETED')) end))
        from product p
        join product_version v on v.product_id = p.id and v.version = p.current_version
        left join product_class_price k
          on k.product_id = p.id and k.version = p.current_version and k.class_id = diner.class_id
       where p.id = any (the_products) and p.cafeteria_id = the_cafeteria), '[]'),
    'namedVersions', coalesce((
      select json_agg(json_build_object(
        'productId', v.product_id, 'version', v.version, 'price', v.price, 'classPrice', k.price))
        from (select distinct product_id, version from unnest(the_products, the_versions) n (product_id, version)) n
        join product p on p.id = n.product_id and p.cafeteria_id = the_cafeteria and p.current_version <> n.version
        join product_version v on v.product_id = n.product_id and v.version = n.version
        left join product_class_price k
          on k.product_id = v.product_id and k.version = v.version and k.class_id = diner.class_id), '[]'),
    'userCoupons', case when cardinality(the_coupons) = 0 then '[]' else coalesce((
      select json_agg(json_build_object(
        'id', u.id, 'profileId', u.profile_id, 'status', u.status, 'remainingQuantity', u.remaining_quantity,
        'expirationTime', iso_instant(u.expiration_time),
        'productIds', (select json_agg(k.product_id) from user_coupon_product k where k.user_coupon_id = u.id)))
        from user_coupon u where u.id = any (the_coupons) and u.cafeteria_id = the_cafeteria), '[]') end,
    'restrictedProductIds', case when 'commensalRestrictions' = any (place.features) then coalesce((
      select json_agg(r.product_id) from commensal_restriction r
       where r.commensal_id = the_commensal and r.product_id = any (the_products)), '[]') else '[]' end);
end $$;

/* Writes a decided sale, all of it in one call: the other half of sale_facts, in the same transaction. */
create or replace function book_sale(
  the_cafeteria uuid, the_key uuid, the_hash bytea, the_status integer, the_answer text, the_tab text, sale json
) returns void language plpgsql volatile as $$
declare
  s record;
  paying_account bigint;
begin
  select * into strict s from json_to_record(sale) as x(
    id uuid, cart_id uuid, status text, commensal_id uuid, commensal_class_id uuid, buyer_id uuid, seller_id uuid,
    comments text, payment_method text, subtotal bigint, discount bigint, discount_source text, total bigint,
    local_date date, sold_at timestamptz, register_session_id uuid, origin_medium text, pick_up_date_time timestamptz);

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
    from json_to_recordset(sale -> 'items') as i(line integer, type text, product_id uuid, product_version integer,
      name text, price bigint, quantity integer, redeemed integer, discount bigint, total bigint);

  if json_array_length(sale -> 'coupons') > 0 then
    insert into user_coupon_use (user_coupon_id, transaction_id, line, quantity, at)
    select c.user_coupon_id, s.id, c.line, c.quantity, s.sold_at
      from json_to_recordset(sale -> 'coupons') as c(user_coupon_id uuid, line integer, quantity integer);
  end if;

  if json_array_length(sale -> 'stock') > 0 then
    with taken as (
      update product p set current_stock = p.current_stock - d.quantity
        from json_to_recordset(sale -> 'stock') as d(product_id uuid, quantity integer)
       where p.id = d.product_id and p.cafeteria_id = the_cafeteria
      returning p.id, d.quantity
    ), flowed as (
      insert into stock_flow (cafeteria_id, product_id, type, amount, seller_id, transaction_id, date_time)
      select the_cafeteria, id, 'OUT', -quantity, s.seller_id, s.id, s.sold_at from taken
    )
    insert into change_event (cafeteria_id, kind, entity_type, entity_id, tab_id)
    select the_cafeteria, 'changed', 'product', id, the_tab from taken;
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
    select the_cafeteria, paying_account, a.id, s.total, 'TRANSACTION', s.id, s.sold_at
      from account a where a.cafeteria_id = the_cafeteria and a.kind = 'SALES';
  end if;

  insert into ignored_limit (transaction_id, flag, amount, profile_id, at)
  select s.id, g.flag, g.amount, s.seller_id, s.sold_at
    from json_to_recordset(sale -> 'ignored') as g(flag text, amount bigint);

  insert into idempotency_record (cafeteria_id, key, request_hash, status, answer)
  values (the_cafeteria, the_key, the_hash, the_status, the_answer);

  insert into change_event (cafeteria_id, kind, entity_type, entity_id, tab_id)
  select the_cafeteria, 'changed', e.entity_type, e.entity_id, the_tab
    from (values ('order', s.id),
      ('balance', case when s.payment_method = 'ACCOUNT_BALANCE' and s.total > 0 then s.buyer_id end),
      ('userCoupon', case when json_array_length(sale -> 'coupons') > 0 then s.buyer_id end),
      ('register', case when s.payment_method = 'CASH' and s.total > 0 then s.register_session_id end)
    ) as e(entity_type, entity_id)
   where e.entity_id is not null;
end $$;
`);
