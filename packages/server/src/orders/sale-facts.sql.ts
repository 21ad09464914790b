import { sqlFunction } from "../db/index.ts";
import { factsOfSalesFunction } from "./facts-of-sales.sql.ts";

/**
 * All that a sale is decided from, in one call inside its transaction. Locks come first and always in this order:
 * client account, commensal, promotions by id, products by id, bought coupons by id, register session. What is read
 * after them can no longer change under the sale, because each statement here sees what was committed before it began.
 */
export const saleFactsFunction = sqlFunction(
  "sale_facts",
  `(
  the_cafeteria uuid, the_seller uuid, the_key uuid, the_cart uuid, sold_at timestamptz,
  the_commensal uuid, on_account boolean, the_products uuid[], the_versions integer[],
  the_coupons uuid[] default '{}'
) returns json language plpgsql volatile
  set plan_cache_mode = force_generic_plan as $$
declare
  needed uuid[] := the_products;
begin
  if the_commensal is not null then
    if on_account then
      perform from account where kind = 'CLIENT' and profile_id =
        (select profile_id from commensal where id = the_commensal and cafeteria_id = the_cafeteria)
        for no key update;
    end if;
    if (select 'commensalDailyLimit' = any (features) from cafeteria where id = the_cafeteria) then
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
  perform from product
    where id = any (needed) and cafeteria_id = the_cafeteria and (current_stock is not null or daily_limit is not null)
    order by id for no key update;
  if cardinality(the_coupons) > 0 then
    perform from user_coupon where id = any (the_coupons) and cafeteria_id = the_cafeteria
      order by id for no key update;
  end if;
  perform from register_session
    where seller_id = the_seller and cafeteria_id = the_cafeteria and closed_at is null for share;
  return ${factsOfSalesFunction.name}(the_cafeteria, json_build_array(json_build_object(
    'seller', the_seller, 'key', the_key, 'cart', the_cart, 'sold_at', sold_at, 'commensal', the_commensal,
    'products', the_products, 'versions', the_versions, 'needed', needed, 'coupons', the_coupons)), '{}', '{}') -> 0;
end $$`,
);
