import type { ClosedDays } from "@cantina/domain/cafeteria";
import { standingStatuses } from "@cantina/domain/metrics";
import { BrokenInvariant, type CafeteriaId, type InstantRange, type TimeZone } from "@cantina/domain/kernel";
import type { OrderType } from "@cantina/domain/orders";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { closedDaysOfC } from "../cafeteria/index.ts";

export type MetricsAsked = InstantRange & {
  readonly cafeteriaId: CafeteriaId;
  readonly originMedium: "ALL" | "WEB" | "MOBILE";
};

export type MetricsPlace = { readonly zone: TimeZone; readonly closed: ClosedDays };

export async function readMetricsPlace(db: Kysely<unknown>, cafeteriaId: CafeteriaId): Promise<MetricsPlace> {
  const { rows } = await sql<MetricsPlace>`
    select tz_name as zone, ${closedDaysOfC} as closed from cafeteria c where id = ${cafeteriaId}`.execute(db);
  if (rows[0] === undefined) throw new BrokenInvariant("who is asked in a cafeteria is in one");
  return rows[0];
}

/** Of its kind, that is not taken back, by when it was made. */
export const standing = (asked: MetricsAsked, orderType: OrderType): RawBuilder<unknown> => sql`
  t.cafeteria_id = ${asked.cafeteriaId} and t.date_time >= ${asked.from} and t.date_time < ${asked.until}
  and t.order_type = ${orderType} and t.status = any (${standingStatuses[orderType]}::text[])
  ${asked.originMedium === "ALL" ? sql`` : sql`and t.origin_medium = ${asked.originMedium}`}`;

/** Orders that count as such. METRICS-04 */
export const standingOrders = (asked: MetricsAsked): RawBuilder<unknown> => sql`
  ${standing(asked, "ORDER")} and not exists (select from pass_order o where o.transaction_id = t.id)`;
