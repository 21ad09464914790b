import type { ClosedDays } from "@cantina/domain/cafeteria";
import { standingStatuses } from "@cantina/domain/metrics";
import { BrokenInvariant, type CafeteriaId, type InstantRange, type TimeZone } from "@cantina/domain/kernel";
import type { OrderType } from "@cantina/domain/orders";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { closedDaysOfC } from "../cafeteria/index.ts";
import { type SealedDays, within } from "../reports/index.ts";

export type MetricsAsked = InstantRange & {
  readonly cafeteriaId: CafeteriaId;
  readonly originMedium: "ALL" | "WEB" | "MOBILE";
  /** Which of its days were summed, and what is to be read from the rows beside them. METRICS-17 */
  readonly sealed: SealedDays;
};

export type MetricsPlace = { readonly zone: TimeZone; readonly closed: ClosedDays };

export async function readMetricsPlace(db: Kysely<unknown>, cafeteriaId: CafeteriaId): Promise<MetricsPlace> {
  const { rows } = await sql<MetricsPlace>`
    select tz_name as zone, ${closedDaysOfC} as closed from cafeteria c where id = ${cafeteriaId}`.execute(db);
  if (rows[0] === undefined) throw new BrokenInvariant("who is asked in a cafeteria is in one");
  return rows[0];
}

const ofOrigin = ({ originMedium }: MetricsAsked, column: RawBuilder<unknown>): RawBuilder<unknown> =>
  originMedium === "ALL" ? sql`` : sql`and ${column} = ${originMedium}`;

/** Of its kind, that is not taken back, by when it was made: of what was not summed. */
export const standing = (asked: MetricsAsked, orderType: OrderType): RawBuilder<unknown> => sql`
  t.cafeteria_id = ${asked.cafeteriaId} and ${within(sql`t.date_time`, { edges: [asked.from, asked.until], sealed: asked.sealed })}
  and t.order_type = ${orderType} and t.status = any (${standingStatuses[orderType]}::text[])
  ${ofOrigin(asked, sql`t.origin_medium`)}`;

/** Orders that count as such. METRICS-04 */
export const standingOrders = (asked: MetricsAsked): RawBuilder<unknown> => sql`
  ${standing(asked, "ORDER")} and not exists (select from pass_order o where o.transaction_id = t.id)`;

/** Of rows `s` of a table of sums: those of the days that were summed. METRICS-17 */
export const sealedStanding = (asked: MetricsAsked): RawBuilder<unknown> => sql`
  s.sealed_day_id = any (${asked.sealed.ids}::bigint[]) ${ofOrigin(asked, sql`s.origin_medium`)}`;

/** The same of sums that reports have too, of which some are of what was given back, or of passes. */
export const sealedOrders = (asked: MetricsAsked): RawBuilder<unknown> => sql`
  ${sealedStanding(asked)} and s.date_kind = 'ORDER_DATE' and s.sign = 1 and s.is_standing and not s.is_pass`;
