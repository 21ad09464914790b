import { sqlFunction } from "../db/index.ts";

/**
 * What orders and meals consume follows from this: the portions of each, the recipes that they were sold by, and what is known to
 * be prepared. null: the feature is off, or nothing of theirs has a recipe. It locks nothing.
 */
export const consumptionFactsFunction = sqlFunction(
  "consumption_facts",
  `(the_cafeteria uuid, the_orders uuid[], the_subscriptions uuid[], the_meals integer[]) returns json language plpgsql volatile
  -- Planned once per connection, as the facts of a sale are.
  set plan_cache_mode = force_generic_plan as $$
declare
  portions json;
  named uuid[];
  sold_by bigint[];
begin
  perform from cafeteria where id = the_cafeteria and 'inventory' = any (features);
  if not found then
    return null;
  end if;
  with sold as (
    select i.transaction_id as cause_id, t.recipe_revision, i.product_id, i.product_version, i.quantity as units
      from transaction_item i join transaction t on t.id = i.transaction_id
     where i.transaction_id = any (the_orders) and t.cafeteria_id = the_cafeteria and i.product_id is not null
    union all
    select h.transaction_id, t.recipe_revision, h.product_id, coalesce(h.product_version, p.current_version),
           h.quantity * i.quantity
      from sold_promotion_item h
      join transaction_item i on i.transaction_id = h.transaction_id and i.line = h.line
      join transaction t on t.id = h.transaction_id
      join product p on p.id = h.product_id
     where h.transaction_id = any (the_orders) and t.cafeteria_id = the_cafeteria
    union all
    select s.id, null, p.id, p.current_version, m.units
      from unnest(the_subscriptions, the_meals) as m(id, units)
      join subscription s on s.id = m.id and s.cafeteria_id = the_cafeteria
      join product p on p.id = s.product_id
  ), portion as (
    select s.cause_id, s.recipe_revision, s.units, g.consumable_id, g.quantity
      from sold s join product_ingredient g on g.product_id = s.product_id and g.version = s.product_version
  )
  select json_agg(json_build_object('causeId', cause_id, 'revision', recipe_revision, 'units', units,
           'consumableId', consumable_id, 'quantity', quantity)),
         array_agg(distinct consumable_id), array_agg(distinct recipe_revision)
    into portions, named, sold_by from portion;
  if portions is null then
    return null;
  end if;
  return (
    with recursive source as (
      select v.revision as sold_by, r.consumable_id, r.yield, r.waste, r.ingredients
        from unnest(sold_by) as v(revision), unnest(named) as n(id),
             lateral (select * from consumable_recipe k where k.consumable_id = n.id
                       -- The latest that was there; of what came to be only afterwards the first one.
                       order by k.revision > v.revision, case when k.revision > v.revision then -k.revision else k.revision end desc
                       limit 1) r
      union
      select s.sold_by, r.consumable_id, r.yield, r.waste, r.ingredients
        from source s, jsonb_to_recordset(s.ingredients) as g("consumableId" uuid),
             lateral (select * from consumable_recipe k where k.consumable_id = g."consumableId"
                       order by k.revision > s.sold_by, case when k.revision > s.sold_by then -k.revision else k.revision end desc
                       limit 1) r
    )
    select json_build_object(
      'portions', portions,
      'sources', json_agg(json_build_object('soldBy', s.sold_by, 'id', s.consumable_id, 'yield', s.yield,
        'waste', s.waste, 'ingredients', s.ingredients)),
      'prepared', coalesce((
        select json_agg(json_build_object('id', c.id, 'availableQuantity', c.available_quantity + coalesce((
            select sum(m.quantity)::bigint
              from consumption o, jsonb_to_recordset(o.moved) as m("consumableId" uuid, quantity bigint)
             where o.cafeteria_id = the_cafeteria and not o.is_folded and m."consumableId" = c.id), 0)))
          from consumable c
         where c.id in (select consumable_id from source where yield is not null)), '[]'))
      from source s);
end $$`,
);
