import type { ComingOrder } from "@cantina/domain/cafeteria";
import type { CafeteriaId, Instant, OrderId } from "@cantina/domain/kernel";
import { type Kysely, sql } from "kysely";

/** What is still to be fetched, the next one first. */
export async function comingOrdersOf(
  db: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
  now: Instant,
): Promise<readonly ComingOrder[]> {
  const { rows } = await sql<ComingOrder>`
    select t.id, to_char(t.pick_up_date_time at time zone c.tz_name, 'YYYY-MM-DD') as day,
           to_char(t.pick_up_date_time at time zone c.tz_name, 'HH24:MI') as time, t.commensal_class_id as "classId",
           exists (select 1 from pass_order o where o.transaction_id = t.id) as "isOfPass"
      from transaction t join cafeteria c on c.id = t.cafeteria_id
     where t.cafeteria_id = ${cafeteriaId} and t.status = 'STARTED' and t.order_type = 'ORDER'
       and t.pick_up_date_time > ${now}::timestamptz
       -- What the index is of.
       and coalesce(t.pick_up_date_time, t.date_time) > ${now}::timestamptz
     order by t.pick_up_date_time, t.id`.execute(db);
  return rows;
}

/** Who fetches them; who was deleted has no name. */
export async function namesOfOrders(
  db: Kysely<unknown>,
  ids: readonly OrderId[],
): Promise<ReadonlyMap<OrderId, string>> {
  const { rows } = await sql<{ readonly id: OrderId; readonly name: string }>`
    select t.id, trim(d.first_name || ' ' || d.last_name) as name
      from transaction t join commensal d on d.id = t.commensal_id join profile p on p.id = d.profile_id
     where t.id = any(${ids}::uuid[]) and d.status = 'ENABLED' and p.status = 'ENABLED'`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
