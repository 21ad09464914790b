import { type AuditCheck, money } from "./audit-check.ts";

/** Expected cash is all that moved in the drawer but its closing; what was opened and counted is what the movements say. */
const sessions = `
  with drawn as (
    select a.register_session_id as session_id, sum(p.amount) as sum
      from (select debit_account_id as account_id, amount, cause_kind, cause_id from posting
            union all
            select credit_account_id, -amount, cause_kind, cause_id from posting) p
      join account a on a.id = p.account_id
      left join cash_movement m on p.cause_kind = 'CASH_MOVEMENT' and m.id = p.cause_id
     where a.kind = 'DRAWER' and m.type is distinct from 'CLOSE'
     group by a.register_session_id
  ), noted as (
    select register_session_id as session_id, count(*) filter (where type = 'OPEN') as opens,
           count(*) filter (where type = 'CLOSE') as closes, sum(amount) filter (where type = 'OPEN') as opened,
           sum(amount) filter (where type = 'CLOSE') as counted
      from cash_movement group by register_session_id
  )
  select s.id::text as id,
         'apertura ' || coalesce(${money("n.opened")}, '?')
           || case when s.closed_at is null then '' else ', esperado ' || ${money("coalesce(d.sum, 0)")}
                || ', contado ' || coalesce(${money("n.counted")}, '?') end as expected,
         'apertura ' || ${money("s.opening_amount")}
           || case when s.closed_at is null then '' else ', esperado ' || coalesce(${money("s.expected_amount")}, '?')
                || ', contado ' || ${money("s.counted_amount")} end
           || case when n.opens > 1 or n.closes > 1 then ', ' || n.opens || ' aperturas y ' || n.closes || ' cierres' else '' end as found
    from register_session s
    left join drawn d on d.session_id = s.id
    left join noted n on n.session_id = s.id
   where s.opening_amount is distinct from n.opened or n.opens <> 1
      or n.closes <> case when s.closed_at is null then 0 else 1 end
      or (s.closed_at is not null
        and (s.expected_amount is distinct from coalesce(d.sum, 0) or s.counted_amount is distinct from n.counted))`;

const closedDrawers = `
  select s.id::text as id, '0.00' as expected, ${money("a.balance")} as found
    from register_session s join account a on a.kind = 'DRAWER' and a.register_session_id = s.id
   where s.closed_at is not null and a.balance <> 0`;

const missingDrawers = `
  select s.id::text as id, 'un cajón' as expected, 'ninguno' as found from register_session s
   where not exists (select from account a where a.kind = 'DRAWER' and a.register_session_id = s.id)`;

const numbers = `
  select cafeteria_id || ' n.º ' || number as id, due::text as expected, number::text as found
    from (select cafeteria_id, number, row_number() over (partition by cafeteria_id order by number) as due
            from register_session) numbered
   where number <> due`;

export const registerChecks: readonly AuditCheck[] = [
  { kind: "sesión de caja", query: sessions },
  { kind: "cajón de una caja cerrada", query: closedDrawers },
  { kind: "cajón de una caja", query: missingDrawers },
  { kind: "numeración de cajas", query: numbers },
];
