import { sqlFunction } from "../db/index.ts";

/**
 * Appends movements in their order, each with what it leaves, and tells whose stock moved and whose fell to its alert
 * level. Whoever calls it holds the pantry. `the_consumables` is what moves; each of `causes` holds what it moved and by
 * how much. `preparation` of an ingredient's cause is the place in the list, from 1, of the cause that prepared with it.
 * Where `is_told`, it tells what it booked.
 */
export const bookMovementsFunction = sqlFunction(
  "book_movements",
  `(
  the_cafeteria uuid, the_tab text, the_consumables uuid[], causes json, is_told boolean
) returns table (id bigint, consumable_id uuid, resulting bigint) language plpgsql volatile as $$
#variable_conflict use_column
declare
  -- Once: to look it up takes longer than to take a number of it.
  numbers regclass := pg_get_serial_sequence('consumable_movement', 'id');
begin
  perform from consumable
    where cafeteria_id = the_cafeteria and id = any (the_consumables)
    order by id for no key update;
  return query
  with given as materialized (
    select g.cause, m.place, m.consumable_id, m.quantity, g.reason, g.profile_id, g.consumption_id, g.preparation,
           g.paid_total, g.count_id, g.compensates, g.undoes, g.at,
           nextval(numbers) as new_id
      from rows from (json_to_recordset(causes) as (reason text, profile_id uuid, consumption_id bigint,
        preparation bigint, paid_total bigint, count_id uuid, compensates bigint, undoes bigint, at timestamptz,
        consumables uuid[], quantities bigint[])) with ordinality
        as g(reason, profile_id, consumption_id, preparation, paid_total, count_id, compensates, undoes, at, consumables,
          quantities, cause),
        unnest(g.consumables, g.quantities) with ordinality as m(consumable_id, quantity, place)
     order by g.cause, m.place
  ), former as materialized (
    select c.id, c.last_position, c.available_quantity, c.status, c.alert_level,
           -- After a clock that was ahead and is set back the dates begin anew.
           (select case when not was_ahead(coalesce(m.level_at, m.at)) then coalesce(m.level_at, m.at) end
              from consumable_movement m where m.consumable_id = c.id and m.position = c.last_position) as level_at
      from consumable c
     where c.cafeteria_id = the_cafeteria and c.id = any (the_consumables)
  ), placed as (
    select g.*, c.last_position + row_number() over one as position, c.status, c.alert_level,
           c.available_quantity + sum(g.quantity) over one as resulting,
           greatest(c.level_at, max(g.at) over one) as level_at
      from given g join former c on c.id = g.consumable_id
    window one as (partition by g.consumable_id order by g.new_id)
  ), booked as (
    insert into consumable_movement (id, cafeteria_id, consumable_id, position, reason, quantity,
      resulting_available_quantity, profile_id, consumption_id, preparation_id, paid_total,
      count_id, compensates, undoes_id, at, level_at)
    select p.new_id, the_cafeteria, p.consumable_id, p.position, p.reason, p.quantity, p.resulting, p.profile_id,
           p.consumption_id,
           -- Only where there is one: the whole list is looked through for it.
           case when p.preparation is not null then (select o.new_id from given o where o.cause = p.preparation and o.place = 1) end,
           p.paid_total,
           p.count_id, p.compensates, p.undoes, p.at, p.level_at
      from placed p order by p.new_id
  ), moved as (
    select p.consumable_id as id, sum(p.quantity) as quantity, max(p.position) as position
      from placed p group by p.consumable_id
  ), left_over as (
    update consumable c set available_quantity = c.available_quantity + m.quantity, last_position = m.position
      from moved m where c.id = m.id
    returning c.id, c.status
  ), alerted as (
    insert into low_stock_alert (cafeteria_id, consumable_id, available_quantity, alert_level, at)
    select the_cafeteria, p.consumable_id, p.resulting, p.alert_level, p.at from placed p
     where p.status = 'ENABLED' and p.resulting <= p.alert_level and p.resulting - p.quantity > p.alert_level
       -- What is made up for leaves what there was.
       and p.compensates is null and not exists (
         select from placed o where o.compensates = p.consumption_id and o.consumable_id = p.consumable_id)
       -- What an order keeps of what it gives back in the same step never came back.
       and not exists (
         select from placed b
           join consumption returned on returned.id = b.consumption_id
           join consumption kept on kept.id = p.consumption_id and kept.transaction_id = returned.transaction_id
          where p.reason = 'ORDER' and b.reason = 'ORDER_RETURN' and b.at = p.at and b.consumable_id = p.consumable_id
            and b.new_id < p.new_id and b.resulting - b.quantity <= p.alert_level)
     order by p.new_id
  ), crossed as (
    -- Told to whoever caused it too: no tab of its own knows where a sale led.
    insert into change_event (cafeteria_id, kind, entity_type, entity_id, tab_id)
    select distinct the_cafeteria, 'changed', 'lowStock', p.consumable_id::text, null::text from placed p
     where p.status = 'ENABLED' and (p.resulting <= p.alert_level) <> (p.resulting - p.quantity <= p.alert_level)
  ), told as (
    insert into change_event (cafeteria_id, kind, entity_type, entity_id, tab_id)
    select the_cafeteria, 'changed', 'consumable', l.id, the_tab from left_over l where l.status = 'ENABLED'
  )
  select p.new_id, p.consumable_id, p.resulting::bigint from placed p where is_told order by p.new_id;
end $$`,
);
