/**
 * The limit that the product is measured against: the same sale on account as one
 * function, with the same locks, checks, price and rows, and nothing around it.
 * Written apart from the product's own SQL on purpose; a test compares the two.
 */
export const saleFunction = `
create schema bench;

create function bench.refuse(the_cafeteria uuid, the_seller uuid, the_key uuid, the_hash bytea, code text)
returns text language sql as $$
  insert into idempotency_record (cafeteria_id, key, profile_id, request_hash, status, answer)
  values (the_cafeteria, the_key, the_seller, the_hash, 400, json_build_object('Message', json_build_object('Message', code))::text)
  returning answer
$$;

create function bench.sell(
  the_cafeteria uuid, the_seller uuid, the_key uuid, the_hash bytea, the_cart uuid, the_commensal uuid,
  the_products uuid[], the_versions integer[], the_quantities integer[], expected_total bigint, the_tab text
) returns text language plpgsql as $$
declare
  sold_at constant timestamptz := date_trunc('milliseconds', clock_timestamp());
  order_id constant uuid := gen_random_uuid();
  house record; diner record; known record; lines record; priced record; session_id uuid; today date; answer_text text;
  moved text[];
begin
  select features, balance_floor, tz_name, default_discount_category_id into strict house
    from cafeteria where id = the_cafeteria;
  today := (sold_at at time zone house.tz_name)::date;

  select c.id, c.first_name || ' ' || c.last_name as name, c.status, p.status as client_status, c.class_id, c.daily_limit,
         p.id as client_id, a.id as account_id, a.balance, greatest(house.balance_floor, a.floor) as floor,
         g.rate_basis_points, g.max_discount, coalesce(p.minimum_balance, g.minimum_balance) as minimum_balance
    into diner
    from commensal c
    join profile p on p.id = c.profile_id
    join account a on a.kind = 'CLIENT' and a.profile_id = p.id
    join discount_category g
      on g.id = coalesce(c.discount_category_id, p.discount_category_id, house.default_discount_category_id)
   where c.id = the_commensal and c.cafeteria_id = the_cafeteria
     for no key update of a;
  if diner.daily_limit is not null and 'commensalDailyLimit' = any (house.features) then
    perform from commensal where id = the_commensal for no key update;
  end if;
  perform from product
    where id = any (the_products) and cafeteria_id = the_cafeteria
      and (current_stock is not null or daily_limit is not null)
    order by id for no key update;
  select id into session_id from register_session
   where seller_id = the_seller and cafeteria_id = the_cafeteria and closed_at is null for share;

  select request_hash, answer into known from idempotency_record where cafeteria_id = the_cafeteria and key = the_key;
  if found then
    if known.request_hash <> the_hash then raise exception 'IDEMPOTENCY_CONFLICT'; end if;
    return known.answer;
  end if;
  if exists (select from transaction where cafeteria_id = the_cafeteria and cart_id = the_cart) then
    return bench.refuse(the_cafeteria, the_seller, the_key, the_hash, 'CART_ALREADY_SOLD');
  end if;
  if session_id is null and 'flowControl' = any (house.features) and exists (
    select from profile where id = the_seller and privilege_level = 'CAFETERIA_EMPLOYEE') then
    return bench.refuse(the_cafeteria, the_seller, the_key, the_hash, 'CLOSED_CASH_FLOW');
  end if;
  if diner.id is null or diner.status <> 'ENABLED' or diner.client_status <> 'ENABLED' then
    return bench.refuse(the_cafeteria, the_seller, the_key, the_hash, 'WRONG_COMMENSAL');
  end if;

  select count(*) as known, bool_or(p.status = 'DELETED') as deleted,
         bool_or(diner.class_id = any (p.hidden_for_classes)) as hidden,
         bool_or(l.quantity > p.current_stock) as short, bool_or(p.current_version <> l.version) as stale,
         bool_or(p.daily_limit is not null and l.quantity > p.daily_limit - (
           select coalesce(sum(i.quantity), 0) from transaction_item i join transaction t on t.id = i.transaction_id
            where i.product_id = p.id and i.local_date = today
              and t.order_type = 'ORDER' and t.status in ('STARTED', 'COMPLETED'))) as limited,
         array_agg(v.name order by l.place) as names,
         array_agg(coalesce(k.price, v.price) order by l.place) as prices,
         sum(coalesce(k.price, v.price) * l.quantity)::bigint as subtotal
    into lines
    from unnest(the_products, the_versions, the_quantities) with ordinality as l (product_id, version, quantity, place)
    join product p on p.id = l.product_id and p.cafeteria_id = the_cafeteria
    join product_version v on v.product_id = p.id and v.version = p.current_version
    left join product_class_price k
      on k.product_id = p.id and k.version = p.current_version and k.class_id = diner.class_id;
  if lines.known <> cardinality(the_products) or lines.hidden then
    return bench.refuse(the_cafeteria, the_seller, the_key, the_hash, 'WRONG_PRODUCT');
  end if;
  if lines.deleted then return bench.refuse(the_cafeteria, the_seller, the_key, the_hash, 'DELETED_PRODUCT'); end if;
  if 'commensalRestrictions' = any (house.features) and exists (
    select from commensal_restriction where commensal_id = the_commensal and product_id = any (the_products)) then
    return bench.refuse(the_cafeteria, the_seller, the_key, the_hash, 'RESTRICTED_ORDER');
  end if;
  if lines.short then return bench.refuse(the_cafeteria, the_seller, the_key, the_hash, 'OUT_OF_STOCK'); end if;
  if lines.limited then return bench.refuse(the_cafeteria, the_seller, the_key, the_hash, 'DAILY_STOCK_LIMIT_EXCEEDED'); end if;

  -- Half away from zero, once; then shared by largest remainder.
  with gross as (
    select l.place, l.price * l.quantity as amount
      from unnest(lines.prices, the_quantities) with ordinality as l (price, quantity, place)
  ), whole as (
    select least((lines.subtotal * diner.rate_basis_points + 5000) / 10000, coalesce(diner.max_discount, lines.subtotal)) as discount
  ), shared as (
    select g.place, g.amount, w.discount, w.discount * g.amount / nullif(lines.subtotal, 0) as part,
           w.discount * g.amount % nullif(lines.subtotal, 0) as remainder
      from gross g, whole w
  ), ranked as (
    select *, row_number() over (order by remainder desc, place) as turn, sum(part) over () as parted from shared
  )
  select max(discount)::bigint as discount,
         array_agg((coalesce(part, 0) + case when turn <= discount - parted then 1 else 0 end)::bigint order by place) as discounts
    into priced from ranked;

  if expected_total is distinct from lines.subtotal - priced.discount then
    return bench.refuse(the_cafeteria, the_seller, the_key, the_hash, 'PRICE_CHANGED');
  end if;
  if diner.daily_limit is not null and 'commensalDailyLimit' = any (house.features) and expected_total > diner.daily_limit - (
    select coalesce(sum(t.total_price), 0) from transaction t
     where t.commensal_id = diner.id and t.local_date = today
       and t.order_type = 'ORDER' and t.status in ('STARTED', 'COMPLETED')) then
    return bench.refuse(the_cafeteria, the_seller, the_key, the_hash, 'DAILY_LIMIT_EXCEEDED');
  end if;
  if diner.balance - expected_total < greatest(diner.minimum_balance, diner.floor) then
    return bench.refuse(the_cafeteria, the_seller, the_key, the_hash, 'INSUFFICIENT_BALANCE');
  end if;

  insert into transaction (id, cafeteria_id, cart_id, order_type, status, commensal_id, commensal_class_id, buyer_id,
    seller_id, payment_method, subtotal, discount, discount_source, total_price, local_date, date_time,
    last_status_update, origin_medium, register_session_id)
  values (order_id, the_cafeteria, the_cart, 'ORDER', 'COMPLETED', the_commensal, diner.class_id, diner.client_id,
    the_seller, 'ACCOUNT_BALANCE', lines.subtotal, priced.discount, 'category', expected_total, today, sold_at,
    sold_at, 'WEB', session_id);
  insert into transaction_item (transaction_id, line, type, product_id, product_version, name, price, quantity,
    discount, total, local_date)
  select order_id, l.place, 'PRODUCT', l.product_id, l.version, l.name, l.price, l.quantity, l.discount,
         l.price * l.quantity - l.discount, today
    from unnest(the_products, the_versions, lines.names, lines.prices, the_quantities, priced.discounts)
      with ordinality as l (product_id, version, name, price, quantity, discount, place);
  with taken as (
    update product p set current_stock = p.current_stock - l.quantity
      from unnest(the_products, the_quantities) as l (product_id, quantity)
     where p.id = l.product_id and p.current_stock is not null
    returning p.id, l.quantity
  ), flowed as (
    insert into stock_flow (cafeteria_id, product_id, type, amount, seller_id, transaction_id, date_time)
    select the_cafeteria, id, 'OUT', -quantity, the_seller, order_id, sold_at from taken
  )
  select coalesce(array_agg(id::text), '{}') into moved from taken;
  if expected_total > 0 then
    insert into posting (cafeteria_id, debit_account_id, credit_account_id, amount, cause_kind, cause_id, at)
    select the_cafeteria, diner.account_id, a.id, expected_total, 'TRANSACTION', order_id, sold_at
      from account a where a.cafeteria_id = the_cafeteria and a.kind = 'SALES';
  end if;

  answer_text := json_build_object('data', json_build_object(
    'id', order_id, 'cartId', the_cart, 'orderType', 'ORDER', 'status', 'COMPLETED',
    'orderItems', (
      select json_agg(json_build_object('line', l.line, 'type', 'PRODUCT', 'productId', l.product_id, 'productVersion', l.version,
          'name', l.name, 'productLabel', l.name, 'price', l.price / 100.0, 'quantity', l.quantity,
          'exchangedCoupons', '[]'::json, 'discount', l.discount / 100.0,
          'total', (l.price * l.quantity - l.discount) / 100.0))
        from unnest(the_products, the_versions, lines.names, lines.prices, the_quantities, priced.discounts)
          with ordinality as l (product_id, version, name, price, quantity, discount, line)),
    'commensalId', the_commensal, 'commensalName', diner.name, 'commensalClassId', diner.class_id,
    'buyerId', diner.client_id, 'sellerId', the_seller, 'comments', '', 'paymentMethod', 'ACCOUNT_BALANCE',
    'subtotal', lines.subtotal / 100.0, 'discount', priced.discount / 100.0, 'totalPrice', expected_total / 100.0,
    'dateTime', sold_at, 'pickUpDateTime', null, 'lastStatusUpdate', sold_at, 'originMedium', 'WEB', 'version', 1,
    'couponId', null, 'couponsQuantity', null, 'marketplaceFee', 0, 'isSubscription', false, 'subscriptionId', null,
    'arcaInvoiceUrl', null, 'cancellationReason', null, 'cancellationComment', '', 'balanceAfter', (diner.balance - expected_total) / 100.0))::text;
  insert into idempotency_record (cafeteria_id, key, profile_id, request_hash, status, answer)
  values (the_cafeteria, the_key, the_seller, the_hash, 200, answer_text);
  insert into untold_change (cafeteria_id, entity_types, entity_ids, tab_id)
  values (the_cafeteria, array_fill('product'::text, array[cardinality(moved)]) || array['order', 'balance'],
    moved || array[order_id::text, diner.client_id::text], the_tab);
  return answer_text;
end $$;
`;

export const callSaleFunction = "select bench.sell($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) as answer";
