import type { CafeteriaId, Instant, LocalDate, OrderId, ProductId, TimeZone } from "@cantina/domain/kernel";
import type { DatedLine, DemandedProduct, PlannedSubscription, VersionRecipe } from "@cantina/domain/production";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { instantOf } from "../orders/index.ts";
import { lastUseOf } from "../subscriptions/index.ts";

/** The lines of these transactions, of a promotion its items as they were sold. */
const soldBy = (transactions: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select i.transaction_id, i.product_id, i.product_version, i.quantity
    from ${transactions} t join transaction_item i on i.transaction_id = t.id
   where i.product_id is not null
     and not exists (select from sold_promotion_item h where h.transaction_id = i.transaction_id and h.line = i.line)
   union all
  select h.transaction_id, h.product_id, coalesce(h.product_version, p.current_version), h.quantity * i.quantity
    from ${transactions} t
    join sold_promotion_item h on h.transaction_id = t.id
    join transaction_item i on i.transaction_id = h.transaction_id and i.line = h.line
    join product p on p.id = h.product_id`;

export type OrderLine = DatedLine & {
  readonly origin: "ORDER" | "PASS";
  readonly product: DemandedProduct;
  readonly orderId: OrderId;
};

type Asked = {
  readonly cafeteriaId: CafeteriaId;
  readonly zone: TimeZone;
  readonly today: LocalDate;
  /** Where the last day ends. */
  readonly end: Instant;
};
type LineRow = Omit<OrderLine, "product"> & { readonly productId: ProductId; readonly version: number };

/** What pending orders ask for until then, a line for each order and product. PRODUCTION-08 */
export async function orderLinesOf(
  db: Kysely<unknown>,
  { cafeteriaId, zone, today, end }: Asked,
): Promise<readonly OrderLine[]> {
  const { rows } = await sql<LineRow>`
    with pending as (
      select t.id, t.date_time, case when exists (select from pass_order o where o.transaction_id = t.id) then 'PASS' else 'ORDER' end as origin,
             greatest(coalesce((t.pick_up_date_time at time zone ${zone})::date, ${today}::date), ${today}::date) as day
        from transaction t
       where t.cafeteria_id = ${cafeteriaId} and t.status = 'STARTED' and t.order_type = 'ORDER'
         and coalesce(t.pick_up_date_time < ${end}::timestamptz, true)
    ), sold as (${soldBy(sql`pending`)})
    select p.origin, to_char(p.day, 'YYYY-MM-DD') as day, p.id as "orderId", s.product_id as "productId",
           s.product_version as version, sum(s.quantity) as units
      from pending p join sold s on s.transaction_id = p.id
     group by p.origin, p.day, p.date_time, p.id, s.product_id, s.product_version
     order by p.day, p.date_time, p.id, s.product_id`.execute(db);
  return rows.map(({ productId, version, ...line }) => ({ ...line, product: { id: productId, version } }));
}

type SubscriptionRow = Omit<PlannedSubscription, "product"> & {
  readonly name: string;
  readonly productId: ProductId | null;
  readonly productVersion: number | null;
};
export type NamedSubscription = PlannedSubscription & { readonly name: string };

/** Those that are enabled, with their enabled commensals. */
export async function plannedSubscriptionsOf(
  db: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
): Promise<readonly NamedSubscription[]> {
  const { rows } = await sql<SubscriptionRow>`
    select s.id, s.name, s.status, s.available_week_dates as "availableWeekDates", p.id as "productId",
           p.current_version as "productVersion",
           coalesce(array_agg(l.commensal_id::text order by l.commensal_id) filter (where l.commensal_id is not null), '{}')
             as "commensalIds",
           coalesce(jsonb_agg(jsonb_build_object('commensalId', l.commensal_id, 'date', l.last_use))
             filter (where l.last_use is not null), '[]') as "lastUses"
      from subscription s
      left join product p on p.id = s.product_id
      left join lateral (
        select c.commensal_id, (${lastUseOf(sql`s.id`, sql`c.commensal_id`)}) as last_use
          from subscription_commensal c join commensal d on d.id = c.commensal_id and d.status = 'ENABLED'
         where c.subscription_id = s.id) l on true
     where s.cafeteria_id = ${cafeteriaId} and s.status = 'ENABLED'
     group by s.id, p.id
     order by s.name collate by_name, s.id`.execute(db);
  return rows.map(({ productId, productVersion, ...row }) => ({
    ...row,
    product: productId === null || productVersion === null ? null : { id: productId, version: productVersion },
  }));
}

export type WalkInRow = { readonly day: LocalDate; readonly productId: ProductId; readonly units: number };

/** Units of the ninety days before today and of today, of orders that were made on the day of their pickup. PRODUCTION-10 */
export async function walkInUnitsOf(
  db: Kysely<unknown>,
  {
    cafeteriaId,
    zone,
    from,
    since,
  }: Pick<Asked, "cafeteriaId" | "zone"> & { readonly from: LocalDate; readonly since: Instant },
): Promise<readonly WalkInRow[]> {
  const { rows } = await sql<WalkInRow>`
    with walk_in as materialized (
      select t.id, t.local_date from transaction t
       where t.cafeteria_id = ${cafeteriaId} and t.date_time >= ${since}::timestamptz and t.local_date >= ${from}::date
         and t.order_type = 'ORDER' and t.status in ('STARTED', 'COMPLETED')
         and coalesce((t.pick_up_date_time at time zone ${zone})::date = t.local_date, true)
         and not exists (select from pass_order o where o.transaction_id = t.id)
    ), sold as (${soldBy(sql`walk_in`)})
    select to_char(w.local_date, 'YYYY-MM-DD') as day, s.product_id as "productId", sum(s.quantity) as units
      from walk_in w join sold s on s.transaction_id = w.id
     group by w.local_date, s.product_id`.execute(db);
  return rows;
}

/** What can be sold now, in its current version. */
export async function onSaleIn(db: Kysely<unknown>, cafeteriaId: CafeteriaId): Promise<ReadonlyMap<ProductId, number>> {
  const { rows } = await sql<{ readonly id: ProductId; readonly version: number }>`
    select id, current_version as version from product
     where cafeteria_id = ${cafeteriaId} and status = 'ENABLED' and type <> 'PROMOTION'`.execute(db);
  return new Map(rows.map(({ id, version }) => [id, version]));
}

type IngredientRow = DemandedProduct & VersionRecipe["ingredients"][number];

export async function recipesOf(
  db: Kysely<unknown>,
  products: readonly DemandedProduct[],
): Promise<readonly VersionRecipe[]> {
  const { rows } = await sql<IngredientRow>`
    select g.product_id as id, g.version, g.consumable_id as "consumableId", g.quantity
      from (select distinct * from unnest(${products.map(({ id }) => id)}::uuid[], ${products.map(({ version }) => version)}::int[])
              as a(product_id, version)) asked
      join product_ingredient g on g.product_id = asked.product_id and g.version = asked.version
     order by g.product_id, g.version, g.position`.execute(db);
  const recipes = new Map<string, { id: ProductId; version: number; ingredients: IngredientRow[] }>();
  for (const row of rows) {
    const key = `${row.id} ${row.version}`;
    const known = recipes.get(key);
    if (known === undefined) recipes.set(key, { id: row.id, version: row.version, ingredients: [row] });
    else known.ingredients.push(row);
  }
  return [...recipes.values()];
}

export async function productNamesOf(
  db: Kysely<unknown>,
  productIds: readonly ProductId[],
): Promise<ReadonlyMap<ProductId, string>> {
  const { rows } = await sql<{ readonly id: ProductId; readonly name: string }>`
    select p.id, v.name from product p
      join product_version v on v.product_id = p.id and v.version = p.current_version
     where p.id = any (${productIds}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** A deleted one too. */
export async function isProductOf(
  db: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
  productId: ProductId,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from product where cafeteria_id = ${cafeteriaId} and id = ${productId}`.execute(db);
  return rows.length > 0;
}

export type OrderFacts = {
  readonly id: OrderId;
  readonly pickUpDateTime: Instant | null;
  readonly commensalName: string | null;
  readonly commensalStatus: string | null;
};

/** When each is picked up, and by whom. */
export async function orderFactsOf(
  db: Kysely<unknown>,
  orderIds: readonly OrderId[],
): Promise<ReadonlyMap<OrderId, OrderFacts>> {
  const { rows } = await sql<OrderFacts>`
    select t.id, ${instantOf("t.pick_up_date_time")} as "pickUpDateTime",
           c.first_name || ' ' || c.last_name as "commensalName",
           case when b.status = 'DELETED' then 'DELETED' else c.status end as "commensalStatus"
      from transaction t
      left join commensal c on c.id = t.commensal_id
      left join profile b on b.id = c.profile_id
     where t.id = any (${orderIds}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

export async function supplierNamesOf(
  db: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ readonly id: string; readonly name: string }>`
    select id, name from supplier where cafeteria_id = ${cafeteriaId}`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
