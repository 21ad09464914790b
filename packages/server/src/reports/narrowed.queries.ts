import { type RawBuilder, sql } from "kysely";
import { type Reported, blockOf, methodOfAccount } from "./report-base.queries.ts";

/** By what sums are narrowed, one at a time. */
type Narrowed = { readonly by: "CLASS" | "SELLER" | "METHOD"; readonly to: readonly string[] };

/** What narrows a report beside its origin. */
export const narrowingsOf = ({ classIds, sellerId, paymentMethod }: Reported): readonly Narrowed[] => [
  ...(classIds === undefined ? [] : [{ by: "CLASS", to: classIds } as const]),
  ...(sellerId === undefined ? [] : [{ by: "SELLER", to: [sellerId] } as const]),
  ...(paymentMethod === undefined ? [] : [{ by: "METHOD", to: [paymentMethod] } as const]),
];

/** The rows of the sealed days that are of what the report is narrowed to. */
export const ofNarrowed = (asked: Reported, { by, to }: Narrowed): RawBuilder<unknown> => {
  const { edges, sealed, dateKind, originMedium, withoutReverted } = asked;
  return sql`
  (select ${blockOf(sql`d.from_at`, edges)} as block, s.*
     from sealed_day d join sealed_narrowed s on s.sealed_day_id = d.id and s.date_kind = ${dateKind}
      and s.narrowed_by = ${by} and s.narrowed_to = any(${to}::text[])
    where d.id = any(${sealed?.ids ?? []}::bigint[])
      ${originMedium === undefined ? sql`` : sql`and s.origin_medium = ${originMedium}`}
      ${withoutReverted ? sql`and s.is_standing` : sql``})`;
};

/** Added up before what they are of is looked up. */
const unpacked = (asked: Reported, narrowed: Narrowed): RawBuilder<unknown> => sql`
  (select s.block, s.sealed_day_id, s.sign, e.number, sum(e.quantity) as quantity, sum(e.redeemed) as redeemed,
          sum(e.discount) as discount
     from ${ofNarrowed(asked, narrowed)} s,
          unnest(s.numbers, s.quantities, s.redeemed, s.discounts) e(number, quantity, redeemed, discount)
    group by s.block, s.sealed_day_id, s.sign, e.number)`;

export const narrowedProducts = (asked: Reported, narrowed: Narrowed): RawBuilder<unknown> => sql`
  select u.block, u.sign, case when i.product_id is null then 'GENERIC' else 'PRODUCT' end as type, i.product_id,
         i.product_version, i.price, i.name, u.quantity, u.redeemed, i.price * (u.quantity - u.redeemed) as amount, u.discount
    from ${unpacked(asked, narrowed)} u
    join sealed_item i on i.sealed_day_id = u.sealed_day_id and i.number = u.number and i.item_id is null`;

export const narrowedItems = (asked: Reported, narrowed: Narrowed): RawBuilder<unknown> => sql`
  select u.block, u.sign, i.product_id, i.product_version, i.price, i.item_id, i.position, i.name, u.quantity
    from ${unpacked(asked, narrowed)} u
    join sealed_item i on i.sealed_day_id = u.sealed_day_id and i.number = u.number and i.item_id is not null`;

/** Each of what an order `of` is found by; by every way that it was paid, and where it cost nothing, or is a part, as it was to be. */
export const foundBy = (of: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  lateral (
    select 'CLASS' as narrowed_by, ${of}.commensal_class_id::text as narrowed_to where ${of}.commensal_class_id is not null
    union all
    select 'SELLER', ${of}.seller_id::text where ${of}.seller_id is not null
    union all
    select 'METHOD', method
      from (select ${methodOfAccount(sql`a.kind`)} as method
              from posting own join account a on a.id = own.debit_account_id
             where own.cause_id = ${of}.id and own.cause_kind = 'TRANSACTION'
            union
            select y.payment_method from payment_part y where y.transaction_id = ${of}.id
            union
            select ${of}.payment_method where ${of}.full_price = 0 or ${of}.part_of is not null) paid)`;
