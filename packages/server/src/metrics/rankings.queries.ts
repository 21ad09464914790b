import type { PaymentMethod } from "@cantina/domain/cafeteria";
import type {
  CategoryId,
  Cents,
  ClassId,
  CommensalId,
  LocalDate,
  LocalTime,
  ProductId,
  TimeZone,
} from "@cantina/domain/kernel";
import { type Kysely, sql } from "kysely";
import { type MetricsAsked, standing, standingOrders } from "./metrics-asked.queries.ts";

/** METRICS-07 */
export async function sumDays(
  db: Kysely<unknown>,
  asked: MetricsAsked,
  zone: TimeZone,
): Promise<ReadonlyMap<LocalDate, Cents>> {
  const { rows } = await sql<{ readonly day: LocalDate; readonly amount: Cents }>`
    select (t.date_time at time zone ${zone})::date as day, sum(t.total_price)::bigint as amount
      from transaction t where ${standingOrders(asked)} group by day`.execute(db);
  return new Map(rows.map(({ day, amount }) => [day, amount]));
}

export type Slice = { readonly paymentMethod: PaymentMethod; readonly amount: Cents };

/** The largest first. METRICS-08 */
export async function sumMethods(
  db: Kysely<unknown>,
  asked: MetricsAsked,
  orderType: "ORDER" | "BALANCE_CHARGE",
): Promise<readonly Slice[]> {
  const which = orderType === "ORDER" ? standingOrders(asked) : standing(asked, orderType);
  const { rows } = await sql<Slice>`
    select t.payment_method as "paymentMethod", sum(t.total_price)::bigint as amount
      from transaction t where ${which}
     group by t.payment_method having sum(t.total_price) > 0 order by amount desc, t.payment_method`.execute(db);
  return rows;
}

type Named<Id> = { readonly id: Id; readonly name: string; readonly amount: Cents };

export async function sumCommensals(
  db: Kysely<unknown>,
  asked: MetricsAsked,
): Promise<readonly (Named<CommensalId> & { readonly isDeleted: boolean })[]> {
  const { rows } = await sql<Named<CommensalId> & { readonly isDeleted: boolean }>`
    select c.id, c.first_name || ' ' || c.last_name as name, s.amount,
           c.status = 'DELETED' or p.status = 'DELETED' as "isDeleted"
      from (select t.commensal_id, sum(t.total_price)::bigint as amount
              from transaction t where ${standingOrders(asked)} and t.commensal_id is not null
             group by t.commensal_id having sum(t.total_price) > 0) s
      join commensal c on c.id = s.commensal_id
      join profile p on p.id = c.profile_id`.execute(db);
  return rows;
}

/** The class that they were in when they ordered. */
export async function sumClasses(db: Kysely<unknown>, asked: MetricsAsked): Promise<readonly Named<ClassId>[]> {
  const { rows } = await sql<Named<ClassId>>`
    select k.id, k.name, s.amount
      from (select t.commensal_class_id, sum(t.total_price)::bigint as amount
              from transaction t where ${standingOrders(asked)} and t.commensal_class_id is not null
             group by t.commensal_class_id having sum(t.total_price) > 0) s
      join cafeteria_class k on k.id = s.commensal_class_id`.execute(db);
  return rows;
}

type SoldProduct = {
  readonly id: ProductId;
  readonly name: string;
  readonly isDeleted: boolean;
  readonly categoryId: CategoryId;
  readonly categoryName: string;
  /** Units. */
  readonly amount: number;
};

/** Those sold in the period, and those that are offered now; passes aren't sold by units. METRICS-08 */
export async function countProducts(db: Kysely<unknown>, asked: MetricsAsked): Promise<readonly SoldProduct[]> {
  const { rows } = await sql<SoldProduct>`
    with sold as (
      select i.product_id, sum(i.quantity)::bigint as units
        from transaction t join transaction_item i on i.transaction_id = t.id
       where ${standingOrders(asked)} and i.product_id is not null group by i.product_id)
    select p.id, v.name, p.status = 'DELETED' as "isDeleted", c.id as "categoryId", c.name as "categoryName",
           coalesce(s.units, 0)::bigint as amount
      from product p
      join product_version v on v.product_id = p.id and v.version = p.current_version
      join category c on c.id = p.category_id
      left join sold s on s.product_id = p.id
     where p.cafeteria_id = ${asked.cafeteriaId} and p.type <> 'CALENDAR'
       and (p.status = 'ENABLED' or s.units is not null)`.execute(db);
  return rows;
}

export type PickUpTime = { readonly time: LocalTime; readonly amount: number };

export async function countPickUpTimes(
  db: Kysely<unknown>,
  asked: MetricsAsked,
  zone: TimeZone,
): Promise<readonly PickUpTime[]> {
  const { rows } = await sql<PickUpTime>`
    select to_char(t.pick_up_date_time at time zone ${zone}, 'HH24:MI') as time, count(*) as amount
      from transaction t where ${standingOrders(asked)} and t.pick_up_date_time is not null group by time`.execute(db);
  return rows;
}
