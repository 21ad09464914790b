import type { DecodedRequestOf } from "@cantina/contract/endpoint";
import type { calendarProductEndpoints } from "@cantina/contract/calendar-products";
import type { CalendarProduct } from "@cantina/domain/calendar-products";
import type { CafeteriaId } from "@cantina/domain/kernel";
import { type Kysely, type RawBuilder, type Transaction, sql } from "kysely";
import { classPricesOfV, insertVersion, isOffered } from "../catalog/index.ts";
import { pictureUrl } from "../pictures/index.ts";

type Row = Omit<CalendarProduct, "imageUrl"> & { readonly pictureId: string | null };

const passOf = ({ pictureId, ...pass }: Row): CalendarProduct => ({ ...pass, imageUrl: pictureUrl(pictureId) });

const select = (where: RawBuilder<unknown>): RawBuilder<Row> => sql<Row>`
  select p.id, v.name, p.description, p.category_id as "categoryId", p.current_version as version, v.price,
         ${classPricesOfV} as "classPrices", p.picture_id as "pictureId", p.shown_in_app as "shownInApp", c.order_dates as "orderDates",
         to_char(c.delivery_time, 'HH24:MI') as "deliveryTime", c.is_order_cancellable as "isOrderCancellable",
         c.charge_for_past_orders as "chargeForPastOrders"
    from product p
    join calendar_product c on c.product_id = p.id
    join product_version v on v.product_id = p.id and v.version = p.current_version
   where p.type = 'CALENDAR' and ${where}
   order by v.name collate by_name, p.id`;

export async function listPasses(
  db: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
  onlyApp: boolean,
): Promise<readonly CalendarProduct[]> {
  const { rows } = await select(isOffered(cafeteriaId, onlyApp)).execute(db);
  return rows.map(passOf);
}

/** Deleted ones too, for who has to tell them apart. */
export async function readPass(
  db: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
  productId: string,
): Promise<CalendarProduct | null> {
  const { rows } = await select(sql`p.cafeteria_id = ${cafeteriaId} and p.id = ${productId}`).execute(db);
  return rows[0] === undefined ? null : passOf(rows[0]);
}

/** Nobody else changes or deletes it meanwhile; null: no such pass in the catalogue. */
export async function lockPass(
  trx: Transaction<unknown>,
  cafeteriaId: CafeteriaId,
  productId: string,
): Promise<CalendarProduct | null> {
  const { rows } = await sql`
    select 1 from product
     where id = ${productId} and cafeteria_id = ${cafeteriaId} and type = 'CALENDAR' and status = 'ENABLED'
       for no key update`.execute(trx);
  return rows.length === 0 ? null : readPass(trx, cafeteriaId, productId);
}

type Endpoints = typeof calendarProductEndpoints;
export type NewPass = DecodedRequestOf<Endpoints["createCalendarProduct"]>["body"];
export type ChangedPass = DecodedRequestOf<Endpoints["changeCalendarProduct"]>["body"];
/** Lock the category first. */
export async function insertPass(
  trx: Transaction<unknown>,
  cafeteriaId: CafeteriaId,
  pass: NewPass & { readonly id: string; readonly pictureId: string | null },
): Promise<void> {
  await sql`
    insert into product (id, cafeteria_id, type, category_id, position, description, shown_in_app, picture_id)
    select ${pass.id}, ${cafeteriaId}, 'CALENDAR', ${pass.categoryId}, coalesce(max(position), 0) + 1,
           ${pass.description}, ${pass.shownInApp}::boolean, ${pass.pictureId}::text
      from product where category_id = ${pass.categoryId}`.execute(trx);
  await sql`
    insert into calendar_product (product_id, order_dates, delivery_time, is_order_cancellable, charge_for_past_orders)
    values (${pass.id}, ${pass.orderDates}::date[], ${pass.deliveryTime}, ${pass.isOrderCancellable},
      ${pass.chargeForPastOrders})`.execute(trx);
  await insertVersion(trx, { ...pass, productId: pass.id, version: 1, cost: null, ingredients: [] });
}

/** Its next version; what was sold keeps the one that it was sold by. */
export async function updatePass(
  trx: Transaction<unknown>,
  { id: productId, version }: Pick<CalendarProduct, "id" | "version">,
  pass: Omit<CalendarProduct, "id" | "version" | "imageUrl"> & { readonly pictureId: string | null | undefined },
): Promise<void> {
  await insertVersion(trx, { ...pass, productId, version: version + 1, cost: null, ingredients: [] });
  await sql`
    update product
       set revision = revision + 1, current_version = ${version + 1}, category_id = ${pass.categoryId}, description = ${pass.description},
           shown_in_app = ${pass.shownInApp},
           picture_id = case when ${pass.pictureId !== undefined} then ${pass.pictureId ?? null}::text else picture_id end
     where id = ${productId}`.execute(trx);
  await sql`
    update calendar_product
       set order_dates = ${pass.orderDates}::date[], is_order_cancellable = ${pass.isOrderCancellable},
           charge_for_past_orders = ${pass.chargeForPastOrders}
     where product_id = ${productId}`.execute(trx);
}
