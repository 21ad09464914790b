import { type AuditCheck, money } from "./audit-check.ts";

/** Of a consumable; quantities are hundredths, as money is. */
const stock = `
  with moved as (
    select consumable_id, sum(quantity) as quantity, count(*) as movements from consumable_movement group by consumable_id
  )
  select coalesce(c.id, m.consumable_id)::text as id,
         ${money("coalesce(m.quantity, 0)")} || ' en ' || coalesce(m.movements, 0) || ' movimientos' as expected,
         case when c.id is null then 'ningún insumo'
              else ${money("c.available_quantity")} || ' en ' || c.last_position || ' movimientos' end as found
    from consumable c full join moved m on m.consumable_id = c.id
   where c.id is null or c.available_quantity <> coalesce(m.quantity, 0) or c.last_position <> coalesce(m.movements, 0)`;

/**
 * Each keeps the sum of those before it and its own, is the next one, and counts from its date or the one before it, but
 * after a clock that was ahead and set back; the first that does not. CONSUME-05 CONSUME-08
 */
const movements = `
  select * from (
    select distinct on (consumable_id) id || ' insumo ' || consumable_id as id,
           ${money("quantity_so_far")} || ', número ' || place || ', desde ' || greatest(former, at) as expected,
           ${money("resulting_available_quantity")} || ', número ' || position || ', desde ' || level_at as found
      from (select id, consumable_id, position, resulting_available_quantity, at, level_at,
                   sum(quantity) over w as quantity_so_far, row_number() over w as place, lag(level_at) over w as former
              from (select id, consumable_id, position, resulting_available_quantity, quantity, at,
                           coalesce(level_at, at) as level_at
                      from consumable_movement) k
            window w as (partition by consumable_id order by position)) m
     where resulting_available_quantity <> quantity_so_far or position <> place
        or level_at is distinct from greatest(former, at) and not (level_at = at and exists (
             select from clock_jump j
              where j.from_at < j.to_at and m.at >= j.from_at - interval '1 minute' and m.at < j.to_at
                and m.former >= j.to_at - interval '1 minute'))
     order by consumable_id, position) first`;

/** A movement of an order or of meals belongs to what was booked of them. CONSUME-04 */
const causes = `
  select m.id || ' insumo ' || m.consumable_id as id, m.reason || ' ya registrado' as expected,
         coalesce(k.reason || case when k.is_folded then ' ya registrado' else ' sin registrar' end, 'ningún consumo') as found
    from consumable_movement m left join consumption k on k.id = m.consumption_id
   where m.reason in ('ORDER', 'ORDER_RETURN', 'MEAL')
     and (k.reason, k.cafeteria_id, k.is_folded) is distinct from (m.reason, m.cafeteria_id, true)`;

/** What orders have out, by their movements, and what they say last of it. */
const outOfOrders = `
  select k.transaction_id, m.consumable_id, sum(m.quantity) as quantity,
         (select l.reason from consumption l where l.transaction_id = k.transaction_id and l.is_folded
           order by l.id desc limit 1) as last
    from consumption k join consumable_movement m on m.consumption_id = k.id
   where k.transaction_id is not null group by k.transaction_id, m.consumable_id`;

/**
 * An order that gave back has nothing out, and one that has something was completed. Handed over again it may take
 * something else, where something was prepared meanwhile. CONSUME-01 CONSUME-02
 */
const consumption = `
  select o.transaction_id || ' insumo ' || o.consumable_id as id,
         case when o.last = 'ORDER_RETURN' then '0.00' else 'un egreso' end as expected, ${money("o.quantity")} as found
    from (${outOfOrders}) o
   where case when o.last = 'ORDER_RETURN' then o.quantity <> 0 else o.quantity > 0 end
  union all
  select t.id::text, 'un pedido entregado', t.status
    from (select distinct on (transaction_id) transaction_id, reason from consumption
           where transaction_id is not null order by transaction_id, id desc) k
    join transaction t on t.id = k.transaction_id
   where k.reason = 'ORDER' and t.status <> 'COMPLETED'`;

/** INVENTORY-31 */
const ingredients = `
  select i.id || ' insumo ' || i.consumable_id as id, 'una preparación del mismo momento' as expected,
         coalesce(p.reason || ' ' || p.id, 'ningún movimiento') as found
    from consumable_movement i left join consumable_movement p on p.id = i.preparation_id
   where i.reason = 'PREPARATION_INGREDIENT'
     and (p.reason, p.cafeteria_id, p.at) is distinct from ('PREPARATION', i.cafeteria_id, i.at)`;

export const pantryChecks: readonly AuditCheck[] = [
  { kind: "existencia de un insumo", query: stock },
  { kind: "movimiento de un insumo", query: movements },
  { kind: "registro de un consumo", query: causes },
  { kind: "consumo de un pedido", query: consumption },
  { kind: "ingrediente de una preparación", query: ingredients },
];
