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
import { type MetricsAsked, sealedOrders, sealedStanding, standing, standingOrders } from "./metrics-asked.queries.ts";

/** METRICS-07 */
export async function sumDays(
  db: Kysely<unknown>,
  asked: MetricsAsked,
  zone: TimeZone,
): Promise<ReadonlyMap<LocalDate, Cents>> {
  const { rows } = await sql<{ readonly day: LocalDate; readonly amount: Cents }>`
    select day, sum(amount)::bigint as amount
      from (select (t.date_time at time zone ${zone})::date as day, t.total_price as amount
              from transaction t where ${standingOrders(asked)}
            union all
            select d.local_date, s.amount from sealed_transaction s join sealed_day d on d.id = s.sealed_day_id
             where ${sealedStanding(asked)} and s.kind = 'ORDER') part
     group by day`.execute(db);
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
    select payment_method as "paymentMethod", sum(amount)::bigint as amount
      from (select coalesce(y.payment_method, t.payment_method) as payment_method,
                   coalesce(y.amount, t.total_price - t.marketplace_fee) as amount
              from transaction t left join payment_part y on y.transaction_id = t.id where ${which}
            union all
            select s.payment_method, s.amount from sealed_transaction s
             where ${sealedStanding(asked)} and s.kind = ${orderType}) part
     group by payment_method having sum(amount) > 0 order by sum(amount) desc, payment_method`.execute(db);
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
      from (select commensal_id, sum(amount)::bigint as amount
              from (select t.commensal_id, t.total_price as amount
                      from transaction t where ${standingOrders(asked)} and t.commensal_id is not null
                    union all
                    select s.commensal_id, s.amount from sealed_diner s
                     where ${sealedOrders(asked)} and s.commensal_id is not null) part
             group by commensal_id having sum(amount) > 0) s
      join commensal c on c.id = s.commensal_id
      join profile p on p.id = c.profile_id`.execute(db);
  return rows;
}

/** The class that they were in when they ordered. */
export async function sumClasses(db: Kysely<unknown>, asked: MetricsAsked): Promise<readonly Named<ClassId>[]> {
  const { rows } = await sql<Named<ClassId>>`
    select k.id, k.name, s.amount
      from (select class_id, sum(amount)::bigint as amount
              from (select t.commensal_class_id as class_id, t.total_price as amount
                      from transaction t where ${standingOrders(asked)} and t.commensal_class_id is not null
                    union all
                    select s.class_id, s.amount from sealed_class s
                     where ${sealedOrders(asked)} and s.class_id is not null) part
             group by class_id having sum(amount) > 0) s
      join cafeteria_class k on k.id = s.class_id`.execute(db);
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
      select product_id, sum(units)::bigint as units
        from (select i.product_id, i.quantity as units
                from transaction t join transaction_item i on i.transaction_id = t.id
               where ${standingOrders(asked)} and i.product_id is not null and i.quantity > 0
              union all
              select s.product_id, s.quantity from sealed_product s
               where ${sealedOrders(asked)} and s.product_id is not null) part
       group by product_id)
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
    select time, sum(count)::bigint as amount
      from (select to_char(t.pick_up_date_time at time zone ${zone}, 'HH24:MI') as time, 1 as count
              from transaction t where ${standingOrders(asked)} and t.pick_up_date_time is not null
            union all
            select s.time, s.count from sealed_pick_up s where ${sealedStanding(asked)}) part
     group by time`.execute(db);
  return rows;
}
