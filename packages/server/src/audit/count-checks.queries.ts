import { type AuditCheck, money } from "./audit-check.ts";

/** The counts of a later instant that were booked before: of those the one that holds. COUNT-06 */
const holdingOf = (rows: string, thing: string, more = ""): string => `
  left join lateral (
    select h.count_id from ${rows} h
     where h.${thing} = r.${thing} and h.superseded_by is null and h.counted_at > r.counted_at
       and h.record_id < r.record_id ${more}
     order by h.counted_at desc, h.record_id desc limit 1) h on true`;

/**
 * What each row booked follows from what was counted, what was expected and what there was; of one that a later one
 * superseded nothing. In nobody else's name. COUNT-02 COUNT-03 COUNT-06
 */
const stockRows = `
  with told as (
    select r.*, f.type, f.count_id as count_of, f.product_id as product_of, f.amount, f.seller_id, c.profile_id, h.count_id as held_by,
           f.resulting_stock - f.amount as before, f.resulting_stock - f.amount + r.counted - r.expected as wanted
      from stock_count_row r
      join stock_count c on c.id = r.count_id
      left join stock_flow f on f.id = r.record_id
      ${holdingOf(
        "stock_count_row",
        "product_id",
        `and not exists (select from stock_flow b where b.product_id = r.product_id and b.id between h.record_id and r.record_id
           and b.type in ('INITIALIZE_STOCK', 'CLEAR_STOCK'))`,
      )}
  ), judged as (
    select t.*, case when superseded_by is null then greatest(wanted, 0) - before else 0 end as units,
           case when superseded_by is null then greatest(-wanted, 0) else 0 end as missing
      from told t
  )
  select count_id || ' producto ' || product_id as id,
         units || ' unidades y faltan ' || missing || ', de ' || profile_id || ' según ' || coalesce(held_by::text, 'sí mismo') as expected,
         coalesce(amount || ' unidades y faltan ' || shortage || ', de ' || seller_id, 'ningún registro')
           || ' según ' || coalesce(superseded_by::text, 'sí mismo') as found
    from judged
   where (type, count_of, product_of, amount, shortage, seller_id, superseded_by)
         is distinct from ('COUNT', count_id, product_id, units, missing, profile_id, held_by)`;

/** Each record of a count belongs to a row of it, or makes up once for a sale from before it. COUNT-05 */
const stockRecords = `
  select f.id || ' producto ' || f.product_id as id,
         case when f.compensates is null then 'un renglón del conteo ' || f.count_id
              else 'las unidades de un pedido anterior al conteo, una vez' end as expected,
         f.amount || ' unidades' as found
    from stock_flow f
    left join stock_count_row r on r.record_id = f.id and r.count_id = f.count_id and r.product_id = f.product_id
   where f.type = 'COUNT'
     and case when f.compensates is null then r.count_id is null
              else r.count_id is not null or 1 <> (
                select count(*) from stock_flow s where s.compensates = f.compensates and s.product_id = f.product_id)
                or not exists (
                select from stock_flow o
                  join transaction t on t.id = o.transaction_id
                  join stock_count_row h on h.count_id = f.count_id and h.product_id = f.product_id
                 where o.transaction_id = f.compensates and o.product_id = f.product_id and o.type = 'OUT'
                   and o.amount = -f.amount and t.date_time <= h.counted_at) end`;

/** COUNT-03 */
const stockShortages = `
  select coalesce(r.count_id, s.count_id) || ' producto ' || coalesce(r.product_id, s.product_id) as id,
         coalesce(r.shortage, 0) || ' unidades' as expected, coalesce(s.quantity, 0) || ' unidades' as found
    from (select * from stock_count_row where shortage > 0) r
    full join (select * from stock_shortage where count_id is not null) s using (count_id, product_id)
   where r.shortage is distinct from s.quantity`;

/** As of stock; what it costs follows from what a unit cost. COUNT-02 COUNT-06 COUNT-11 */
const inventoryRows = `
  with told as (
    select r.*, m.reason, m.count_id as count_of, m.compensates, m.consumable_id as consumable_of, m.quantity, m.at as booked_at,
           m.profile_id as booked_by, c.at, c.profile_id, h.count_id as held_by,
           case when r.superseded_by is null then r.counted - r.expected else 0 end as moves
      from inventory_count_row r
      join inventory_count c on c.id = r.count_id
      left join consumable_movement m on m.id = r.record_id
      ${holdingOf("inventory_count_row", "consumable_id")}
  )
  select count_id || ' insumo ' || consumable_id as id,
         ${money("moves")} || ' por ' || ${money("round(moves * unit_cost / 100.0)")} || ', de ' || profile_id
           || ' según ' || coalesce(held_by::text, 'sí mismo') as expected,
         coalesce(${money("quantity")} || ' por ' || ${money("difference_cost")} || ', de ' || booked_by, 'ningún movimiento')
           || ' según ' || coalesce(superseded_by::text, 'sí mismo') as found
    from told
   where (reason, count_of, consumable_of, quantity, difference_cost, booked_by, booked_at, superseded_by) is distinct from
         ('COUNT', count_id, consumable_id, moves, round(moves * unit_cost / 100.0), profile_id, at, held_by)
      or compensates is not null`;

/** Each belongs to a row of its count, or makes up for something; before there were counts the first told what there was. */
const inventoryMovements = `
  select m.id || ' insumo ' || m.consumable_id as id, 'un renglón de su conteo' as expected,
         coalesce(m.count_id::text, 'ningún conteo') as found
    from consumable_movement m
   where m.reason = 'COUNT' and m.compensates is null and not exists (
           select from inventory_count_row r
            where r.record_id = m.id and r.count_id = m.count_id and r.consumable_id = m.consumable_id)
     and (m.count_id is not null or m.position > 1 or m.profile_id is not null)`;

/** What happened before a count and was booked after it is made up for once, by the count that holds, and nothing else. COUNT-10 */
const compensations = `
  with placed as (
    select m.*, max(r.counted_at) filter (where r.superseded_by is null)
             over (partition by m.consumable_id order by m.position) as counted_until
      from consumable_movement m left join inventory_count_row r on r.record_id = m.id
  ), due as (
    select p.consumption_id, p.consumable_id, -p.quantity as quantity, p.counted_until
      from placed p join consumption k on k.id = p.consumption_id
     where coalesce(k.happened_at, k.at) <= p.counted_until
  ), made as (
    select p.compensates as consumption_id, p.consumable_id, p.quantity, h.counted_at
      from placed p
      left join inventory_count_row h on h.count_id = p.count_id and h.consumable_id = p.consumable_id
     where p.compensates is not null
  )
  select coalesce(d.consumption_id, m.consumption_id) || ' insumo ' || coalesce(d.consumable_id, m.consumable_id) as id,
         coalesce(${money("d.quantity")} || ' según el conteo de ' || d.counted_until, 'nada') as expected,
         coalesce(${money("m.quantity")} || ' según el conteo de ' || m.counted_at, 'nada') as found
    from due d full join made m using (consumption_id, consumable_id)
   where (d.quantity, d.counted_until) is distinct from (m.quantity, m.counted_at)`;

export const countChecks: readonly AuditCheck[] = [
  { kind: "conteo de stock", query: stockRows },
  { kind: "registro de un conteo de stock", query: stockRecords },
  { kind: "faltante de un conteo de stock", query: stockShortages },
  { kind: "conteo de insumos", query: inventoryRows },
  { kind: "movimiento de un conteo de insumos", query: inventoryMovements },
  { kind: "compensación de un conteo de insumos", query: compensations },
];
