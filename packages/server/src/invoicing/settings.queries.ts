import { type InvoiceSource, type InvoicingSettings, emptyInvoicing, invoiceSources } from "@cantina/domain/invoicing";
import type { CafeteriaId, Instant } from "@cantina/domain/kernel";
import { type Kysely, type RawBuilder, type Transaction, sql } from "kysely";

type Row = Omit<InvoicingSettings, "sources"> & Readonly<Record<InvoiceSource, Instant | null>>;

const columns = sql`
  cuit, legal_name as "legalName", address, vat_condition as "vatCondition", gross_income as "grossIncome",
  start_date::text as "startDate", point_of_sale as "pointOfSale", letter, vat_rate as "vatRate", invoice_at as "invoiceAt",
  iso_instant(app_since) as app, iso_instant(account_since) as account, iso_instant(cash_since) as cash,
  iso_instant(card_since) as card, iso_instant(transfer_since) as transfer, iso_instant(custom_since) as custom`;

const sinceOf = ({ app, account, cash, card, transfer, custom }: Row) => ({
  app,
  account,
  cash,
  card,
  transfer,
  custom,
});

export async function readInvoicingSettings(db: Kysely<unknown>, cafeteriaId: string): Promise<InvoicingSettings> {
  const { rows } = await sql<Row>`
    select ${columns} from invoicing_settings where cafeteria_id = ${cafeteriaId}`.execute(db);
  const [row] = rows;
  if (row === undefined) return emptyInvoicing;
  const {
    app: _app,
    account: _account,
    cash: _cash,
    card: _card,
    transfer: _transfer,
    custom: _custom,
    ...settings
  } = row;
  const since = sinceOf(row);
  return { ...settings, sources: invoiceSources.filter((source) => since[source] !== null) };
}

/** One at a time. */
export async function lockInvoicingSettings(
  trx: Transaction<unknown>,
  cafeteriaId: CafeteriaId,
): Promise<InvoicingSettings> {
  await sql`insert into invoicing_settings (cafeteria_id) values (${cafeteriaId}) on conflict do nothing`.execute(trx);
  await sql`select from invoicing_settings where cafeteria_id = ${cafeteriaId} for update`.execute(trx);
  return readInvoicingSettings(trx, cafeteriaId);
}

/** What is switched on now counts from now, and all of it anew where something else is invoiced than before. INVOICE-01 */
export async function writeInvoicingSettings(
  trx: Transaction<unknown>,
  cafeteriaId: CafeteriaId,
  { sources, ...is }: InvoicingSettings,
): Promise<void> {
  const since = (source: InvoiceSource, column: RawBuilder<unknown>) =>
    sql`${column} = case when not ${sources.includes(source)}::boolean then null
      when invoice_at = ${is.invoiceAt} then coalesce(${column}, clock_timestamp()) else clock_timestamp() end`;
  await sql`
    update invoicing_settings
       set cuit = ${is.cuit}, legal_name = ${is.legalName}, address = ${is.address}, vat_condition = ${is.vatCondition},
           gross_income = ${is.grossIncome}, start_date = ${is.startDate}, point_of_sale = ${is.pointOfSale},
           letter = ${is.letter}, vat_rate = ${is.vatRate}, invoice_at = ${is.invoiceAt},
           ${since("app", sql`app_since`)}, ${since("account", sql`account_since`)}, ${since("cash", sql`cash_since`)},
           ${since("card", sql`card_since`)}, ${since("transfer", sql`transfer_since`)}, ${since("custom", sql`custom_since`)}
     where cafeteria_id = ${cafeteriaId}`.execute(trx);
}
