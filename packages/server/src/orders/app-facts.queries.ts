import type { AppFacts, AppOrder } from "@cantina/domain/app-orders";
import { BrokenInvariant, type Instant, type LocalDate, type ProductId, type ProfileId } from "@cantina/domain/kernel";
import { type Kysely, sql } from "kysely";
import { closedDaysOfC, pickupOfC } from "../cafeteria/index.ts";

type PlaceRow = Pick<AppFacts, "timeZone" | "closed" | "pickup">;

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
    select tz_name as "timeZone", ${closedDaysOfC} as closed, ${pickupOfC} as pickup
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
  return {
    ...place,
    now: asked.now,
    clientId: asked.clientId,
    products: new Map(products.rows.map(({ id, ...product }) => [id, product])),
  };
}
