import type { InvoicePaper } from "@cantina/domain/invoicing";
import type { CafeteriaId, OrderId } from "@cantina/domain/kernel";
import { type Kysely, type RawBuilder, sql } from "kysely";

const authorised = (which: RawBuilder<unknown>) => sql<InvoicePaper>`
  select i.kind, i.cuit, i.point_of_sale as "pointOfSale", i.document_type as "documentType", i.number,
         i.issued_on::text as "issuedOn", i.total, i.vat, i.cae, i.cae_due_on::text as "caeDueOn", s.legal_name as "legalName", s.address, s.vat_condition as "vatCondition",
         s.gross_income as "grossIncome", s.start_date::text as "startDate", o.number as "correctedNumber",
         t.order_type as "orderType", t.discount,
         coalesce((select jsonb_agg(jsonb_build_object('name', l.name, 'quantity', l.quantity, 'price', l.price,
             'total', l.price * (l.quantity - l.redeemed)) order by l.line)
           from transaction_item l where l.transaction_id = t.id and l.quantity > 0), '[]') as lines
    from invoice i
    join invoicing_settings s on s.cafeteria_id = i.cafeteria_id
    join transaction t on t.id = i.transaction_id
    left join invoice o on o.id = i.corrects
   where i.status = 'AUTHORISED' and ${which}
   order by i.due_at, i.id`;

/** undefined: nobody has that address, or it isn't authorised. */
export async function findInvoicePage(db: Kysely<unknown>, linkId: string): Promise<InvoicePaper | undefined> {
  const { rows } = await authorised(sql`i.link_id = ${linkId}`).execute(db);
  return rows[0];
}

/** The invoice of an order and what took it back, as far as they are authorised. */
export async function findInvoices(
  db: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
  orderId: OrderId,
): Promise<readonly InvoicePaper[]> {
  const { rows } = await authorised(sql`i.transaction_id = ${orderId} and i.cafeteria_id = ${cafeteriaId}`).execute(db);
  return rows;
}
