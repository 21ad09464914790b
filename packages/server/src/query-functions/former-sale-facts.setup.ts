/**
 * `sale_facts` as a release read it that had no names made of texts, no restricted categories, no allergens and no seals,
 * and told what it does of them now. DEPLOY-01
 */
export const formerSaleFacts = `create function sale_facts(
  the_cafeteria uuid, the_seller uuid, the_key uuid, the_cart uuid, sold_at timestamptz,
  the_commensal uuid, on_account boolean, the_products uuid[], the_versions integer[],
  the_coupons uuid[] default '{}'
) returns json language plpgsql volatile
  -- Planned once per connection: planning its joins anew for each sale takes longer than running them.
  set plan_cache_mode = force_generic_plan as $$
declare
  place record;
  diner record;
  session_id uuid;
  first_answer json;
  today date;
  limits_commensal boolean;
  needed uuid[] := the_products;
  is_any_limited boolean;
  is_any_stale boolean;
  products json;
  named_versions json;
  bought json;
  restricted json;
  contained json;
  spent_today bigint := 0;
begin
  select features, custom_payment_method, allow_ignore_minimum_balance, balance_floor, tz_name,
         default_discount_category_id, country_id, 'OFF' as seal_policy
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
  -- Held whatever they are limited by, so that what they hold stays as it is until the sale is booked.
  perform from product
    where id = any (the_products) and cafeteria_id = the_cafeteria and type = 'PROMOTION'
    order by id for no key update;
  if found then
    needed := the_products || array(
      select i.product_id from product p
        join promotion_item i on i.promotion_id = p.id and i.version = p.current_version
       where p.id = any (the_products) and p.cafeteria_id = the_cafeteria and p.type = 'PROMOTION');
  end if;
  select bool_or(held.daily_limit is not null) into is_any_limited from (
    select daily_limit from product
     where id = any (needed) and cafeteria_id = the_cafeteria
       and (current_stock is not null or daily_limit is not null)
     order by id for no key update) held;
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
         case p.status when 'ENABLED' then c.status else p.status end as status, c.class_id, c.daily_limit, c.profile_id, '{}'::text[] as allergens,
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

  if is_any_limited then
    select json_agg(json_build_object(
        'id', p.id, 'type', p.type, 'name', v.name, 'isDeleted', p.status = 'DELETED',
        'version', p.current_version, 'price', v.price, 'classPrice', k.price,
        'currentStock', p.current_stock, 'dailyLimit', p.daily_limit,
        'hiddenForClasses', p.hidden_for_classes, 'seals', '{}'::text[], 'soldToday', case when p.daily_limit is null then 0 else (
          select coalesce(sum(i.quantity), 0) from transaction_item i
           where i.product_id = p.id and i.local_date = today and (select t.order_type = 'ORDER' and t.status in ('STARTED', 'COMPLETED') from transaction t where t.id = i.transaction_id)) + (
          select coalesce(sum(h.quantity * i.quantity), 0) from sold_promotion_item h
            join transaction_item i on i.transaction_id = h.transaction_id and i.line = h.line
           where h.product_id = p.id and h.local_date = today and (select t.order_type = 'ORDER' and t.status in ('STARTED', 'COMPLETED') from transaction t where t.id = h.transaction_id)) end,
        'items', case when p.type = 'PROMOTION' then promotion_items(p.id, p.current_version) else '[]' end)),
        bool_or(exists (select from unnest(the_products, the_versions) n (product_id, version)
                 where n.product_id = p.id and n.version <> p.current_version))
        into products, is_any_stale
        from product p
        join product_version v on v.product_id = p.id and v.version = p.current_version
        left join product_class_price k
          on k.product_id = p.id and k.version = p.current_version and k.class_id = diner.class_id
       where p.id = any (needed) and p.cafeteria_id = the_cafeteria;
  else
    select json_agg(json_build_object(
        'id', p.id, 'type', p.type, 'name', v.name, 'isDeleted', p.status = 'DELETED',
        'version', p.current_version, 'price', v.price, 'classPrice', k.price,
        'currentStock', p.current_stock, 'dailyLimit', p.daily_limit,
        'hiddenForClasses', p.hidden_for_classes, 'seals', '{}'::text[], 'soldToday', 0,
        'items', case when p.type = 'PROMOTION' then promotion_items(p.id, p.current_version) else '[]' end)),
        bool_or(exists (select from unnest(the_products, the_versions) n (product_id, version)
                 where n.product_id = p.id and n.version <> p.current_version))
        into products, is_any_stale
        from product p
        join product_version v on v.product_id = p.id and v.version = p.current_version
        left join product_class_price k
          on k.product_id = p.id and k.version = p.current_version and k.class_id = diner.class_id
       where p.id = any (needed) and p.cafeteria_id = the_cafeteria;
  end if;
  if is_any_stale then
    select json_agg(json_build_object(
        'productId', v.product_id, 'version', v.version, 'price', v.price, 'classPrice', k.price))
      into named_versions
      from (select distinct product_id, version from unnest(the_products, the_versions) n (product_id, version)) n
      join product p on p.id = n.product_id and p.cafeteria_id = the_cafeteria and p.current_version <> n.version
      join product_version v on v.product_id = n.product_id and v.version = n.version
      left join product_class_price k
        on k.product_id = v.product_id and k.version = v.version and k.class_id = diner.class_id;
  end if;
  if limits_commensal and diner.daily_limit is not null then
    select coalesce(sum(t.total_price), 0) into spent_today from transaction t
     where t.commensal_id = diner.id and t.local_date = today
       and t.order_type = 'ORDER' and t.status in ('STARTED', 'COMPLETED');
  end if;
  if cardinality(the_coupons) > 0 then
    select json_agg(json_build_object(
        'id', u.id, 'profileId', u.profile_id, 'status', u.status, 'remainingQuantity', u.remaining_quantity,
        'expirationTime', iso_instant(u.expiration_time),
        'productIds', (select json_agg(k.product_id) from user_coupon_product k where k.user_coupon_id = u.id)))
      into bought
      from user_coupon u where u.id = any (the_coupons) and u.cafeteria_id = the_cafeteria;
  end if;
  if the_commensal is not null and 'commensalRestrictions' = any (place.features) then
    select json_agg(banned.product_id) into restricted from (
      select r.product_id from commensal_restriction r
       where r.commensal_id = the_commensal and r.product_id = any (needed)) banned;
  end if;

  return json_build_object(
    'firstAnswer', null,
    'soldOrderId', (select id from transaction where cafeteria_id = the_cafeteria and cart_id = the_cart),
    'localDate', today,
    'registerSessionId', session_id,
    'cafeteria', json_build_object(
      'features', place.features,
      'customPaymentMethod', place.custom_payment_method,
      'allowIgnoreMinimumBalance', place.allow_ignore_minimum_balance,
      'countryId', place.country_id,
      'sealPolicy', place.seal_policy,
      -- The stricter of the two, or a sale could pass here and fail on the account's own check.
      'balanceFloor', greatest(place.balance_floor, diner.floor)),
    'diner', case when diner.id is not null then json_build_object(
      'id', diner.id, 'name', diner.name, 'status', diner.status, 'classId', diner.class_id,
      'dailyLimit', diner.daily_limit, 'allergens', diner.allergens, 'clientId', diner.profile_id, 'balance', diner.balance,
      'minimumBalance', diner.minimum_balance,
      'category', json_build_object(
        'id', diner.category_id, 'name', diner.category_name, 'rate', diner.rate_basis_points,
        'maxDiscount', diner.max_discount, 'minimumBalance', diner.category_minimum),
      'spentToday', spent_today) end,
    'products', coalesce(products, '[]'),
    'namedVersions', coalesce(named_versions, '[]'),
    'userCoupons', coalesce(bought, '[]'),
    'restrictedProductIds', coalesce(restricted, '[]'),
    'containedAllergens', coalesce(contained, '[]'));
end $$`;
