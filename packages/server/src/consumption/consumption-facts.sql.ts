import { sqlFunction } from "../db/index.ts";

/**
 * What was consumed follows from this: the portions of what was served, what is in them, the recipes that it was sold
 * by, how much is prepared, and what its orders have out. Whoever calls it holds the pantry and has booked all that was
 * before.
 */
export const consumptionFactsFunction = sqlFunction(
  "consumption_facts",
  `(the_cafeteria uuid, pending bigint[]) returns json language plpgsql volatile as $$
declare
  portions json;
  recipes json;
  named uuid[];
  revisions bigint[];
begin
  with sold as (
    select o.id, t.recipe_revision, i.product_id, i.product_version, i.quantity as units
      from consumption o
      join transaction t on t.id = o.transaction_id
      join transaction_item i on i.transaction_id = t.id
     where o.id = any (pending) and o.reason = 'ORDER' and i.product_id is not null
    union all
    select o.id, t.recipe_revision, h.product_id, coalesce(h.product_version, p.current_version), h.quantity * i.quantity
      from consumption o
      join transaction t on t.id = o.transaction_id
      join sold_promotion_item h on h.transaction_id = t.id
      join transaction_item i on i.transaction_id = h.transaction_id and i.line = h.line
      join product p on p.id = h.product_id
     where o.id = any (pending) and o.reason = 'ORDER'
    union all
    select o.id, o.recipe_revision, o.product_id, o.product_version, o.units
      from consumption o where o.id = any (pending) and o.reason = 'MEAL'
  ), recipe as (
    -- Once, however many bought it.
    select g.product_id, g.version, array_agg(g.consumable_id) as named,
           json_agg(json_build_object('consumableId', g.consumable_id, 'quantity', g.quantity)) as ingredients
      from (select distinct product_id, product_version from sold) s
      join product_ingredient g on g.product_id = s.product_id and g.version = s.product_version
     group by g.product_id, g.version
  ), portion as (
    select s.* from sold s join recipe r on r.product_id = s.product_id and r.version = s.product_version
  )
  select (select json_agg(json_build_object('id', id, 'revision', recipe_revision, 'units', units,
            'productId', product_id, 'version', product_version)) from portion),
         (select json_agg(json_build_object('productId', product_id, 'version', version, 'ingredients', ingredients))
            from recipe),
         array(select distinct one.id from recipe r, unnest(r.named) one(id)),
         array(select distinct recipe_revision from portion)
    into portions, recipes, named, revisions;
  return (
    with recursive reached as (
      select v.revision as sold_by, n.id from unnest(revisions) as v(revision), unnest(named) as n(id)
      union
      select s.sold_by, g."consumableId"
        from reached s, lateral kept_recipe(s.id, s.sold_by) k,
             jsonb_to_recordset(k.ingredients) as g("consumableId" uuid)
    )
    select json_build_object(
      'portions', coalesce(portions, '[]'),
      'recipes', coalesce(recipes, '[]'),
      'sources', coalesce((
        select json_agg(json_build_object('soldBy', s.sold_by, 'id', s.id, 'yield', k.yield, 'waste', k.waste,
                 'ingredients', k.ingredients))
          from reached s, lateral kept_recipe(s.id, s.sold_by) k), '[]'),
      'prepared', coalesce((
        select json_agg(json_build_object('id', c.id, 'availableQuantity', c.available_quantity))
          from consumable c
         where c.cafeteria_id = the_cafeteria and c.type = 'PREPARED' and c.available_quantity > 0), '[]'),
      'out', coalesce((
        select json_agg(json_build_object('orderId', m.transaction_id, 'consumableId', m.consumable_id, 'quantity', m.quantity))
          from (
            select former.transaction_id, m.consumable_id, -sum(m.quantity)::bigint as quantity
              from (select distinct transaction_id from consumption
                     where id = any (pending) and reason = 'ORDER_RETURN') o
              join consumption former on former.transaction_id = o.transaction_id and former.is_folded
              join consumable_movement m on m.consumption_id = former.id
             group by former.transaction_id, m.consumable_id having sum(m.quantity) <> 0
          ) m), '[]')));
end $$`,
);
