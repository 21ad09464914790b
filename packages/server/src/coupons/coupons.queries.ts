import type { CouponData, UserCouponData } from "@cantina/contract/coupons";
import type { Coupon } from "@cantina/domain/coupons";
import { BrokenInvariant } from "@cantina/domain/kernel";
import { type Kysely, type Transaction, sql } from "kysely";
import { pictureUrl } from "../pictures/index.ts";

const couponColumns = sql`
  k.id, k.name, k.description, k.price, k.quantity, k.valid_days as "validDays",
  iso_instant(k.expiration_date) as "expirationDate", k.shown_in_app as "shownInApp", k.status, k.version,
  k.picture_id as "pictureId",
  coalesce((select json_agg(p.product_id order by p.product_id) from coupon_product p where p.coupon_id = k.id), '[]')
    as "productIds"`;

type Row = Omit<Coupon, "imageUrl"> & { readonly pictureId: string | null };
export type KeptCoupon = Coupon & { readonly pictureId: string | null };

const couponOf = (row: Row): KeptCoupon => ({
  ...row,
  imageUrl: row.pictureId === null ? null : pictureUrl(row.pictureId),
});

export const couponDataOf = ({ pictureId, productIds, ...coupon }: KeptCoupon): CouponData => ({
  ...coupon,
  productIds,
  imgId: pictureId,
});

/** Deleted ones are left out. */
export async function listCoupons(db: Kysely<unknown>, cafeteriaId: string): Promise<readonly KeptCoupon[]> {
  const { rows } = await sql<Row>`
    select ${couponColumns} from coupon k
     where k.cafeteria_id = ${cafeteriaId} and k.status <> 'DELETED' order by k.name, k.id`.execute(db);
  return rows.map(couponOf);
}

export async function readCoupon(
  db: Kysely<unknown>,
  cafeteriaId: string,
  couponId: string,
): Promise<KeptCoupon | null> {
  const { rows } = await sql<Row>`
    select ${couponColumns} from coupon k where k.cafeteria_id = ${cafeteriaId} and k.id = ${couponId}`.execute(db);
  return rows[0] === undefined ? null : couponOf(rows[0]);
}

const userCouponColumns = sql`
  u.id, u.coupon_id as "couponId", u.profile_id as "profileId", u.name, u.remaining_quantity as "remainingQuantity",
  u.original_quantity as "originalQuantity", iso_instant(u.buy_time) as "buyTime",
  iso_instant(u.expiration_time) as "expirationTime", u.status,
  (select json_agg(p.product_id order by p.product_id) from user_coupon_product p where p.user_coupon_id = u.id)
    as "productIds"`;

/** Newest first, used up and expired ones too; null: no such client. */
export async function listClientCoupons(
  db: Kysely<unknown>,
  cafeteriaId: string,
  profileId: string,
): Promise<readonly UserCouponData[] | null> {
  const client = await sql`
    select 1 from profile where id = ${profileId} and cafeteria_id = ${cafeteriaId} and type = 'CLIENT'`.execute(db);
  if (client.rows.length === 0) return null;
  const { rows } = await sql<UserCouponData>`
    select ${userCouponColumns} from user_coupon u
     where u.profile_id = ${profileId} and u.status = 'ENABLED' order by u.buy_time desc, u.id desc`.execute(db);
  return rows;
}

export async function readUserCoupon(trx: Transaction<unknown>, userCouponId: string): Promise<UserCouponData> {
  const { rows } = await sql<UserCouponData>`
    select ${userCouponColumns} from user_coupon u where u.id = ${userCouponId}`.execute(trx);
  if (rows[0] === undefined) throw new BrokenInvariant("a coupon just bought can be read");
  return rows[0];
}
