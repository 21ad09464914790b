import type { DecodedRequestOf } from "@cantina/contract/endpoint";
import { type PaymentMethod, paymentMethods } from "@cantina/domain/cafeteria";
import type { HistoryEntryData, transactionEndpoints } from "@cantina/contract/transactions";
import type { Instant, TimeZone } from "@cantina/domain/kernel";
import { type DateKind, isOnlinePayment } from "@cantina/domain/transactions";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { findPeople } from "./find-people.queries.ts";
import { type HistoryRow, type Reader, historyColumns, historyEntryOf, historyJoins } from "./history-row.ts";

type Ranged = {
  readonly range: { readonly from: Instant | null; readonly until: Instant | null };
  /** By which a time of pickup is told. */
  readonly zone: TimeZone;
};

/** What a result is narrowed by. */
export type Narrowing = DecodedRequestOf<typeof transactionEndpoints.sumTransactions>["query"] & Ranged;
export type HistoryFilter = DecodedRequestOf<typeof transactionEndpoints.listTransactions>["query"] & Ranged;

type Condition = RawBuilder<unknown>;

/** Each has an index of its own. */
const dates: Readonly<Record<DateKind, Condition>> = {
  ORDER_DATE: sql`date_time`,
  PICKUP_DATE: sql`coalesce(pick_up_date_time, date_time)`,
  CANCELLATION_DATE: sql`cancelled_at`,
};
const dateOf = ({ dateKind }: Narrowing): Condition => dates[dateKind];

/** Texts of at least so many hexadecimal characters may be the beginning of an id. */
const idStart = /^[0-9a-f]{8}[0-9a-f-]{0,28}$/u;

/** The ids that begin so, as a range that the primary key knows. */
function idCondition(search: string): Condition | null {
  const start = search.toLowerCase();
  if (!idStart.test(start)) return null;
  const fill = (digit: string): string => {
    const digits = start.replaceAll("-", "").padEnd(32, digit);
    return [
      digits.slice(0, 8),
      digits.slice(8, 12),
      digits.slice(12, 16),
      digits.slice(16, 20),
      digits.slice(20, 32),
    ].join("-");
  };
  return sql`(id >= ${fill("0")}::uuid and id <= ${fill("f")}::uuid)`;
}

async function searchCondition(
  db: Kysely<unknown>,
  cafeteriaId: string,
  search: string,
  reader: Reader,
): Promise<Condition> {
  const byId = idCondition(search);
  if (byId !== null) return byId;
  const { commensalIds, clientIds } = await findPeople(db, cafeteriaId, search, reader);
  return sql`(commensal_id = any(${commensalIds}::uuid[]) or buyer_id = any(${clientIds}::uuid[]))`;
}

/** A line of that product, in that version, of that name, at that price or of that category; null: none is asked for. */
function lineCondition(filter: Narrowing): Condition | null {
  const { productId, productVersion, genericName, unitPrice, categoryId } = filter;
  const asked = [
    productId === undefined ? null : sql`i.product_id = ${productId}`,
    productVersion === undefined ? null : sql`i.product_version = ${productVersion}`,
    genericName === undefined ? null : sql`i.type = 'GENERIC' and i.name = ${genericName}`,
    unitPrice === undefined ? null : sql`i.price = ${unitPrice}`,
    categoryId === undefined ? null : sql`i.product_id in (select id from product where category_id = ${categoryId})`,
  ].filter((condition) => condition !== null);
  return asked.length === 0
    ? null
    : sql`i.transaction_id = transaction.id and i.quantity > 0 and ${sql.join(asked, sql` and `)}`;
}

/** What has such a line. REPORT-04 */
function hasLine(filter: Narrowing): Condition | null {
  const line = lineCondition(filter);
  return line === null ? null : sql`exists (select from transaction_item i where ${line})`;
}

/** What a row's lines of those that are asked for come to, and of how many units they are, or all of its lines. HISTORY-12 HISTORY-14 HISTORY-15 */
export function linesOf(filter: Narrowing): Condition {
  const line = lineCondition(filter);
  if (line === null && filter.withUnits === undefined)
    return sql`(select null::bigint as lines_total, null::bigint as lines_units) lines`;
  const total = line && sql`sum(i.price * (i.quantity - i.redeemed) - i.discount)`;
  return sql`lateral (
    select ${total ?? sql`null::bigint`} as lines_total, sum(i.quantity) as lines_units
      from transaction_item i where ${line ?? sql`i.transaction_id = transaction.id`}) lines`;
}

const ofPass = sql`exists (select from pass_order p where p.transaction_id = transaction.id)`;

const online = paymentMethods.filter(isOnlinePayment);

/** `isMoney` of the domain, in SQL. */
export const countsInSum = sql`status in ('STARTED', 'COMPLETED')
  and not (status = 'STARTED' and order_type = 'BALANCE_CHARGE' and payment_method = any(${online}))`;

/** All of it, or a part. SPLIT-09 */
const paidBy = (method: PaymentMethod): Condition => sql`(payment_method = ${method} or exists (
  select from payment_part y where y.transaction_id = transaction.id and y.payment_method = ${method}))`;

/** Only the conditions that were asked for, so that each finds its index. */
function conditionsOf(cafeteriaId: string, filter: Narrowing): readonly Condition[] {
  const { from, until } = filter.range;
  const date = dateOf(filter);
  const conditions = [
    sql`cafeteria_id = ${cafeteriaId}`,
    filter.dateKind === "CANCELLATION_DATE" ? sql`cancelled_at is not null` : null,
    from === null ? null : sql`${date} >= ${from}::timestamptz`,
    until === null ? null : sql`${date} < ${until}::timestamptz`,
    filter.orderType === undefined ? null : sql`order_type = ${filter.orderType}`,
    filter.status === undefined ? null : sql`status = ${filter.status}`,
    filter.cancelledBy === undefined ? null : sql`cancelled_at is not null and cancelled_by = ${filter.cancelledBy}`,
    filter.paymentMethod === undefined ? null : paidBy(filter.paymentMethod),
    filter.originMedium === undefined ? null : sql`origin_medium = ${filter.originMedium}`,
    filter.sellerId === undefined ? null : sql`seller_id = ${filter.sellerId}`,
    filter.commensalId === undefined ? null : sql`commensal_id = ${filter.commensalId}`,
    filter.classIds === undefined ? null : sql`commensal_class_id = any(${filter.classIds}::uuid[])`,
    filter.withoutCommensal === undefined ? null : sql`commensal_id is null`,
    filter.buyerId === undefined ? null : sql`buyer_id = ${filter.buyerId}`,
    hasLine(filter),
    filter.withoutReverted === undefined ? null : sql`cancelled_at is null`,
    filter.asSold === undefined ? null : sql`(${countsInSum} or cancelled_at is not null)`,
    filter.withDiscount === undefined ? null : sql`discount > 0`,
    filter.cartId === undefined ? null : sql`cart_id = ${filter.cartId}`,
    filter.passes === undefined ? null : filter.passes === "ONLY" ? ofPass : sql`not ${ofPass}`,
    filter.pickUpTime === undefined
      ? null
      : sql`to_char(pick_up_date_time at time zone ${filter.zone}, 'HH24:MI') = ${filter.pickUpTime}`,
  ];
  return conditions.filter((condition) => condition !== null);
}

/** What a transaction of the result fulfils. */
export async function resultConditions(
  db: Kysely<unknown>,
  cafeteriaId: string,
  filter: Narrowing,
  reader: Reader,
): Promise<readonly Condition[]> {
  const asked = conditionsOf(cafeteriaId, filter);
  const { search = "" } = filter;
  return search === "" ? asked : [...asked, await searchCondition(db, cafeteriaId, search, reader)];
}

/** Where the pages go on, when rows may have come before them since the last one. */
const followsCondition = (cafeteriaId: string, after: string, date: Condition): Condition =>
  sql`(${date}, id) < (select ${date}, id from transaction where id = ${after} and cafeteria_id = ${cafeteriaId})`;

export const allOf = (conditions: readonly Condition[]): Condition => sql.join([...conditions], sql` and `);

type HistoryReading = {
  readonly reader: Reader;
  readonly countRows: (condition: Condition) => Promise<number>;
};

type Page = { readonly data: HistoryEntryData[]; readonly totalCount: number };

/** Newest first; transactions of one instant keep one order from page to page. HISTORY-04 HISTORY-05 HISTORY-11 */
export async function listHistory(
  db: Kysely<unknown>,
  cafeteriaId: string,
  filter: HistoryFilter,
  { reader, countRows }: HistoryReading,
): Promise<Page> {
  const date = dateOf(filter);
  const found = await resultConditions(db, cafeteriaId, filter, reader);
  const { after } = filter;
  const onPage = after === undefined ? found : [...found, followsCondition(cafeteriaId, after, date)];
  // Only ids inside, so that the rows before the page are skipped in the index and never read.
  const [page, totalCount] = await Promise.all([
    sql<HistoryRow>`
      select ${historyColumns}
        from (select id, ${date} as at from transaction where ${allOf(onPage)}
               order by ${date} desc, id desc limit ${filter.limit} offset ${filter.offset}) p
        join transaction t on t.id = p.id ${historyJoins}
       order by p.at desc, p.id desc`.execute(db),
    countRows(allOf(found)),
  ]);
  return { data: page.rows.map((row) => historyEntryOf(row, reader)), totalCount };
}

export async function readHistoryEntry(
  db: Kysely<unknown>,
  cafeteriaId: string,
  transactionId: string,
  reader: Reader,
): Promise<HistoryEntryData | undefined> {
  const { rows } = await sql<HistoryRow>`
    select ${historyColumns} from transaction t ${historyJoins}
     where t.id = ${transactionId} and t.cafeteria_id = ${cafeteriaId}`.execute(db);
  return rows[0] === undefined ? undefined : historyEntryOf(rows[0], reader);
}
