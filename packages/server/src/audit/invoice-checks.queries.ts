import { type AuditCheck, money, revertedStatuses } from "./audit-check.ts";

/** What is authorised is the order's amount; a note takes back its invoice, and of nothing that still stands. */
const invoices = `
  select i.id::text as id, ${money("coalesce(o.total, t.total_price - t.marketplace_fee)")} as expected,
         ${money("i.total")} || case when i.kind = 'CREDIT_NOTE' then ' de una operación ' || t.status else '' end as found
    from invoice i join transaction t on t.id = i.transaction_id left join invoice o on o.id = i.corrects
   where i.status in ('DUE', 'ASKED', 'UNKNOWN', 'AUTHORISED')
     and (i.total <> coalesce(o.total, t.total_price - t.marketplace_fee)
       or i.kind = 'CREDIT_NOTE' and (t.status not in ${revertedStatuses} or o.status <> 'AUTHORISED'
         or o.transaction_id <> i.transaction_id))`;

/** Those that somebody else took are told. */
const numbers = `
  select x.cuit || ' ' || x.point_of_sale || ' ' || x.document_type as id, (n.last - n.first + 1)::text as expected,
         (n.own + x.foreign_numbers)::text as found
    from invoice_series x
    join lateral (select min(number) as first, max(number) as last, count(*) as own from invoice i
                   where i.authority = x.authority and i.cuit = x.cuit and i.point_of_sale = x.point_of_sale
                     and i.document_type = x.document_type and i.number is not null) n on n.own > 0
   where n.last - n.first + 1 > n.own + x.foreign_numbers`;

/** INVOICING-08 */
export const invoiceChecks: readonly AuditCheck[] = [
  { kind: "factura", query: invoices },
  { kind: "numeración de facturas", query: numbers },
];
