import type { CountableThing, CountedShelf } from "@cantina/domain/counts";
import type { CafeteriaId, Instant, ProductId } from "@cantina/domain/kernel";
import { type Kysely, type Transaction, sql } from "kysely";

/** In the order in which sales hold them, so that none waits for another in a circle. */
export async function lockCounted(
  trx: Transaction<unknown>,
  cafeteriaId: CafeteriaId,
  productIds: readonly ProductId[],
): Promise<void> {
  await sql`
    select from product where cafeteria_id = ${cafeteriaId} and id = any(${productIds}::uuid[])
     order by id for no key update`.execute(trx);
}

export type CountFacts = CountableThing &
  CountedShelf & {
    readonly productId: ProductId;
    readonly productName: string;
  };

type Asked = {
  readonly cafeteriaId: CafeteriaId;
  readonly rows: readonly { readonly productId: ProductId; readonly countedAt: Instant }[];
  readonly now: Instant;
};

/**
 * What the books know of each product at its instant; who is unknown has no row. What is dated after the present was
 * dated by a clock that was ahead, and was before. COUNT-01 COUNT-02
 */
export async function readCountFacts(
  db: Kysely<unknown>,
  { cafeteriaId, rows: asked, now }: Asked,
): Promise<readonly CountFacts[]> {
  const rows = JSON.stringify(asked.map(({ productId, countedAt }) => ({ id: productId, at: countedAt })));
  const result = await sql<CountFacts>`
    with asked as (
      select a.id, a.at from json_to_recordset(${rows}) as a(id uuid, at timestamptz)
    ), relevant as (
      select id from transaction where cafeteria_id = ${cafeteriaId} and status = 'STARTED' and order_type = 'ORDER'
       union
      select transaction_id from order_status_change
       where cafeteria_id = ${cafeteriaId} and at > (select min(at) from asked)
    ), lines as (
      select i.product_id, i.transaction_id, i.quantity
        from relevant r join transaction_item i on i.transaction_id = r.id
       where i.product_id in (select id from asked)
       union all
      select h.product_id, h.transaction_id, h.quantity * i.quantity
        from relevant r
        join sold_promotion_item h on h.transaction_id = r.id
        join transaction_item i on i.transaction_id = h.transaction_id and i.line = h.line
       where h.product_id in (select id from asked)
    ), held as (
      select a.id, sum(l.quantity) as units
        from asked a
        join lines l on l.product_id = a.id
        join transaction t on t.id = l.transaction_id
       where (t.date_time <= a.at or t.date_time > ${now}::timestamptz)
         -- What it was until the first change after that instant.
         and coalesce((
           select c.from_status from order_status_change c
            where c.transaction_id = t.id and c.at > a.at and c.at <= ${now}::timestamptz
            order by c.id limit 1), t.status) = 'STARTED'
       group by a.id
    )
    select p.id as "productId", v.name as "productName", p.status = 'DELETED' as "isDeleted",
           case when p.current_stock is not null then iso_instant(greatest(
             case when begun.date_time <= ${now}::timestamptz then begun.date_time end,
             place.statuses_known_since, '1970-01-01'::timestamptz)) end as "keptSince",
           coalesce(p.current_stock, 0) as available, coalesce(held.units, 0) as reserved,
           moved.units as "movedSince"
      from asked a
      join product p on p.id = a.id and p.cafeteria_id = ${cafeteriaId}
      join cafeteria place on place.id = p.cafeteria_id
      join product_version v on v.product_id = p.id and v.version = p.current_version
      left join held on held.id = a.id
      left join lateral (
        select id, date_time from stock_flow
         where product_id = p.id and type in ('INITIALIZE_STOCK', 'CLEAR_STOCK') order by id desc limit 1) begun on true
      left join lateral (
        select id from stock_flow
         where product_id = p.id and (date_time <= a.at or date_time > ${now}::timestamptz)
         order by id desc limit 1) latest on true
      cross join lateral (
        -- A late sale's shortage was found in the books, not on the shelf, and taken out of them again when it was resolved.
        select coalesce(sum(case when t.date_time <= a.at or t.date_time > ${now}::timestamptz then 0 else f.amount end
                 - coalesce(s.quantity, 0)), 0) as units
          from stock_flow f
          left join transaction t on t.id = f.transaction_id and f.type = 'OUT'
          left join stock_shortage s
            on s.transaction_id = f.transaction_id and s.product_id = f.product_id and f.type = 'OUT'
         where f.product_id = p.id and f.id > coalesce(latest.id, 0) and f.type in ('IN', 'OUT')
           and not exists (select from stock_shortage r where r.correction_record = f.id)
           -- What a file had brought and was undone never came. COUNT-13
           and not exists (
             select from upload_batch_record u
              where u.opposite_id = f.id and u.record_id <= coalesce(latest.id, 0))) moved`.execute(db);
  return result.rows;
}
