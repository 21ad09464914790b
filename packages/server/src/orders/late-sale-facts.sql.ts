import { sqlFunction } from "../db/index.ts";

/** The same of a sale that was made without the server. */
export const lateSaleFactsFunction = sqlFunction(
  "late_sale_facts",
  `(
  the_cafeteria uuid, the_seller uuid, the_key uuid, the_cart uuid, sold_at timestamptz, the_commensal uuid,
  named_session uuid, the_products uuid[], the_versions integer[]
) returns json language plpgsql volatile as $$
declare
  place record;
  session_now record;
  session_then record;
  first_answer json;
  needed uuid[];
begin
  -- What a version holds never changes, so nothing has to be held still.
  needed := the_products || array(
    select i.product_id from unnest(the_products, the_versions) n (product_id, version)
      join product p on p.id = n.product_id and p.cafeteria_id = the_cafeteria
      join promotion_item i on i.promotion_id = n.product_id and i.version = n.version);
  perform from product
    where id = any (needed) and cafeteria_id = the_cafeteria and current_stock is not null
    order by id for no key update;
  select id, opened_at into session_now from register_session
   where seller_id = the_seller and cafeteria_id = the_cafeteria and closed_at is null for share;

  select json_build_object('status', status, 'answer', answer, 'requestHash', encode(request_hash, 'hex'))
    into first_answer from idempotency_record where cafeteria_id = the_cafeteria and key = the_key;
  if found then
    return json_build_object('firstAnswer', first_answer);
  end if;

  select features, tz_name, country_id, seal_policy into strict place from cafeteria where id = the_cafeteria;
  -- What the till knew counts before what the clocks say.
  select id, opened_at into session_then from register_session
   where seller_id = the_seller and cafeteria_id = the_cafeteria
     and (id = named_session or (opened_at <= sold_at and (closed_at is null or closed_at > sold_at)))
   order by (id = named_session) is true desc, opened_at desc limit 1;

  return json_build_object(
    'firstAnswer', null,
    'soldOrderId', (select id from transaction where cafeteria_id = the_cafeteria and cart_id = the_cart),
    'timeZone', place.tz_name,
    'features', place.features,
    'schoolRules', json_build_object('countryId', place.country_id, 'sealPolicy', place.seal_policy),
    'seller', (select json_build_object('level', effective_level(p), 'lostRightAt',
        to_char(p.disabled_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
      from profile p where p.id = the_seller and p.cafeteria_id = the_cafeteria),
    'diner', (select json_build_object('name', c.first_name || ' ' || c.last_name, 'clientId', c.profile_id,
        'classId', c.class_id)
      from commensal c where c.id = the_commensal and c.cafeteria_id = the_cafeteria),
    'registerThen', case when session_then.id is not null then json_build_object(
      'id', session_then.id, 'openedAt', iso_instant(session_then.opened_at)) end,
    'registerNow', case when session_now.id is not null then json_build_object(
      'id', session_now.id, 'openedAt', iso_instant(session_now.opened_at)) end,
    'products', coalesce((
      select json_agg(json_build_object('id', p.id, 'type', p.type, 'currentStock', p.current_stock,
        'seals', p.seals))
        from product p where p.id = any (needed) and p.cafeteria_id = the_cafeteria), '[]'),
    'versions', coalesce((
      select json_agg(json_build_object('productId', v.product_id, 'version', v.version, 'name', v.name,
        'prices', (select json_agg(price) from (
          select v.price union select k.price from product_class_price k
           where k.product_id = v.product_id and k.version = v.version) every_price),
        'items', case when p.type = 'PROMOTION' then promotion_items(p.id, v.version) else '[]' end))
        from (select distinct product_id, version from unnest(the_products, the_versions) n (product_id, version)) n
        join product p on p.id = n.product_id and p.cafeteria_id = the_cafeteria
        join product_version v on v.product_id = n.product_id and v.version = n.version), '[]'));
end $$`,
);
