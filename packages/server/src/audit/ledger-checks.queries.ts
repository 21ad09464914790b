import { type AuditCheck, money, revertedStatuses } from "./audit-check.ts";

/** Of a split sale each part by itself, with what was refunded of it: its account's number tells it, and 0 all of another sale. */
const due = `
  given_back as (
    select t.part_of as id, y.account_id, sum(y.amount) as amount
      from payment_part y join transaction t on t.id = y.transaction_id where t.part_of is not null group by 1, 2
  ), due as (
    select t.id, coalesce(y.account_id, 0) as part, t.cafeteria_id,
           coalesce(y.amount + coalesce(b.amount, 0), t.total_price - t.marketplace_fee + t.refunded) as total_price,
           t.date_time, t.buyer_id, t.register_session_id,
           case when coalesce(y.payment_method, t.payment_method) = 'ACCOUNT_BALANCE' then 'CLIENT'
                when coalesce(y.payment_method, t.payment_method) = 'CASH' and t.register_session_id is not null then 'DRAWER'
                else coalesce(y.payment_method, t.payment_method) end as debit_kind,
           case t.order_type when 'BALANCE_CHARGE' then 'CLIENT' when 'COUPON_BUY' then 'COUPON_SALES'
                when 'SUBSCRIPTION_CHARGE' then 'SUBSCRIPTION_INCOME' else 'SALES' end as credit_kind
      from transaction t
      left join payment_part y on y.transaction_id = t.id
      left join given_back b on b.id = t.id and b.account_id = y.account_id
     -- A part was paid with its order (REFUND-06). Paid online it is due once the provider has said so.
     where t.part_of is null and not (t.order_type = 'BALANCE_CHARGE' and t.id in (select transaction_id from payment_intent where booked_attempt is null))
  )`;

/** A posting's part, as `due` numbers it. */
const partOfPosting =
  "case when cause_id in (select transaction_id from payment_part) then debit_account_id else 0 end as part";

/** Each transaction, or part of it, that costs something has one posting that tells the same, and no posting is left over. */
const postingsAgree = (run: number): string => `
  with ${due}
  select (select sum(hash_record_extended(row(
                   id, total_price::bigint, date_time, cafeteria_id, debit_kind,
                   case debit_kind when 'CLIENT' then buyer_id when 'DRAWER' then register_session_id end,
                   cafeteria_id, credit_kind, case credit_kind when 'CLIENT' then buyer_id end), ${run}))
            from due where total_price > 0) is not distinct from
         (select sum(hash_record_extended(row(
                   p.cause_id, p.amount, p.at, d.cafeteria_id, d.kind, coalesce(d.profile_id, d.register_session_id),
                   c.cafeteria_id, c.kind, c.profile_id), ${run}))
            from posting p
            left join account d on d.id = p.debit_account_id
            left join account c on c.id = p.credit_account_id
           where p.cause_kind = 'TRANSACTION') as agrees`;

/** Amount, accounts and time of each posting are told a second time by what caused it: a changed one contradicts its cause. */
const postingsOfTransactions = `
  with posted as (
    select cause_id, ${partOfPosting}, count(*) as postings, sum(amount) as amount, min(debit_account_id) as debit,
           min(credit_account_id) as credit, min(at) as at
      from posting where cause_kind = 'TRANSACTION' group by cause_id, part
  ), ${due}
  select coalesce(t.id, p.cause_id)::text as id,
         case when t.id is null then 'una operación'
              when t.total_price = 0 then 'ningún asiento'
              else ${money("t.total_price")} || ' ' || t.debit_kind || ' → ' || t.credit_kind || ', ' || t.date_time end
           as expected,
         case when p.cause_id is null then 'ningún asiento'
              else ${money("p.amount")} || ' ' || coalesce(d.kind, '?') || ' → ' || coalesce(c.kind, '?') || ', ' || p.at
                || case when p.postings > 1 then ', ' || p.postings || ' asientos' else '' end
                || case when p.cause_id is not null and t.id is not null and (d.cafeteria_id, c.cafeteria_id)
                     is distinct from (t.cafeteria_id, t.cafeteria_id) then ', de otra cafetería' else '' end end as found
    from posted p
    full join due t on t.id = p.cause_id and t.part = p.part
    left join account d on d.id = p.debit
    left join account c on c.id = p.credit
   where t.id is null
      or t.total_price <> coalesce(p.amount, 0)
      or (t.total_price > 0 and (
        p.postings <> 1 or p.at <> t.date_time
        or d.cafeteria_id is distinct from t.cafeteria_id or c.cafeteria_id is distinct from t.cafeteria_id
        or d.kind is distinct from t.debit_kind or c.kind is distinct from t.credit_kind
        or (d.kind = 'CLIENT' and d.profile_id is distinct from t.buyer_id)
        or (c.kind = 'CLIENT' and c.profile_id is distinct from t.buyer_id)
        or (d.kind = 'DRAWER' and d.register_session_id is distinct from t.register_session_id)))`;

/** Cash may go back from another drawer than it went into; everything else is the exact opposite. Of an order that was refunded by units each part has its own. */
const reverts = `
  with reverted as (
    select t.id, coalesce(t.part_of, t.id) as sold_as, t.part_of, t.total_price, t.refunded, t.cancelled_at, t.revert_session_id,
           coalesce(y.account_id, 0) as part, y.amount as left_of_part
      from transaction t left join payment_part y on y.transaction_id = t.id where t.status in ${revertedStatuses}
  ), posted as (
    select cause_id, ${partOfPosting}, sum(amount) as amount, min(debit_account_id) as debit, min(credit_account_id) as credit
      from posting where cause_kind = 'TRANSACTION' and cause_id in (select sold_as from reverted) group by cause_id, part
  ), paid as (
    select t.id as cause_id, t.part, coalesce(t.left_of_part, case when t.part_of is null then p.amount - t.refunded else t.total_price end) as amount,
           p.debit, p.credit
      from reverted t join posted p on p.cause_id = t.sold_as and p.part = t.part
  ), back as (
    select p.*, case when not exists (select from payment_part y where y.transaction_id = p.cause_id) then 0
                     -- Another drawer gives what that one took.
                     else coalesce((select y.account_id from payment_part y join account own on own.id = y.account_id
                            where y.transaction_id = p.cause_id and (y.account_id = p.credit_account_id
                              or (own.kind = 'DRAWER' and (select a.kind from account a where a.id = p.credit_account_id) = 'DRAWER'))), -1) end as part
      from posting p where p.cause_kind = 'REVERT'
  ), returned as (
    select cause_id, part, count(*) as postings, sum(amount) as amount, min(debit_account_id) as debit,
           min(credit_account_id) as credit, min(at) as at
      from back group by cause_id, part
  )
  select coalesce(t.id, r.cause_id)::text as id,
         case when t.id is null then 'ninguna devolución' else 'devolución de ' || ${money("coalesce(p.amount, 0)")} end as expected,
         case when r.cause_id is null then 'ninguna devolución'
              when t.id is null then 'devolución de ' || ${money("r.amount")} || ' sin reversión'
              else 'devolución de ' || ${money("r.amount")} || ' ' || coalesce(d.kind, '?') || ' → ' || coalesce(c.kind, '?')
                || ', ' || r.at end as found
    from reverted t
    full join returned r on r.cause_id = t.id and r.part = t.part
    left join paid p on p.cause_id = t.id and p.part = t.part
    left join account d on d.id = r.debit
    left join account c on c.id = r.credit
    left join account source on source.id = p.debit
   where t.id is null
      or coalesce(p.amount, 0) <> coalesce(r.amount, 0)
      or (r.cause_id is not null and (
        r.postings <> 1 or r.debit <> p.credit or r.at <> t.cancelled_at
        or case when source.kind = 'DRAWER'
             then c.kind is distinct from 'DRAWER' or c.register_session_id is distinct from t.revert_session_id
             else r.credit <> p.debit end))`;

/** What an order says to be refunded is what its parts came to, and each part is of such an order, and was given back. REFUND-06 */
const refunds = `
  with parts as (
    select part_of as id, sum(total_price) as amount, bool_and(status in ${revertedStatuses}) as are_back,
           count(distinct (cafeteria_id, date_time, payment_method, buyer_id, register_session_id)) as ways,
           min(cafeteria_id::text) as cafeteria_id, min(date_time) as date_time, min(payment_method) as payment_method
      from transaction where part_of is not null group by part_of
  ), orders as (
    select id, refunded, cafeteria_id::text, date_time, payment_method, order_type, part_of from transaction
     where refunded > 0 or id in (select id from parts)
  )
  select coalesce(t.id, p.id)::text as id,
         case when t.id is null then 'un pedido' else 'devoluciones de ' || ${money("t.refunded")} || ', de lo mismo' end as expected,
         coalesce('devoluciones de ' || ${money("p.amount")} || case when p.are_back then '' else ', sin devolver' end
           || case when p.ways > 1 then ', de otra venta' else '' end, 'ninguna') as found
    from orders t full join parts p on p.id = t.id
   where t.id is null or t.order_type <> 'ORDER' or t.part_of is not null or t.refunded <> coalesce(p.amount, 0)
      or (p.id is not null and (not p.are_back or p.ways > 1
        or (p.cafeteria_id, p.date_time, p.payment_method) is distinct from (t.cafeteria_id, t.date_time, t.payment_method)))`;

/** What the methods paid of a sale is what it costs, the sale's own method is one of them, and a part that went back was paid as its order was. SPLIT-01 SPLIT-06 */
const splitSales = `
  with parts as (
    select transaction_id as id, sum(amount) as amount, count(*) as methods, array_agg(payment_method || ' ' || account_id order by payment_method) as ways
      from payment_part group by transaction_id
  )
  select coalesce(t.id, p.id)::text as id, coalesce(${money("t.total_price")} || ', con ' || t.payment_method, 'un pedido') as expected,
         coalesce(${money("p.amount")} || ' de ' || p.methods || ' formas de pago', 'ninguna') as found
    from parts p
    left join transaction t on t.id = p.id
    left join parts whole on whole.id = t.part_of
   where t.id is null or t.order_type <> 'ORDER' or p.amount <> t.total_price or p.methods < 2
      or not exists (select from payment_part y where y.transaction_id = t.id and y.payment_method = t.payment_method)
      or (t.part_of is not null and whole.ways is distinct from p.ways)
  union all
  select t.id::text, 'las formas de pago de su pedido', 'ninguna'
    from parts whole join transaction t on t.part_of = whole.id where t.id not in (select id from parts)`;

/** Into the drawer counts up. A CLOSE takes out what was expected there. */
const cashMovements = `
  with moved as (
    select p.cause_id, min(p.at) as at, max(p.at) as last_at,
           sum(case when d.kind = 'DRAWER' then p.amount else 0 end - case when c.kind = 'DRAWER' then p.amount else 0 end) as drawer,
           sum(case when d.kind = 'CASH_FLOAT' then p.amount else 0 end - case when c.kind = 'CASH_FLOAT' then p.amount else 0 end) as float,
           min(coalesce(d.register_session_id, c.register_session_id)::text) as session_id,
           max(coalesce(d.register_session_id, c.register_session_id)::text) as last_session_id
      from posting p
      left join account d on d.id = p.debit_account_id
      left join account c on c.id = p.credit_account_id
     where p.cause_kind = 'CASH_MOVEMENT' group by p.cause_id
  ), due as (
    select m.id, m.type, m.register_session_id::text as session_id, m.date_time,
           case m.type when 'OUT' then -m.amount when 'CLOSE' then -s.expected_amount else m.amount end as drawer,
           case m.type when 'OUT' then m.amount when 'CLOSE' then m.amount else -m.amount end as float
      from cash_movement m left join register_session s on s.id = m.register_session_id
  )
  select coalesce(m.id, p.cause_id)::text as id,
         case when m.id is null then 'un movimiento de caja'
              else m.type || ': caja ' || coalesce(${money("m.drawer")}, '?') || ', fondo ' || ${money("m.float")} || ', ' || m.date_time end as expected,
         case when p.cause_id is null then 'ningún asiento'
              else 'caja ' || ${money("p.drawer")} || ', fondo ' || ${money("p.float")} || ', ' || p.at end as found
    from due m
    full join moved p on p.cause_id = m.id
   where m.id is null or m.drawer is distinct from coalesce(p.drawer, 0) or m.float <> coalesce(p.float, 0)
      or (p.cause_id is not null and (p.session_id is distinct from m.session_id
        or p.last_session_id is distinct from m.session_id or p.at <> m.date_time or p.last_at <> m.date_time))`;

const groups = `
  select p.id::text as id, 'dos cuentas distintas de la misma cafetería y un importe mayor que 0' as expected,
         ${money("p.amount")} || ' ' || coalesce(d.kind, 'cuenta ' || p.debit_account_id || ' inexistente') || ' → '
           || coalesce(c.kind, 'cuenta ' || p.credit_account_id || ' inexistente') as found
    from posting p
    left join account d on d.id = p.debit_account_id and d.cafeteria_id = p.cafeteria_id
    left join account c on c.id = p.credit_account_id and c.cafeteria_id = p.cafeteria_id
   where d.id is null or c.id is null or p.amount <= 0 or p.debit_account_id = p.credit_account_id`;

const balances = `
  with moved as (
    select account_id, sum(amount) as amount from (
      select credit_account_id as account_id, amount from posting
      union all
      select debit_account_id, -amount from posting) both_sides group by account_id
  ), booked as (
    select a.id, a.kind, a.profile_id, a.register_session_id, a.balance,
           case a.kind when 'CLIENT' then 1 else -1 end * coalesce(m.amount, 0) as sum
      from account a left join moved m on m.account_id = a.id where a.balance is not null
  )
  select kind || ' ' || coalesce(profile_id, register_session_id) as id, ${money("sum")} as expected,
         ${money("balance")} as found
    from booked where balance <> sum`;

/**
 * What is booked is dated by this very clock: nothing can be later than it shows, unless it was set back. That was
 * written down, and what was booked by then keeps its date. AUDIT-25
 */
const laterThanNow = `
  select id::text as id, 'no más tarde que ' || clock_timestamp() as expected, at::text as found
    from posting p where at > clock_timestamp() + interval '1 second' and not exists (
           select from clock_jump j
            where j.to_at < j.from_at and p.id <= j.last_posting_id and p.at <= j.from_at + interval '1 minute')`;

export const ledgerChecks: readonly AuditCheck[] = [
  { kind: "asiento", query: groups },
  { kind: "asiento del futuro", query: laterThanNow, isOfNow: true },
  { kind: "asientos de una operación", query: postingsOfTransactions, agrees: postingsAgree },
  { kind: "devolución", query: reverts },
  { kind: "devolución de unidades", query: refunds },
  { kind: "pago dividido", query: splitSales },
  { kind: "movimiento de caja", query: cashMovements },
  { kind: "saldo", query: balances },
];
