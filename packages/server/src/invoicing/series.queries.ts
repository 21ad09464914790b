import {
  type AskedInvoice,
  type InvoiceKind,
  type InvoiceLetter,
  type InvoiceOutcome,
  type InvoiceRequest,
  documentTypeOf,
  invoiceLetters,
} from "@cantina/domain/invoicing";
import type { Instant, LocalDate } from "@cantina/domain/kernel";
import { revertedStatuses } from "@cantina/domain/orders";
import { type Kysely, type RawBuilder, type Transaction, sql } from "kysely";
import { v4 as newId } from "uuid";

export type Series = {
  readonly authority: string;
  readonly cuit: string;
  readonly pointOfSale: number;
  readonly documentType: number;
  readonly lastNumber: number | null;
  readonly failures: number;
  readonly turnId: string;
};

/** Of the row `k`. */
const isOf = ({ authority, cuit, pointOfSale, documentType }: Series) => sql`
  (k.authority, k.cuit, k.point_of_sale, k.document_type)
    = (${authority}, ${cuit}, ${pointOfSale}::integer, ${documentType}::integer)`;

const letterAsIs = (letter: InvoiceLetter): string => letter;

/** `documentTypeOf` of the domain, in SQL, by what stands in that column for each letter. */
const documentTypes = (
  column: string,
  standsFor: (letter: InvoiceLetter) => string | number,
  kind: InvoiceKind,
): RawBuilder<number> => {
  const cases = invoiceLetters.map(
    (letter) => sql`when ${sql.lit(standsFor(letter))} then ${sql.lit(documentTypeOf(letter, kind))}`,
  );
  return sql`case ${sql.ref(column)} ${sql.join(cases, sql` `)} end`;
};

/** What waits for a number, and in which series: an invoice in that of the settings, a credit note beside what it corrects. */
const waiting = (authority: string) => sql`
  select i.id, i.due_at, ${authority}::text as authority, s.cuit, s.point_of_sale,
         ${documentTypes("s.letter", letterAsIs, "INVOICE")} as document_type
    from invoice i join invoicing_settings s on s.cafeteria_id = i.cafeteria_id
   where i.status = 'DUE' and i.kind = 'INVOICE' and num_nonnulls(s.cuit, s.point_of_sale, s.letter) = 3
  union all
  select i.id, i.due_at, o.authority, o.cuit, o.point_of_sale,
         ${documentTypes("o.document_type", (letter) => documentTypeOf(letter, "INVOICE"), "CREDIT_NOTE")}
    from invoice i join invoice o on o.id = i.corrects
   where i.status = 'DUE' and i.kind = 'CREDIT_NOTE' and o.authority = ${authority}`;

/** A series in which something waits and whose turn it is, for this server alone for two minutes. INVOICING-02 */
export async function takeSeriesTurn(db: Kysely<unknown>, authority: string): Promise<Series | undefined> {
  await sql`
    insert into invoice_series (authority, cuit, point_of_sale, document_type)
    select distinct authority, cuit, point_of_sale, document_type from (${waiting(authority)}) w
    on conflict do nothing`.execute(db);
  const { rows } = await sql<Series>`
    update invoice_series k set turn_id = ${newId()}, turn_until = clock_timestamp() + interval '2 minutes'
     where (authority, cuit, point_of_sale, document_type) = (
       select y.authority, y.cuit, y.point_of_sale, y.document_type from invoice_series y
        where y.authority = ${authority} and y.next_at <= clock_timestamp()
          and (y.turn_until is null or y.turn_until < clock_timestamp())
          and (exists (select from invoice i where i.status in ('ASKED', 'UNKNOWN') and i.authority = y.authority
                         and i.cuit = y.cuit and i.point_of_sale = y.point_of_sale and i.document_type = y.document_type)
            or exists (select from (${waiting(authority)}) w where w.cuit = y.cuit
                         and w.point_of_sale = y.point_of_sale and w.document_type = y.document_type))
        order by y.next_at limit 1 for update skip locked)
    returning authority, cuit, point_of_sale as "pointOfSale", document_type as "documentType",
              last_number as "lastNumber", failures, turn_id as "turnId"`.execute(db);
  return rows[0];
}

/** Its turn goes on, if it is still this server's; the series as it is now. */
export async function keepTurn(db: Kysely<unknown>, series: Series): Promise<Series | undefined> {
  const { rows } = await sql<Series>`
    update invoice_series k set turn_until = clock_timestamp() + interval '2 minutes'
     where ${isOf(series)} and turn_id = ${series.turnId}
    returning authority, cuit, point_of_sale as "pointOfSale", document_type as "documentType",
              last_number as "lastNumber", failures, turn_id as "turnId"`.execute(db);
  return rows[0];
}

/** `waitMs`: null where nothing failed. */
export async function endTurn(
  db: Kysely<unknown>,
  series: Series,
  failed: { readonly waitMs: number; readonly detail: string | null } | null,
): Promise<void> {
  await sql`
    update invoice_series k
       set turn_id = null, turn_until = null, failures = ${failed === null ? sql`0` : sql`failures + 1`},
           detail = ${failed?.detail ?? null},
           next_at = clock_timestamp() + make_interval(secs => ${(failed?.waitMs ?? 0) / 1_000})
     where ${isOf(series)} and turn_id = ${series.turnId}`.execute(db);
}

export async function noteLastNumber(db: Kysely<unknown>, series: Series, last: number): Promise<void> {
  await sql`update invoice_series k set last_number = ${last} where ${isOf(series)} and turn_id = ${series.turnId}`.execute(
    db,
  );
}

export type OpenInvoice = InvoiceRequest & {
  readonly id: string;
  readonly cafeteriaId: string;
  readonly transactionId: string;
  readonly askedAt: Instant;
};

type OpenRow = AskedInvoice &
  Omit<OpenInvoice, "corrects"> & {
    readonly corrected: InvoiceRequest["corrects"];
  };

/** The one of the series that nobody heard the end of. */
export async function findOpenInvoice(db: Kysely<unknown>, series: Series): Promise<OpenInvoice | undefined> {
  const { rows } = await sql<OpenRow>`
    select k.id, k.cafeteria_id as "cafeteriaId", k.transaction_id as "transactionId", k.cuit,
           k.point_of_sale as "pointOfSale", k.document_type as "documentType", k.number, k.issued_on::text as "issuedOn",
           k.net, k.vat, k.total, k.vat_rate as "vatRate", iso_instant(k.asked_at) as "askedAt",
           case when o.id is not null then jsonb_build_object('cuit', o.cuit, 'pointOfSale', o.point_of_sale,
             'documentType', o.document_type, 'number', o.number, 'issuedOn', o.issued_on::text) end as corrected
      from invoice k left join invoice o on o.id = k.corrects
     where ${isOf(series)} and k.status in ('ASKED', 'UNKNOWN')`.execute(db);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { corrected, ...open } = row;
  return { ...open, corrects: corrected };
}

export type WaitingInvoice = {
  readonly id: string;
  readonly kind: InvoiceKind;
  readonly transactionId: string;
  readonly cafeteriaId: string;
  readonly total: AskedInvoice["total"];
  readonly isReverted: boolean;
  /** Of the invoice itself, or of the one that it corrects. */
  readonly vatRate: AskedInvoice["vatRate"];
  /** The last day that the series has written. */
  readonly lastDay: LocalDate | null;
};

/** The next one that waits for a number of the series, while the turn is this server's. INVOICING-02 */
export async function lockWaiting(trx: Transaction<unknown>, series: Series): Promise<WaitingInvoice | undefined> {
  const { rows: turns } = await sql`
    select from invoice_series k where ${isOf(series)} and turn_id = ${series.turnId} for update`.execute(trx);
  if (turns.length === 0) return undefined;
  const { rows } = await sql<WaitingInvoice>`
    select i.id, i.kind, i.transaction_id as "transactionId", i.cafeteria_id as "cafeteriaId", i.total,
           t.status = any(${revertedStatuses}::text[]) as "isReverted",
           case when i.kind = 'CREDIT_NOTE' then o.vat_rate when s.letter = 'B' then s.vat_rate end as "vatRate",
           (select max(issued_on)::text from invoice k where ${isOf(series)} and k.number is not null) as "lastDay"
      from (${waiting(series.authority)}) k
      join invoice i on i.id = k.id
      join transaction t on t.id = i.transaction_id
      left join invoicing_settings s on s.cafeteria_id = i.cafeteria_id
      left join invoice o on o.id = i.corrects
     where ${isOf(series)} and i.status = 'DUE'
     order by k.due_at, k.id limit 1 for update of i skip locked`.execute(trx);
  return rows[0];
}

/** Its number is committed before anybody asks for it. INVOICE-05 */
export async function numberInvoice(
  trx: Transaction<unknown>,
  id: string,
  series: Series,
  asked: Omit<AskedInvoice, "cuit" | "pointOfSale" | "documentType" | "total">,
): Promise<void> {
  await sql`
    update invoice
       set status = 'ASKED', authority = ${series.authority}, cuit = ${series.cuit}, point_of_sale = ${series.pointOfSale},
           document_type = ${series.documentType}, number = ${asked.number}, issued_on = ${asked.issuedOn}, net = ${asked.net},
           vat = ${asked.vat}, vat_rate = ${asked.vatRate}, detail = null, asked_at = clock_timestamp()
     where id = ${id}`.execute(trx);
}

/** What is asked for again; its day moves only when it is too old to be taken. */
export async function askAgain(db: Kysely<unknown>, id: string, issuedOn: LocalDate): Promise<void> {
  await sql`
    update invoice set status = 'ASKED', issued_on = ${issuedOn}, asked_at = clock_timestamp()
     where id = ${id} and status in ('ASKED', 'UNKNOWN')`.execute(db);
}

/** In the authority's words. */
function detailOf(outcome: InvoiceOutcome): string | null {
  switch (outcome.status) {
    case "AUTHORISED":
      return outcome.remarks;
    case "REJECTED":
      return outcome.reason;
    case "UNKNOWN":
      return outcome.detail;
    case "ASKED":
    case "DUE":
      return null;
  }
}

/** False: another server has settled it. */
export async function writeOutcome(
  trx: Transaction<unknown>,
  series: Series,
  { id, number }: Pick<OpenInvoice, "id" | "number">,
  outcome: InvoiceOutcome,
): Promise<boolean> {
  const isAuthorised = outcome.status === "AUTHORISED";
  const [cae, caeDueOn] = isAuthorised ? [outcome.cae, outcome.caeDueOn] : [null, null];
  const keepsNumber = isAuthorised || outcome.status === "UNKNOWN" || outcome.status === "ASKED";
  const { rows } = await sql`
    update invoice
       set status = ${outcome.status}, cae = ${cae}, cae_due_on = ${caeDueOn}, detail = ${detailOf(outcome)},
           is_adopted = ${isAuthorised && outcome.isAdopted},
           number = case when ${keepsNumber} then number end,
           settled_at = case when ${isAuthorised || outcome.status === "REJECTED"} then clock_timestamp() end
     where id = ${id} and number = ${number} and status in ('ASKED', 'UNKNOWN') returning 1`.execute(trx);
  if (rows.length === 0) return false;
  if (isAuthorised) await sql`update invoice_series k set last_number = ${number} where ${isOf(series)}`.execute(trx);
  if (outcome.status === "DUE")
    await sql`
      update invoice_series k
         set last_number = ${outcome.last}, foreign_numbers = foreign_numbers + greatest(0, ${outcome.last}::integer - ${number}::integer + 1)
       where ${isOf(series)}`.execute(trx);
  return true;
}

/** Without a call: its order is reverted, or it can't be asked for. */
export async function endWaiting(
  trx: Transaction<unknown>,
  id: string,
  end: { readonly status: "VOID" | "REJECTED"; readonly detail: string | null },
): Promise<void> {
  await sql`
    update invoice set status = ${end.status}, detail = ${end.detail}, settled_at = clock_timestamp() where id = ${id}`.execute(
    trx,
  );
}
