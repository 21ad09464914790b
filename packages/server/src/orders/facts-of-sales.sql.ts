import { containedAllergensFunction } from "../allergens/index.ts";
import { sqlFunction } from "../db/index.ts";

/** Of few products asked, so that the tables it reads are not opened for all others. */
export const soldTodayFunction = sqlFunction(
  "sold_today",
  `(the_cafeteria uuid, the_product uuid, today date) returns bigint language sql stable as $$
  with uncounted as materialized (
    select id from transaction t where t.cafeteria_id = the_cafeteria and t.local_date = today
       and (t.order_type <> 'ORDER' or t.status not in ('STARTED', 'COMPLETED')))
  select (
    select coalesce(sum(i.quantity), 0) from transaction_item i
     where i.product_id = the_product and i.local_date = today and i.transaction_id not in (select id from uncounted)) + (
    select coalesce(sum(h.quantity * i.quantity), 0) from sold_promotion_item h
      join transaction_item i on i.transaction_id = h.transaction_id and i.line = h.line
     where h.product_id = the_product and h.local_date = today and h.transaction_id not in (select id from uncounted))
$$`,
);

/** The bought coupons that a sale names, of which few do. */
export const namedCouponsFunction = sqlFunction(
  "named_coupons",
  `(the_cafeteria uuid, the_coupons uuid[]) returns json language sql stable as $$
  select json_agg(json_build_object(
      'id', u.id, 'profileId', u.profile_id, 'status', u.status, 'remainingQuantity', u.remaining_quantity,
      'expirationTime', iso_instant(u.expiration_time),
      'productIds', (select json_agg(k.product_id) from user_coupon_product k where k.user_coupon_id = u.id)))
    from user_coupon u where u.id = any (the_coupons) and u.cafeteria_id = the_cafeteria
$$`,
);

/**
 * All that each of these sales is decided from, in their order, read after what they depend on is held. `needed` of a
 * sale: its products and those of its promotions. A sale of `promotions` gets false, and one that needs what is `missed`
 * gets null. What is asked row by row stands in a query of its own for each (`offset 0`), so that one sale is looked up
 * by the same plan as many.
 */
export const factsOfSalesFunction = sqlFunction(
  "facts_of_sales",
  `(the_cafeteria uuid, asked json, missed uuid[], promotions uuid[]) returns json language plpgsql volatile
  -- Planned once per connection: planning its joins anew for each sale takes longer than running them.
  set plan_cache_mode = force_generic_plan as $$
declare
  place record;
  told json;
begin
  select features, custom_payment_method, allow_ignore_minimum_balance, balance_floor, tz_name,
         default_discount_category_id, country_id, seal_policy,
         'commensalDailyLimit' = any (features) as limits_commensal,
         'commensalRestrictions' = any (features) as restricts_commensal
    into strict place from cafeteria where id = the_cafeteria;

  select json_agg(case
      when s.products && promotions then 'false'::json
      when (array[s.seller, s.commensal] || s.products) && missed then 'null'::json
      when known.first_answer is not null then json_build_object('firstAnswer', known.first_answer)
      else json_build_object(
        'firstAnswer', null,
        'soldOrderId', (select id from transaction where cafeteria_id = the_cafeteria and cart_id = s.cart),
        'localDate', day.today,
        'registerSessionId', (
          select id from register_session
           where seller_id = s.seller and cafeteria_id = the_cafeteria and closed_at is null),
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
          'dailyLimit', diner.daily_limit, 'allergens', diner.allergens, 'clientId', diner.profile_id,
          'balance', diner.balance, 'minimumBalance', diner.minimum_balance,
          'category', json_build_object(
            'id', diner.category_id, 'name', diner.category_name, 'rate', diner.rate_basis_points,
            'maxDiscount', diner.max_discount, 'minimumBalance', diner.category_minimum),
          'spentToday', case when place.limits_commensal and diner.daily_limit is not null then (
            select coalesce(sum(t.total_price), 0) from transaction t
             where t.commensal_id = diner.id and t.local_date = day.today
               and t.order_type = 'ORDER' and t.status in ('STARTED', 'COMPLETED')) else 0 end) end,
        'products', coalesce((
          select json_agg(json_build_object(
            'id', p.id, 'type', p.type, 'name', v.name, 'isDeleted', p.status = 'DELETED',
            'version', p.current_version, 'price', v.price, 'classPrice', k.price,
            'currentStock', p.current_stock, 'dailyLimit', p.daily_limit,
            'hiddenForClasses', p.hidden_for_classes, 'seals', p.seals,
            'soldToday', case when p.daily_limit is null then 0 else ${soldTodayFunction.name}(the_cafeteria, p.id, day.today) end,
            'items', case when p.type = 'PROMOTION' then promotion_items(p.id, p.current_version) else '[]' end))
            from product p
            join product_version v on v.product_id = p.id and v.version = p.current_version
            left join product_class_price k
              on k.product_id = p.id and k.version = p.current_version and k.class_id = diner.class_id
           where p.id = any (coalesce(s.needed, s.products)) and p.cafeteria_id = the_cafeteria), '[]'),
        'namedVersions', coalesce((
          select json_agg(json_build_object(
            'productId', v.product_id, 'version', v.version, 'price', v.price, 'classPrice', k.price))
            from (select distinct product_id, version from unnest(s.products, s.versions) n (product_id, version)) n
            join product p on p.id = n.product_id and p.cafeteria_id = the_cafeteria and p.current_version <> n.version
            join product_version v on v.product_id = n.product_id and v.version = n.version
            left join product_class_price k
              on k.product_id = v.product_id and k.version = v.version and k.class_id = diner.class_id), '[]'),
        'userCoupons', coalesce(case when cardinality(s.coupons) > 0 then
          ${namedCouponsFunction.name}(the_cafeteria, s.coupons) end, '[]'),
        'restrictedProductIds', coalesce(case when place.restricts_commensal and s.commensal is not null then (
          select json_agg(banned.product_id) from (
            select r.product_id from commensal_restriction r
             where r.commensal_id = s.commensal and r.product_id = any (coalesce(s.needed, s.products))
            union
            select p.id from commensal_category_restriction c join product p on p.category_id = c.category_id
             where c.commensal_id = s.commensal and p.id = any (coalesce(s.needed, s.products))) banned) end, '[]'),
        -- Few have any, and what contains what is asked for them alone.
        'containedAllergens', coalesce(case when cardinality(diner.allergens) > 0 then (
          select json_agg(json_build_object('productId', k.product_id, 'allergens', k.allergens))
            from ${containedAllergensFunction.name}(the_cafeteria) k
           where k.product_id = any (coalesce(s.needed, s.products))) end, '[]')) end
      order by s.place)
    into told
    from rows from (json_to_recordset(asked) as (seller uuid, key uuid, cart uuid, sold_at timestamptz, commensal uuid,
      products uuid[], versions integer[], needed uuid[], coupons uuid[])) with ordinality
      as s(seller, key, cart, sold_at, commensal, products, versions, needed, coupons, place)
    cross join lateral (select (s.sold_at at time zone place.tz_name)::date as today offset 0) day
    left join lateral (
      select json_build_object('status', r.status, 'answer', r.answer, 'requestHash', encode(r.request_hash, 'hex'))
             as first_answer
        from idempotency_record r where r.cafeteria_id = the_cafeteria and r.key = s.key offset 0) known on true
    left join lateral (
      select c.id, c.first_name || ' ' || c.last_name as name,
             case p.status when 'ENABLED' then c.status else p.status end as status, c.class_id, c.daily_limit,
             c.profile_id, c.allergens, p.minimum_balance, a.balance, a.floor,
             g.id as category_id, g.name as category_name, g.rate_basis_points, g.max_discount,
             g.minimum_balance as category_minimum
        from commensal c
        join profile p on p.id = c.profile_id
        join account a on a.kind = 'CLIENT' and a.profile_id = p.id
        join discount_category g
          on g.id = coalesce(c.discount_category_id, p.discount_category_id, place.default_discount_category_id)
       where c.id = s.commensal and c.cafeteria_id = the_cafeteria offset 0) diner on true;
  return told;
end $$`,
);
