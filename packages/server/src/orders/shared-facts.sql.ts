import { sqlFunction } from "../db/index.ts";
import { saleFactsFunction } from "./sale-facts.sql.ts";

/**
 * sale_facts of several sales of one cafeteria, for one transaction that books them all. It waits for nobody: a sale
 * gets null where another transaction holds what it depends on, and false where it names a promotion, which locks more.
 */
export const sharedFactsFunction = sqlFunction(
  "shared_facts",
  `(
  the_cafeteria uuid, the_sellers uuid[], the_diners uuid[], the_payers uuid[], the_products uuid[], asked json
) returns json language plpgsql volatile
  -- As sale_facts.
  set plan_cache_mode = force_generic_plan as $$
declare
  sale record;
  held uuid[];
  -- What is somebody else's just now, of whatever kind.
  missed uuid[];
  promotions uuid[];
  told json[] := '{}';
begin
  -- What sale_facts and write_sales may still wait for, as another server's sale with the same key, keeps others waiting too.
  perform set_config('lock_timeout', '100', true);
  select coalesce(array_agg(a.profile_id), '{}') into held from (
    select profile_id from account where kind = 'CLIENT' and profile_id = any (array(
        select profile_id from commensal where id = any (the_payers) and cafeteria_id = the_cafeteria))
      order by id for no key update skip locked) a;
  missed := array(
    select c.id from commensal c join account a on a.kind = 'CLIENT' and a.profile_id = c.profile_id
     where c.id = any (the_payers) and c.cafeteria_id = the_cafeteria and a.profile_id <> all (held));
  select coalesce(array_agg(c.id), '{}') into held from (
    select id from commensal where id = any (the_diners) and cafeteria_id = the_cafeteria and daily_limit is not null
      order by id for no key update skip locked) c;
  missed := missed || array(
    select id from commensal
     where id = any (the_diners) and cafeteria_id = the_cafeteria and daily_limit is not null and id <> all (held));
  select coalesce(array_agg(p.id), '{}') into held from (
    select id from product
     where id = any (the_products) and cafeteria_id = the_cafeteria and type <> 'PROMOTION'
       and (current_stock is not null or daily_limit is not null)
     order by id for no key update skip locked) p;
  missed := missed || array(
    select id from product
     where id = any (the_products) and cafeteria_id = the_cafeteria and type <> 'PROMOTION'
       and (current_stock is not null or daily_limit is not null) and id <> all (held));
  promotions := array(
    select id from product where id = any (the_products) and cafeteria_id = the_cafeteria and type = 'PROMOTION');
  select coalesce(array_agg(r.seller_id), '{}') into held from (
    select seller_id from register_session
     where seller_id = any (the_sellers) and cafeteria_id = the_cafeteria and closed_at is null
     order by id for share skip locked) r;
  missed := missed || array(
    select seller_id from register_session
     where seller_id = any (the_sellers) and cafeteria_id = the_cafeteria and closed_at is null
       and seller_id <> all (held));
  for sale in select * from json_to_recordset(asked) as x(
      seller uuid, key uuid, cart uuid, sold_at timestamptz, commensal uuid, on_account boolean, products uuid[],
      versions integer[]) loop
    told := array_append(told, case
      when sale.products && promotions then 'false'::json
      when (array[sale.seller, sale.commensal] || sale.products) && missed then 'null'::json
      else ${saleFactsFunction.name}(the_cafeteria, sale.seller, sale.key, sale.cart, sale.sold_at, sale.commensal,
        sale.on_account, sale.products, sale.versions) end);
  end loop;
  return array_to_json(told);
end $$`,
);
