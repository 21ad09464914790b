import { type AuditCheck, money, revertedStatuses } from "./audit-check.ts";

/** What is booked of an intent is its base, once, of a payment that the provider knows; of another intent nothing is. */
const intents = `
  select i.id::text as id,
         i.status || ': ' || case when i.booked_attempt is null then 'ningún asiento' else ${money("i.base")} || ' por un pago' end
           as expected,
         coalesce(t.status, 'ninguna operación') || ': ' || coalesce(${money("p.amount")}, 'ningún asiento')
           || coalesce(' por ' || a.payment_id, '') as found
    from payment_intent i
    left join transaction t on t.id = i.transaction_id
    left join payment_booking b on b.intent_id = i.id
    left join posting p on p.id = b.posting_id
    left join payment_attempt a on a.intent_id = i.id and a.number = i.booked_attempt
   where t.id is null or t.total_price <> i.total or t.marketplace_fee <> i.surcharge or t.buyer_id is distinct from i.buyer_id
      or case when i.booked_attempt is null
              then b.intent_id is not null or t.status = 'COMPLETED'
                or (t.status in ${revertedStatuses}) <> (i.status = 'REJECTED')
              else a.payment_id is null or a.status <> i.status
                or (p.amount, p.cause_id, p.cause_kind) is distinct from (i.base, i.transaction_id, 'TRANSACTION')
                or (t.status = 'COMPLETED') <> (i.status = 'BOOKED') end`;

/** The surcharge once each way, and the commission, which stays. */
const fees = `
  with posted as (
    select cause_id, sum(amount) as amount from posting where cause_kind = 'PAYMENT_FEE' group by cause_id
  ), due as (
    select id, transaction_id,
           case when booked_attempt is null then 0
                else commission + surcharge * case when status = 'BOOKED' then 1 else 2 end end as amount
      from payment_intent
  )
  select coalesce(d.id, p.cause_id)::text as id, ${money("coalesce(d.amount, 0)")} as expected,
         ${money("coalesce(p.amount, 0)")} as found
    from due d full join posted p on p.cause_id = d.transaction_id
   where coalesce(d.amount, 0) <> coalesce(p.amount, 0)`;

export const paymentChecks: readonly AuditCheck[] = [
  { kind: "pago en línea", query: intents },
  { kind: "comisión de un pago en línea", query: fees },
];
