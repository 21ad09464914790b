import { type AuditCheck, money } from "./audit-check.ts";

/** Answers of sales, coupon sales and top-ups name what they booked: an order by itself, or inside as 'transaction'. */
const named = `
  told as (
    select cafeteria_id, key, created_at, coalesce(data -> 'transaction', data) as booked
      from (select cafeteria_id, key, created_at, answer::jsonb -> 'data' as data from idempotency_record
             where status = 200 and answer like '%"orderType"%') answers
  ), named as (
    select cafeteria_id, key, created_at, round((booked ->> 'totalPrice')::numeric * 100)::bigint as total,
           case when booked ->> 'id' ~ '^[0-9a-f-]{36}$' then (booked ->> 'id')::uuid end as id
      from told where booked ? 'orderType'
  )`;

const answers = `
  with ${named}
  select 'clave ' || n.key as id, 'la operación ' || coalesce(n.id::text, '?') || ' por ' || coalesce(${money("n.total")}, '?') as expected,
         coalesce('por ' || ${money("t.total_price + t.refunded")}, 'ninguna operación') as found
    from named n left join transaction t on t.id = n.id and t.cafeteria_id = n.cafeteria_id
   -- What reverts the rest of an order that was refunded by units tells that.
   where t.id is null or n.total is null or n.total not in (t.total_price + t.refunded, t.total_price)`;

/** Keys are kept for 7 days; what was there before the first of them, as demo data is, had none. */
const unanswered = `
  with ${named}, kept as (select cafeteria_id, min(created_at) as since from idempotency_record group by cafeteria_id)
  select t.id::text as id, 'una respuesta guardada' as expected, 'ninguna' as found
    from transaction t join kept k on k.cafeteria_id = t.cafeteria_id and t.date_time > k.since
   where t.cart_id is not null and t.date_time between clock_timestamp() - interval '7 days' and clock_timestamp()
     and t.id not in (select id from named where id is not null)`;

const repeated = `
  with ${named}
  select n.id::text as id, 'una respuesta por operación' as expected, count(*) || ' claves' as found
    from named n join transaction t on t.id = n.id
   where t.cart_id is not null and t.status not in ('CANCELLED', 'CANCELLED_ARCHIVED', 'DELETED')
   group by n.id having count(*) > 1`;

export const answerChecks: readonly AuditCheck[] = [
  { kind: "respuesta guardada", query: answers },
  { kind: "pedido sin respuesta", query: unanswered },
  { kind: "pedido con dos respuestas", query: repeated },
];
