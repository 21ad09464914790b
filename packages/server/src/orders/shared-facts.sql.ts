import { sqlFunction } from "../db/index.ts";
import { factsOfSalesFunction } from "./facts-of-sales.sql.ts";

const stockKept = `id = any (the_products) and cafeteria_id = the_cafeteria and type <> 'PROMOTION'
       and (current_stock is not null or daily_limit is not null)`;
const limited = `id = any (the_diners) and cafeteria_id = the_cafeteria and daily_limit is not null`;
const open = `seller_id = any (the_sellers) and cafeteria_id = the_cafeteria and closed_at is null`;

/**
 * The same of several sales of one cafeteria, for one transaction that books them all. It waits for the turn before it
 * and for nobody else: a sale gets null where another transaction holds what it depends on, and false where it names a
 * promotion, which locks more.
 */
export const sharedFactsFunction = sqlFunction(
  "shared_facts",
  `(
  the_cafeteria uuid, turns_name text, the_sellers uuid[], the_diners uuid[], the_payers uuid[], the_products uuid[], asked json
) returns json language plpgsql volatile
  set plan_cache_mode = force_generic_plan as $$
declare
  -- What is somebody else's just now, of whatever kind.
  missed uuid[];
begin
  -- What write_sales may still wait for, as another server's sale with the same key, keeps others waiting too.
  perform set_config('lock_timeout', '100', true);
  -- The turn before it of the same server: held to the end, and what follows sees what that one booked.
  perform pg_advisory_xact_lock(hashtextextended(turns_name, 0));
  missed := array(
    with held as materialized (
      select id, profile_id from account where kind = 'CLIENT' and profile_id = any (array(
          select profile_id from commensal where id = any (the_payers) and cafeteria_id = the_cafeteria))
        order by id for no key update skip locked)
    select c.id from commensal c join account a on a.kind = 'CLIENT' and a.profile_id = c.profile_id
     where c.id = any (the_payers) and c.cafeteria_id = the_cafeteria
       and a.id <> all (array(select id from held)));
  missed := missed || array(
    with held as materialized (select id from commensal where ${limited} order by id for no key update skip locked)
    select id from commensal where ${limited} and id <> all (array(select id from held)));
  missed := missed || array(
    with held as materialized (select id from product where ${stockKept} order by id for no key update skip locked)
    select id from product where ${stockKept} and id <> all (array(select id from held)));
  missed := missed || array(
    with held as materialized (select id, seller_id from register_session where ${open} order by id for share skip locked)
    select seller_id from register_session where ${open} and id <> all (array(select id from held)));
  return ${factsOfSalesFunction.name}(the_cafeteria, asked, missed, array(
    select id from product where id = any (the_products) and cafeteria_id = the_cafeteria and type = 'PROMOTION'));
end $$`,
);
