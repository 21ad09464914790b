import type { Instant, InstantRange } from "@cantina/domain/kernel";
import type { OrderState, OrderStatus } from "@cantina/domain/orders";
import { type RawBuilder, type Transaction, sql } from "kysely";
import { noteChange } from "../db/index.ts";

/** Locked lowest id first, as every other step and revert does it, so that none waits for another in a circle. */
async function lockWhere(
  trx: Transaction<unknown>,
  cafeteriaId: string,
  condition: RawBuilder<unknown>,
): Promise<readonly OrderState[]> {
  const { rows } = await sql<OrderState>`
    select id, status, version from transaction
     where cafeteria_id = ${cafeteriaId} and order_type = 'ORDER' and ${condition}
     order by id for no key update`.execute(trx);
  return rows;
}

export const lockOrders = (trx: Transaction<unknown>, cafeteriaId: string, ids: readonly string[]) =>
  lockWhere(trx, cafeteriaId, sql`id = any(${ids}::uuid[])`);

/** Of a day that ends then, and of all days before it. ORDERS-07 */
const isDueBefore = (end: Instant): RawBuilder<unknown> =>
  sql`coalesce(pick_up_date_time, date_time) < ${end}::timestamptz`;

export const lockDueOrders = (
  trx: Transaction<unknown>,
  cafeteriaId: string,
  { status, end }: { readonly status: OrderStatus; readonly end: Instant },
) => lockWhere(trx, cafeteriaId, sql`status = ${status} and ${isDueBefore(end)}`);

/** ORDERS-12 */
export const lockDelivered = (trx: Transaction<unknown>, cafeteriaId: string, { from, until }: InstantRange) =>
  lockWhere(
    trx,
    cafeteriaId,
    sql`status = 'COMPLETED' and delivered_at >= ${from}::timestamptz and delivered_at < ${until}::timestamptz`,
  );

export type ReadyMark = Pick<Move, "cafeteriaId" | "ids" | "at" | "tabId"> & { readonly isReady: boolean };

/** Says it of locked orders, and tells those of which it is news. ORDERS-20 */
export async function setReady(trx: Transaction<unknown>, mark: ReadyMark): Promise<void> {
  const { cafeteriaId, ids, at, tabId, isReady } = mark;
  const { rows } = await sql<{ readonly id: string }>`
    with marked as (
      update transaction set ready_at = case when ${isReady} then ${at}::timestamptz end
       where cafeteria_id = ${cafeteriaId} and id = any(${ids}::uuid[]) and (ready_at is null) = ${isReady}
      returning id
    ), told as (
      insert into change_event (cafeteria_id, kind, entity_type, entity_id, tab_id)
      select ${cafeteriaId}, 'changed', 'order', id, ${tabId} from marked
    )
    select id from marked`.execute(trx);
  for (const { id } of rows) noteChange({ entity: "order", id, after: isReady ? "READY" : "NOT_READY" });
}

export type Move = {
  readonly cafeteriaId: string;
  readonly ids: readonly string[];
  readonly to: OrderStatus;
  readonly at: Instant;
  /** null: no person, the clock. */
  readonly profileId: string | null;
  readonly tabId: string | null;
};

/** Sets the status of locked orders and tells each; the database counts their versions. ORDERS-06 */
export async function setOrderStatus(trx: Transaction<unknown>, move: Move): Promise<readonly OrderState[]> {
  if (move.ids.length === 0) return [];
  const isDelivery = move.to === "COMPLETED";
  const { rows } = await sql<OrderState>`
    with moved as (
      update transaction set status = ${move.to}, last_status_update = ${move.at}::timestamptz,
             delivered_at = case when ${isDelivery} then ${move.at}::timestamptz end,
             delivered_by = case when ${isDelivery} then ${move.profileId}::uuid end
       where cafeteria_id = ${move.cafeteriaId} and id = any(${move.ids}::uuid[])
      returning id, status, version
    ), told as (
      insert into change_event (cafeteria_id, kind, entity_type, entity_id, tab_id)
      select ${move.cafeteriaId}, 'changed', 'order', id, ${move.tabId} from moved
    )
    select id, status, version from moved`.execute(trx);
  for (const { id, status } of rows) noteChange({ entity: "order", id, after: status });
  return rows;
}
