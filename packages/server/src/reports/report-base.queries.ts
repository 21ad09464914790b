import type { PaymentMethod } from "@cantina/domain/cafeteria";
import type { CafeteriaId, Instant, InstantRange } from "@cantina/domain/kernel";
import type { OrderStatus } from "@cantina/domain/orders";
import type { ReportFilter, SaleDateKind } from "@cantina/domain/reports";
import { type RawBuilder, sql } from "kysely";

/** Which of the days were summed and still count, and what is between them. REPORT-08 */
export type SealedDays = { readonly ids: readonly number[]; readonly open: readonly InstantRange[] };

/** What a report counts. */
export type Reported = Omit<ReportFilter, "from" | "until" | "dateFilterType"> & {
  readonly cafeteriaId: CafeteriaId;
  readonly orderType: "ORDER" | "BALANCE_CHARGE";
  /** When each block begins, and after them when the last one ends. */
  readonly edges: readonly Instant[];
  readonly dateKind: SaleDateKind;
  readonly withoutReverted: boolean;
  readonly statuses?: readonly OrderStatus[] | undefined;
  /** undefined: all of it is read from the rows. */
  readonly sealed?: SealedDays | undefined;
};

/** Where the money of each method is: a drawer's cash is cash, and a client's balance is a method too. */
const accountsOf = (method: PaymentMethod): readonly string[] =>
  method === "CASH" ? ["CASH", "DRAWER"] : method === "ACCOUNT_BALANCE" ? ["CLIENT"] : [method];

export const methodOfAccount = (kind: RawBuilder<unknown>): RawBuilder<PaymentMethod> =>
  sql`case ${kind} when 'DRAWER' then 'CASH' when 'CLIENT' then 'ACCOUNT_BALANCE' else ${kind} end`;

/** By what was posted; what cost nothing has no posting, and a part none of its own but what gave it back. REPORT-02 */
const paidBy = (method: PaymentMethod): RawBuilder<unknown> => sql`(
  ((t.total_price = 0 or t.part_of is not null) and t.payment_method = ${method})
  or (t.part_of is not null and exists (
        select from payment_part y where y.transaction_id = t.id and y.payment_method = ${method}))
  or exists (select from posting paid join account a on a.id = paid.debit_account_id
      where paid.cause_id = t.id and paid.cause_kind = 'TRANSACTION' and a.kind = any(${accountsOf(method)}::text[])))`;

/** Written out: top-ups have an index of their own. */
const orderTypes = { ORDER: sql`'ORDER'`, BALANCE_CHARGE: sql`'BALANCE_CHARGE'` } as const;

/** Only the conditions that were asked for, so that each finds its index. */
export function narrowed(asked: Reported): RawBuilder<unknown> {
  const { originMedium, sellerId, paymentMethod, classIds, commensalId, statuses } = asked;
  const conditions = [
    sql`t.cafeteria_id = ${asked.cafeteriaId} and t.order_type = ${orderTypes[asked.orderType]}`,
    asked.withoutReverted ? sql`t.cancelled_at is null` : null,
    originMedium === undefined ? null : sql`t.origin_medium = ${originMedium}`,
    sellerId === undefined ? null : sql`t.seller_id = ${sellerId}`,
    paymentMethod === undefined ? null : paidBy(paymentMethod),
    classIds === undefined ? null : sql`t.commensal_class_id = any(${classIds}::uuid[])`,
    commensalId === undefined ? null : sql`t.commensal_id = ${commensalId}`,
    statuses === undefined ? null : sql`t.status = any(${statuses}::text[])`,
  ];
  return sql.join(
    conditions.filter((condition) => condition !== null),
    sql` and `,
  );
}

/** A sale's own date; of what is fetched at no time, that of the order. REPORT-01 */
export const soldAt = ({ dateKind }: Reported): RawBuilder<unknown> =>
  dateKind === "ORDER_DATE" ? sql`t.date_time` : sql`coalesce(t.pick_up_date_time, t.date_time)`;

const spans = ({
  edges,
  sealed,
}: Pick<Reported, "edges" | "sealed">): readonly { from?: Instant | undefined; until?: Instant | undefined }[] =>
  sealed?.open ?? [{ from: edges[0], until: edges.at(-1) }];

export function within(at: RawBuilder<unknown>, asked: Pick<Reported, "edges" | "sealed">): RawBuilder<unknown> {
  const each = spans(asked).map(
    ({ from, until }) => sql`(${at} >= ${from}::timestamptz and ${at} < ${until}::timestamptz)`,
  );
  return each.length === 0 ? sql`false` : sql`(${sql.join(each, sql` or `)})`;
}

/** Which of the blocks, counted from 1; where there is but one, nothing is looked up for each row. */
export const blockOf = (at: RawBuilder<unknown>, edges: readonly Instant[]): RawBuilder<unknown> =>
  edges.length === 2 ? sql`1` : sql`width_bucket(${at}, ${edges}::timestamptz[])`;

const sealedTables = {
  sealed_product: sql`sealed_product`,
  sealed_promotion_item: sql`sealed_promotion_item`,
  sealed_class: sql`sealed_class`,
  sealed_payment: sql`sealed_payment`,
  sealed_posted: sql`sealed_posted`,
  sealed_diner: sql`sealed_diner`,
};

/** Of products and payments no class is told. */
const withClass: readonly (keyof typeof sealedTables)[] = ["sealed_class", "sealed_diner", "sealed_posted"];

/** What of the sums is asked for, among those of days and spans. */
const ofAsked = (
  { dateKind, originMedium, classIds, withoutReverted }: Reported,
  hasClass: boolean,
): RawBuilder<unknown> => sql`
  s.date_kind = ${dateKind}
  ${originMedium === undefined ? sql`` : sql`and s.origin_medium = ${originMedium}`}
  ${classIds === undefined || !hasClass ? sql`` : sql`and s.class_id = any(${classIds}::uuid[])`}
  ${withoutReverted ? sql`and s.is_standing` : sql``}`;

/** The sealed days among what is asked, as rows of `of`. */
export const ofSealed = (of: keyof typeof sealedTables, asked: Reported): RawBuilder<unknown> => sql`
  (select ${blockOf(sql`d.from_at`, asked.edges)} as block, s.*
     from sealed_day d join ${sealedTables[of]} s on s.sealed_day_id = d.id
    where d.id = any(${asked.sealed?.ids ?? []}::bigint[]) and ${ofAsked(asked, withClass.includes(of))})`;

/** The same of spans, in a report of one block. */
export const ofSpans = (spanIds: readonly number[], asked: Reported): RawBuilder<unknown> => sql`
  (select 1 as block, s.* from sealed_span_diner s
    where s.sealed_span_id = any(${spanIds}::bigint[]) and ${ofAsked(asked, true)})`;

/** Diners and classes tell no sellers and ways of paying. */
export const unlessOfPayment = (asked: Reported): Reported =>
  asked.sellerId === undefined && asked.paymentMethod === undefined ? asked : { ...asked, sealed: undefined };

/** Payments tell of no class either. */
export const unlessNarrowed = (asked: Reported): Reported =>
  asked.classIds === undefined ? unlessOfPayment(asked) : { ...asked, sealed: undefined };

/** Of what was paid by a posting `p`, or by that of the order that `t` is part of: what is of `t`, joined as `partOf` does. REFUND-06 SPLIT-08 */
export const paidOf = (t: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`coalesce(y.amount, case when ${t}.part_of is null then coalesce(p.amount, 0) - ${t}.refunded else ${t}.total_price end)`;

/** What `t` has left, or gave back, of what the posting `p` took; of what wasn't split there is none. */
export const partOf = (t: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`left join payment_part y on y.transaction_id = ${t}.id and y.account_id = p.debit_account_id`;

/** What was paid, and what is still to be fetched; a top-up that is still to be paid is none. */
const isMoney = ({ orderType }: Reported): RawBuilder<unknown> =>
  orderType === "ORDER" ? sql`t.status in ('STARTED', 'COMPLETED')` : sql`t.status = 'COMPLETED'`;

const columns = (at: RawBuilder<unknown>, { edges }: Reported): RawBuilder<unknown> => sql`
  t.id, t.commensal_id, t.commensal_class_id, t.buyer_id, t.payment_method, t.total_price - t.marketplace_fee as total_price, t.discount,
  t.part_of, t.refunded,
  ${blockOf(at, edges)} as block`;

/** `also`: more columns of `t`, each with a comma behind it. What was sold on its day, and once more, below 0, on the day on which it was given back. REPORT-01 */
export const chosenOf = (asked: Reported, also: RawBuilder<unknown> = sql``): RawBuilder<unknown> => sql`
  chosen as materialized (
    select ${also} ${columns(soldAt(asked), asked)}, 1 as sign from transaction t
     where ${narrowed(asked)} and ${within(soldAt(asked), asked)} and (${isMoney(asked)} or t.cancelled_at is not null)
    union all
    select ${also} ${columns(sql`t.cancelled_at`, asked)}, -1 as sign from transaction t
     where ${narrowed(asked)} and ${within(sql`t.cancelled_at`, asked)}
  )`;
