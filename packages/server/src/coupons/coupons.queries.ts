import type { CouponData } from "@cantina/contract/coupons";
import type { CouponDraft } from "@cantina/domain/coupons";
import type { Instant } from "@cantina/domain/kernel";
import { type Kysely, type Transaction, sql } from "kysely";
import { pictureUrl } from "../pictures/index.ts";

const couponColumns = sql`
  k.id, k.name, k.description, k.price, k.quantity, k.valid_days as "validDays",
  iso_instant(k.expiration_date) as "expirationDate", k.shown_in_app as "shownInApp", k.status, k.version,
  k.picture_id as "imgId",
  coalesce((select json_agg(p.product_id order by p.product_id) from coupon_product p where p.coupon_id = k.id), '[]')
    as "productIds"`;

/** A coupon as it is told. */
const couponOf = (row: Omit<CouponData, "imageUrl">): CouponData => ({ ...row, imageUrl: pictureUrl(row.imgId) });

/** Deleted ones are left out. */
export async function listCoupons(db: Kysely<unknown>, cafeteriaId: string): Promise<CouponData[]> {
  const { rows } = await sql<Omit<CouponData, "imageUrl">>`
    select ${couponColumns} from coupon k
     where k.cafeteria_id = ${cafeteriaId} and k.status <> 'DELETED' order by k.name collate by_name, k.id`.execute(db);
  return rows.map(couponOf);
}

export async function readCoupon(
  db: Kysely<unknown>,
  cafeteriaId: string,
  couponId: string,
): Promise<CouponData | null> {
  const { rows } = await sql<Omit<CouponData, "imageUrl">>`
    select ${couponColumns} from coupon k where k.cafeteria_id = ${cafeteriaId} and k.id = ${couponId}`.execute(db);
  return rows[0] === undefined ? null : couponOf(rows[0]);
}

type LockedCoupon = Pick<CouponDraft, "shownInApp" | "status"> & {
  readonly id: string;
  readonly expirationDate: Instant | null;
  readonly version: number;
  readonly pictureId: string | null;
};

/** Nobody else edits or deletes it until this transaction ends; undefined: unknown or deleted. */
export async function lockCoupon(
  trx: Transaction<unknown>,
  cafeteriaId: string,
  couponId: string,
): Promise<LockedCoupon | undefined> {
  const { rows } = await sql<LockedCoupon>`
    select id, iso_instant(expiration_date) as "expirationDate", version, picture_id as "pictureId",
           shown_in_app as "shownInApp", status from coupon
     where cafeteria_id = ${cafeteriaId} and id = ${couponId} and status <> 'DELETED'
       for no key update`.execute(trx);
  return rows[0];
}

/** False when one of its products is none of this cafeteria. What was bought has a copy of its own. COUPON-10 */
export async function rewriteCoupon(
  trx: Transaction<unknown>,
  cafeteriaId: string,
  coupon: CouponDraft & { readonly id: string; readonly pictureId: string | null | undefined },
): Promise<boolean> {
  await sql`
    update coupon set version = version + 1, name = ${coupon.name}, description = ${coupon.description}, price = ${coupon.price},
           quantity = ${coupon.quantity}, valid_days = ${coupon.validDays}, expiration_date = ${coupon.expirationDate},
           shown_in_app = ${coupon.shownInApp}, status = ${coupon.status},
           picture_id = case when ${coupon.pictureId !== undefined} then ${coupon.pictureId ?? null}::text else picture_id end
     where id = ${coupon.id}`.execute(trx);
  await sql`delete from coupon_product where coupon_id = ${coupon.id}`.execute(trx);
  return linkProducts(trx, cafeteriaId, coupon);
}

export async function markDeleted(trx: Transaction<unknown>, couponId: string): Promise<void> {
  await sql`update coupon set status = 'DELETED' where id = ${couponId}`.execute(trx);
}

/** Writes the coupon; false when one of its products is none of this cafeteria. */
export async function addCoupon(
  trx: Transaction<unknown>,
  cafeteriaId: string,
  coupon: CouponDraft & { readonly id: string; readonly pictureId: string | null },
): Promise<boolean> {
  await sql`
    insert into coupon (id, cafeteria_id, name, description, price, quantity, valid_days, expiration_date, shown_in_app,
      status, picture_id)
    values (${coupon.id}, ${cafeteriaId}, ${coupon.name}, ${coupon.description}, ${coupon.price}, ${coupon.quantity},
      ${coupon.validDays}, ${coupon.expirationDate}, ${coupon.shownInApp}, ${coupon.status}, ${coupon.pictureId})`.execute(
    trx,
  );
  return linkProducts(trx, cafeteriaId, coupon);
}

/** False when one of the products is none that this cafeteria's coupons can pay, or is deleted while it is being linked. */
async function linkProducts(
  trx: Transaction<unknown>,
  cafeteriaId: string,
  coupon: Pick<CouponDraft, "productIds"> & { readonly id: string },
): Promise<boolean> {
  const productIds = [...new Set(coupon.productIds)];
  const { rows } = await sql`
    with on_sale as (
      select id from product
       where id = any (${productIds}::uuid[]) and cafeteria_id = ${cafeteriaId} and status = 'ENABLED' and type <> 'CALENDAR'
       order by type <> 'PROMOTION', id for share
    )
    insert into coupon_product (coupon_id, product_id) select ${coupon.id}, id from on_sale returning product_id`.execute(
    trx,
  );
  return rows.length === productIds.length;
}
