import { largestEntry } from "@cantina/domain/inventory";
import { type AuditCheck, money } from "./audit-check.ts";

/**
 * Each order that was completed since the inventory was last switched on says that it consumed. Of what was completed
 * before a cafeteria consumed for the first time nothing is known. CONSUME-01
 */
const completed = `
  with begun as (
    select c.id, greatest(min(k.at), c.inventory_since) as since
      from cafeteria c join consumption k on k.cafeteria_id = c.id
     where 'inventory' = any (c.features) group by c.id
  ), last as (
    select distinct on (transaction_id) transaction_id, reason
      from consumption where transaction_id is not null order by transaction_id, id desc
  )
  select t.id::text as id, 'un consumo' as expected, coalesce(l.reason, 'ninguno') as found
    from begun b
    join transaction t on t.cafeteria_id = b.id and t.last_status_update > b.since
    left join last l on l.transaction_id = t.id
   where t.order_type = 'ORDER' and t.status = 'COMPLETED' and l.reason is distinct from 'ORDER'`;

/** What was served, as it was booked: with the recipes that it was sold by, where they are known. */
const served = `
  select k.id, t.recipe_revision as revision, i.product_id, i.product_version, i.quantity as units
    from consumption k join transaction t on t.id = k.transaction_id join transaction_item i on i.transaction_id = t.id
   where k.reason = 'ORDER' and k.is_folded and i.product_id is not null
  union all
  select k.id, t.recipe_revision, h.product_id, h.product_version, h.quantity * i.quantity
    from consumption k
    join transaction t on t.id = k.transaction_id
    join sold_promotion_item h on h.transaction_id = t.id
    join transaction_item i on i.transaction_id = h.transaction_id and i.line = h.line
   where k.reason = 'ORDER' and k.is_folded
  union all
  select k.id, k.recipe_revision, k.product_id, k.product_version, k.units
    from consumption k where k.reason = 'MEAL' and k.is_folded`;

/**
 * What was served of raw consumables alone took what its recipes say, gross of their waste, to the hundredth, and
 * nothing else. What something prepared is in took at least what its recipes name of raw ones: the rest depends on what
 * was prepared by then. INVENTORY-18 INVENTORY-19 INVENTORY-21
 */
const recipes = `
  with served as (${served}
  ), portion as (
    select s.id, s.revision, g.consumable_id, sum(s.units * g.quantity)::numeric as net
      from served s join product_ingredient g on g.product_id = s.product_id and g.version = s.product_version
     group by s.id, s.revision, g.consumable_id
  ), recipe as (
    select r.*, k.yield is not null as is_prepared, 100 - k.waste as used
      from (select distinct revision, consumable_id from portion) r, lateral kept_recipe(r.consumable_id, r.revision) k
  ), need as (
    -- Rounded once, half away from zero, in whole numbers.
    select p.id, p.consumable_id, r.is_prepared, div(200 * p.net + r.used, 2 * r.used) as needed
      from portion p
      join recipe r on r.consumable_id = p.consumable_id and r.revision is not distinct from p.revision
  ), taken as (
    select consumption_id as id, consumable_id, -quantity as taken
      from consumable_movement where reason in ('ORDER', 'MEAL')
  ), both_sides as (
    select id, consumable_id, n.needed, m.taken, n.is_prepared, bool_or(n.is_prepared) over w as has_prepared,
           max(n.needed) over w as most, max(m.taken) over w is not null as took
      from need n full join taken m using (id, consumable_id) window w as (partition by id)
  ), unknown as (
    select id from served where revision is null or product_version is null
  ), superseded as (
    -- What an order took before units of it were refunded came back, and what it kept was taken anew: its lines tell
    -- only of the last. REFUND-05
    select k.id from consumption k
     where k.reason = 'ORDER' and k.transaction_id in (select part_of from transaction where part_of is not null)
       and exists (select from consumption l where l.transaction_id = k.transaction_id and l.reason = 'ORDER' and l.id > k.id)
  )
  select id || ' insumo ' || consumable_id as id,
         case when has_prepared then 'al menos ' else '' end || ${money("coalesce(needed, 0)")} as expected,
         ${money("coalesce(taken, 0)")} as found
    from both_sides
   where id not in (select id from unknown) and id not in (select id from superseded)
     -- What is more than can be written down takes nothing.
     and coalesce(most, 0) <= ${largestEntry}
     and case when has_prepared then took and not is_prepared and coalesce(taken, 0) < needed
              else coalesce(needed, 0) <> coalesce(taken, 0) end`;

/** A unit costs no more than can be typed. */
const purchases = `
  select id || ' insumo ' || consumable_id as id, 'un precio de hasta ' || ${money(String(largestEntry))} as expected,
         ${money("paid_total")} || ' por ' || ${money("quantity")} as found
    from consumable_movement where 100::numeric * paid_total > ${largestEntry}::numeric * quantity`;

export const recipeChecks: readonly AuditCheck[] = [
  { kind: "pedido sin consumo", query: completed },
  { kind: "consumo según la receta", query: recipes },
  { kind: "precio de una compra", query: purchases },
];
