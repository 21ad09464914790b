import { invoicingCountry } from "@cantina/domain/cafeteria";
import { revertedStatuses } from "@cantina/domain/orders";
import { type Kysely, type RawBuilder, sql } from "kysely";

/** Of one statement, so that none holds its locks for long. */
const mostAtOnce = 500;

/** `sourceOf` of the domain, in SQL: from when on what was paid so is invoiced; a split sale by any of its methods. SPLIT-10 */
const sinceOf = (method: RawBuilder<unknown>): RawBuilder<unknown> => sql`case
  when t.origin_medium = 'MOBILE' or ${method} in ('MERCADO_PAGO', 'WALLET_CONNECT', 'DIRECTA24', 'PLEXO', 'MATTILDA')
    then s.app_since
  when ${method} = 'ACCOUNT_BALANCE' then s.account_since
  when ${method} = 'CASH' then s.cash_since
  when ${method} = 'CARD' then s.card_since
  when ${method} = 'TRANSFER' then s.transfer_since
  when ${method} = 'CUSTOM' then s.custom_since end`;

const since = sql`(select min(${sinceOf(sql`coalesce(y.payment_method, t.payment_method)`)})
                    from (values (t.id)) sold(id) left join payment_part y on y.transaction_id = sold.id)`;

/** `isInvoiced` of the domain, in SQL; what is sold so long ago is none of it. INVOICE-01 INVOICING-01 INVOICING-09 */
async function insertDue(db: Kysely<unknown>, backMs: number): Promise<number> {
  const { rows } = await sql`
    insert into invoice (id, cafeteria_id, transaction_id, kind, total)
    select gen_random_uuid(), t.cafeteria_id, t.id, 'INVOICE', t.total_price - t.marketplace_fee
      from invoicing_settings s
      join cafeteria c on c.id = s.cafeteria_id and 'arca' = any(c.features) and c.country_id = ${invoicingCountry}
      join transaction t on t.cafeteria_id = s.cafeteria_id
     where t.date_time >= clock_timestamp() - make_interval(secs => ${backMs / 1_000})
       and t.status = 'COMPLETED' and t.total_price > t.marketplace_fee
       and (t.order_type = 'BALANCE_CHARGE') = (s.invoice_at = 'TOP_UP')
       and t.date_time >= ${since}
       and not exists (select from invoice i where i.transaction_id = t.id and i.kind = 'INVOICE')
     order by t.date_time, t.id limit ${mostAtOnce}
       -- What is being refunded by units is another amount in a moment, and due then.
       for key share of t skip locked
    on conflict do nothing returning 1`.execute(db);
  return rows.length;
}

const isReverted = sql`t.status = any(${revertedStatuses}::text[])`;

/** INVOICE-08 */
async function voidReverted(db: Kysely<unknown>): Promise<void> {
  await sql`
    update invoice i set status = 'VOID', settled_at = clock_timestamp()
      from transaction t
     where t.id = i.transaction_id and ${isReverted} and i.kind = 'INVOICE' and i.status in ('DUE', 'REJECTED')`.execute(
    db,
  );
}

/** Of each authorised invoice whose order is reverted; of those that were reverted of late only, or of all. INVOICE-08 */
async function insertCreditNotes(db: Kysely<unknown>, backMs: number | null): Promise<number> {
  const { rows } = await sql`
    insert into invoice (id, cafeteria_id, transaction_id, kind, corrects, total)
    select gen_random_uuid(), i.cafeteria_id, i.transaction_id, 'CREDIT_NOTE', i.id, i.total
      from invoicing_settings s
      join transaction t on t.cafeteria_id = s.cafeteria_id
      join invoice i on i.transaction_id = t.id and i.kind = 'INVOICE' and i.status = 'AUTHORISED'
     where ${isReverted}
       ${backMs === null ? sql`` : sql`and t.cancelled_at >= clock_timestamp() - make_interval(secs => ${backMs / 1_000})`}
       and not exists (select from invoice n where n.transaction_id = t.id and n.kind = 'CREDIT_NOTE')
     limit ${mostAtOnce}
    on conflict do nothing returning 1`.execute(db);
  return rows.length;
}

const [quarter, twoMonths] = [900_000, 62 * 86_400_000];

/** `isWhole`: of all that may still be due, not of the last quarter of an hour only. INVOICING-01 */
export async function findDueInvoices(db: Kysely<unknown>, isWhole: boolean): Promise<void> {
  while ((await insertDue(db, isWhole ? twoMonths : quarter)) === mostAtOnce);
  await voidReverted(db);
  while ((await insertCreditNotes(db, isWhole ? null : quarter)) === mostAtOnce);
}
