import { type AuditCheck, ordersMeetLines, revertedStatuses } from "./audit-check.ts";

const stock = `
  with flows as (select product_id, sum(amount) as units from stock_flow group by product_id)
  select coalesce(p.id, f.product_id)::text as id, coalesce(f.units, 0) || ' unidades' as expected,
         coalesce(p.current_stock || ' unidades', case when p.id is null then 'ningún producto' else 'sin control de stock' end) as found
    from product p full join flows f on f.product_id = p.id
   where p.id is null or coalesce(p.current_stock, 0) <> coalesce(f.units, 0)`;

/**
 * Each record keeps the sum of those before it and its own, and none is dated before the one before it, but after a
 * clock that was ahead and set back; the first that does not. STOCK-01 STOCK-09
 */
const stockRecords = `
  select * from (
    select distinct on (product_id) id || ' producto ' || product_id as id,
           units || ' unidades, desde ' || coalesce(former, at) as expected,
           resulting_stock || ' unidades, ' || at as found
      from (select id, product_id, resulting_stock, date_time as at, sum(amount) over w as units,
                   lag(date_time) over w as former
              from stock_flow window w as (partition by product_id order by id)) f
     where resulting_stock <> units
        or (at < former and not exists (
             select from clock_jump j
              where j.from_at < j.to_at and f.at >= j.from_at - interval '1 minute' and f.at < j.to_at
                and f.former >= j.to_at - interval '1 minute'))
     order by product_id, f.id) first`;

/**
 * What was handed over: the lines of products and what the promotions on the others held. What was refunded by units was
 * taken for the order that it was part of, and came back for that. REFUND-05
 */
const unitsOfOrders = `(
  select coalesce(t.part_of, t.id) as transaction_id, u.product_id, u.quantity, t.status in ${revertedStatuses} as is_reverted
    from (select transaction_id, product_id, quantity from transaction_item where product_id is not null
           union all
          select h.transaction_id, h.product_id, h.quantity * i.quantity
            from sold_promotion_item h join transaction_item i on i.transaction_id = h.transaction_id and i.line = h.line) u
    join transaction t on t.id = u.transaction_id)`;

/** Lines of products whose stock nobody counted have no flow. */
const stockAgrees = (run: number): string => `
  with flows as (
    select coalesce(sum(number * -amount) filter (where amount < 0), 0) as taken,
           coalesce(sum(number * amount) filter (where amount > 0), 0) as returned
      from (select hash_record_extended(row(transaction_id, product_id), ${run})::numeric as number, amount
              from stock_flow where transaction_id is not null) f
  ), items as (
    select coalesce(sum(number * quantity), 0) as taken, coalesce(sum(number * quantity) filter (where is_reverted), 0) as returned
      from (select hash_record_extended(row(i.transaction_id, i.product_id), ${run})::numeric as number, i.quantity, i.is_reverted
              from ${unitsOfOrders} i
             where exists (
               select from stock_flow f where f.transaction_id = i.transaction_id and f.product_id = i.product_id)) l
  )
  select (f.taken, f.returned) = (i.taken, i.returned) and ${ordersMeetLines(run)} as agrees from flows f, items i`;

/** Whoever takes stock for an order takes its units, once, and gives back no more than them, and only for a revert. */
const stockOfOrders = `
  with flows as (
    select transaction_id, product_id, -coalesce(sum(amount) filter (where amount < 0), 0) as taken,
           coalesce(sum(amount) filter (where amount > 0), 0) as returned, min(id) as first_flow
      from stock_flow where transaction_id is not null group by transaction_id, product_id
  ), items as (
    select transaction_id, product_id, sum(quantity) as units, coalesce(sum(quantity) filter (where is_reverted), 0) as due
      from ${unitsOfOrders} u group by transaction_id, product_id
  ), judged as (
    select f.*, coalesce(i.units, 0) as units, coalesce(i.due, 0) as due, t.id is not null as is_known,
           t.id in (select part_of from transaction where part_of is not null) as has_parts,
           -- Stock that ended or began again since then took back nothing.
           exists (select from stock_flow k where k.product_id = f.product_id and k.id > f.first_flow
                      and k.type in ('CLEAR_STOCK', 'INITIALIZE_STOCK')) as was_restarted
      from flows f
      left join items i using (transaction_id, product_id)
      left join transaction t on t.id = f.transaction_id
  )
  select transaction_id || ' producto ' || product_id as id,
         'salen ' || units || ', vuelven ' || due as expected,
         'salen ' || taken || ', vuelven ' || returned as found
    from judged
   where taken <> units or not is_known
      or not (returned = due or (was_restarted and due > 0 and (returned = 0 or (has_parts and returned < due))))`;

const couponUses = `
  with used as (
    select user_coupon_id, sum(quantity) filter (where quantity > 0) as used, -sum(quantity) filter (where quantity < 0) as returned
      from user_coupon_use group by user_coupon_id
  )
  select coalesce(u.id, k.user_coupon_id)::text as id,
         case when u.id is null then 'un cupón comprado'
              else u.original_quantity || ' − ' || coalesce(k.used, 0) || ' usos + ' || coalesce(k.returned, 0) || ' devueltos = '
                || u.original_quantity - coalesce(k.used, 0) + coalesce(k.returned, 0) end as expected,
         case when u.id is null then 'usos de un cupón que no existe' else u.remaining_quantity::text end as found
    from user_coupon u full join used k on k.user_coupon_id = u.id
   where u.id is null or u.remaining_quantity <> u.original_quantity - coalesce(k.used, 0) + coalesce(k.returned, 0)`;

const couponLines = `
  with used as (
    select transaction_id, line, coalesce(sum(quantity) filter (where quantity > 0), 0) as used,
           coalesce(-sum(quantity) filter (where quantity < 0), 0) as returned
      from user_coupon_use group by transaction_id, line
  )
  select i.transaction_id || ' línea ' || i.line as id,
         i.redeemed || ' usos, ' || case when t.status in ${revertedStatuses} then i.redeemed else 0 end || ' devueltos' as expected,
         coalesce(k.used, 0) || ' usos, ' || coalesce(k.returned, 0) || ' devueltos' as found
    from transaction_item i
    join transaction t on t.id = i.transaction_id
    left join used k on k.transaction_id = i.transaction_id and k.line = i.line
   -- Most lines have nothing to do with coupons.
   where (i.redeemed > 0 or (i.transaction_id, i.line) in (select transaction_id, line from used))
     and (i.redeemed <> coalesce(k.used, 0)
      or coalesce(k.returned, 0) <> case when t.status in ${revertedStatuses} then i.redeemed else 0 end)`;

const couponSales = `
  select coalesce(t.id, u.transaction_id)::text as id,
         case when t.id is null then 'una venta de cupón'
              else case when t.status in ${revertedStatuses} then 'cupón anulado' else 'cupón vigente' end
                || ' del cliente ' || t.buyer_id end as expected,
         case when u.id is null then 'ningún cupón'
              else case u.status when 'DISABLED' then 'cupón anulado' else 'cupón vigente' end || ' del cliente ' || u.profile_id end as found
    from (select * from transaction where order_type = 'COUPON_BUY') t
    full join user_coupon u on u.transaction_id = t.id
   where t.id is null or u.id is null or u.profile_id <> t.buyer_id
      or (u.status = 'DISABLED') <> (t.status in ${revertedStatuses})`;

export const goodsChecks: readonly AuditCheck[] = [
  { kind: "stock", query: stock },
  { kind: "registro de stock", query: stockRecords },
  { kind: "stock de un pedido", query: stockOfOrders, agrees: stockAgrees },
  { kind: "usos de un cupón", query: couponUses },
  { kind: "cupones de una línea", query: couponLines },
  { kind: "venta de cupón", query: couponSales },
];
