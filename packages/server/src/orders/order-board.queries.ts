import type { OrderData } from "@cantina/contract/orders";
import type { Instant } from "@cantina/domain/kernel";
import { type Kysely, sql } from "kysely";
import { type OrderRow, orderColumns, orderOf } from "./orders.queries.ts";

/** How long a cancelled order waits on the board for somebody to archive it. ORDERS-13 */
const cancelledFor = "7 days";

export async function listBoardOrders(db: Kysely<unknown>, cafeteriaId: string, now: Instant): Promise<OrderData[]> {
  const { rows } = await sql<OrderRow>`
    select ${orderColumns} from (
      select * from transaction where cafeteria_id = ${cafeteriaId} and status = 'STARTED' and order_type = 'ORDER'
      union all
      select * from transaction where cafeteria_id = ${cafeteriaId} and status = 'CANCELLED' and order_type = 'ORDER'
         and last_status_update >= ${now}::timestamptz - ${cancelledFor}::interval) t
      left join commensal c on c.id = t.commensal_id
     order by t.date_time desc, t.id desc`.execute(db);
  return rows.map(orderOf);
}

/** Specification §9. */
const recentlyDelivered = 5;

export async function listDeliveredOrders(db: Kysely<unknown>, cafeteriaId: string): Promise<OrderData[]> {
  const { rows } = await sql<OrderRow>`
    select ${orderColumns} from (
      select * from transaction where cafeteria_id = ${cafeteriaId} and delivered_at is not null
       order by delivered_at desc limit ${recentlyDelivered}) t
      left join commensal c on c.id = t.commensal_id
     order by t.delivered_at desc, t.id desc`.execute(db);
  return rows.map(orderOf);
}
