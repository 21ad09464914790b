import type { InvoiceKind, VatCondition } from "@cantina/domain/invoicing";
import type { Cents, LocalDate } from "@cantina/domain/kernel";
import { type Kysely, sql } from "kysely";

export type PageLine = {
  readonly name: string;
  readonly quantity: number;
  readonly price: Cents;
  readonly total: Cents;
};

export type InvoicePage = {
  readonly kind: InvoiceKind;
  readonly cuit: string;
  readonly pointOfSale: number;
  readonly documentType: number;
  readonly number: number;
  readonly issuedOn: LocalDate;
  readonly total: Cents;
  readonly vat: Cents;
  readonly cae: string;
  readonly caeDueOn: LocalDate;
  readonly legalName: string;
  readonly address: string;
  readonly vatCondition: VatCondition;
  readonly grossIncome: string;
  readonly startDate: LocalDate;
  /** Of which it takes back. */
  readonly correctedNumber: number | null;
  readonly orderType: string;
  readonly lines: readonly PageLine[];
  /** Of the order as a whole. */
  readonly discount: Cents;
};

/** undefined: nobody has that address, or it isn't authorised. */
export async function findInvoicePage(db: Kysely<unknown>, linkId: string): Promise<InvoicePage | undefined> {
  const { rows } = await sql<InvoicePage>`
    select i.kind, i.cuit, i.point_of_sale as "pointOfSale", i.document_type as "documentType", i.number,
           i.issued_on::text as "issuedOn", i.total, i.vat, i.cae, i.cae_due_on::text as "caeDueOn", s.legal_name as "legalName", s.address, s.vat_condition as "vatCondition",
           s.gross_income as "grossIncome", s.start_date::text as "startDate", o.number as "correctedNumber",
           t.order_type as "orderType", t.discount,
           coalesce((select jsonb_agg(jsonb_build_object('name', l.name, 'quantity', l.quantity, 'price', l.price,
               'total', l.price * (l.quantity - l.redeemed)) order by l.line)
             from transaction_item l where l.transaction_id = t.id), '[]') as lines
      from invoice i
      join invoicing_settings s on s.cafeteria_id = i.cafeteria_id
      join transaction t on t.id = i.transaction_id
      left join invoice o on o.id = i.corrects
     where i.link_id = ${linkId} and i.status = 'AUTHORISED'`.execute(db);
  return rows[0];
}
