import type { AppFacts, AppOrder } from "@cantina/domain/app-orders";
import type { PickupTime, PickupTimeType } from "@cantina/domain/cafeteria";
import {
  BrokenInvariant,
  type Instant,
  type LocalDate,
  type LocalTime,
  type ProductId,
  type ProfileId,
  timeZone,
} from "@cantina/domain/kernel";
import { type Kysely, sql } from "kysely";

type PlaceRow = {
  readonly zone: string;
  readonly closedDays: readonly LocalDate[];
  readonly type: PickupTimeType;
  readonly start: LocalTime | null;
  readonly end: LocalTime | null;
  readonly cutOff: LocalTime | null;
  readonly times: readonly PickupTime[];
};

type ProductRow = {
  readonly id: ProductId;
  readonly shownInApp: boolean;
  readonly displayDates: readonly LocalDate[];
  readonly requestTimeLimit: string | null;
};

export type AppAsked = { readonly cafeteriaId: string; readonly clientId: ProfileId; readonly now: Instant };

/** What the rules of the app judge an order by; they limit no money and no stock, so nothing is locked. */
export async function readAppFacts(db: Kysely<unknown>, asked: AppAsked, order: AppOrder): Promise<AppFacts> {
  const productIds = order.orderItems.flatMap((item) => (item.type === "PRODUCT" ? [item.productId] : []));
  const places = await sql<PlaceRow>`
    select tz_name as zone, closed_days as "closedDays", allowed_order_pickup_time_type as type,
           to_char(allowed_interval_order_pickup_time_start, 'HH24:MI') as start,
           to_char(allowed_interval_order_pickup_time_end, 'HH24:MI') as "end",
           to_char(day_order_request_time_limit, 'HH24:MI') as "cutOff",
           coalesce((select json_agg(json_build_object('time', to_char(p.time, 'HH24:MI'), 'label', p.label,
             'cafeteriaClassesIds', p.class_ids)) from pickup_time p where p.cafeteria_id = c.id), '[]') as times
      from cafeteria c where id = ${asked.cafeteriaId}`.execute(db);
  const products = await sql<ProductRow>`
    select p.id, p.shown_in_app as "shownInApp", p.display_dates as "displayDates",
           -- A promotion is asked for no later than what it holds.
           to_char(least(k.request_time_limit, (
             select min(ik.request_time_limit) from promotion_item i
               join product ip on ip.id = i.product_id join category ik on ik.id = ip.category_id
              where i.promotion_id = p.id and i.version = p.current_version)), 'HH24:MI:SS') as "requestTimeLimit"
      from product p join category k on k.id = p.category_id
     where p.id = any(${productIds}::uuid[]) and p.cafeteria_id = ${asked.cafeteriaId}`.execute(db);
  const place = places.rows[0];
  if (place === undefined) throw new BrokenInvariant("a token's cafeteria is there");
  const { zone, closedDays, type, start, end, cutOff, times } = place;
  return {
    now: asked.now,
    timeZone: timeZone(zone),
    clientId: asked.clientId,
    closedDays,
    pickup: { type, times, interval: start === null || end === null ? null : { start, end }, cutOff },
    products: new Map(products.rows.map(({ id, ...product }) => [id, product])),
  };
}
