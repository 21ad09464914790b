import type { UserCouponData } from "@cantina/contract/coupons";
import type { BookableCouponSale } from "@cantina/domain/coupons";
import { BrokenInvariant } from "@cantina/domain/kernel";
import { type Kysely, type Transaction, sql } from "kysely";
import type { Payment } from "../payments/index.ts";

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

/** Gives the buyer the uses, with the coupon's name and products as they are now. */
export async function addUserCoupon(
  trx: Transaction<unknown>,
  id: string,
  { coupon, uses, expirationTime }: BookableCouponSale,
  payment: Payment,
): Promise<void> {
  await sql`
    insert into user_coupon (id, cafeteria_id, coupon_id, profile_id, transaction_id, name, original_quantity,
      remaining_quantity, buy_time, expiration_time)
    values (${id}, ${payment.cafeteriaId}, ${coupon.id}, ${payment.buyerId}, ${payment.id}, ${coupon.name}, ${uses},
      ${uses}, ${payment.at}, ${expirationTime})`.execute(trx);
  await sql`
    insert into user_coupon_product (user_coupon_id, product_id)
    select ${id}, product_id from unnest(${coupon.productIds}::uuid[]) as product_id`.execute(trx);
}

export type BoughtCoupon = {
  readonly id: string;
  readonly profileId: string;
  readonly remainingQuantity: number;
  readonly originalQuantity: number;
  readonly status: "ENABLED" | "DISABLED";
};

/** Locks what a purchase gave. Take the client's account first, as a sale does. */
export async function lockBoughtCoupon(
  trx: Transaction<unknown>,
  cafeteriaId: string,
  transactionId: string,
): Promise<BoughtCoupon | undefined> {
  const { rows } = await sql<BoughtCoupon>`
    select id, profile_id as "profileId", remaining_quantity as "remainingQuantity",
           original_quantity as "originalQuantity", status
      from user_coupon where transaction_id = ${transactionId} and cafeteria_id = ${cafeteriaId}
       for no key update`.execute(trx);
  return rows[0];
}

/** Ends a bought coupon whose purchase is reverted. */
export async function disableBoughtCoupon(trx: Transaction<unknown>, transactionId: string): Promise<void> {
  await sql`update user_coupon set status = 'DISABLED' where transaction_id = ${transactionId}`.execute(trx);
}

/** Locks what a transaction gave or used, for who is going to revert it. */
export async function lockCouponsOf(trx: Transaction<unknown>, transactionId: string): Promise<void> {
  await sql`
    select from user_coupon
     where id in (select id from user_coupon where transaction_id = ${transactionId}
                  union all select user_coupon_id from user_coupon_use where transaction_id = ${transactionId})
     order by id for no key update`.execute(trx);
}

/** Gives back the uses of a reverted order, and says how many; the database lets it happen once. Lock them first. COUPON-09 */
export async function giveBackCoupons(trx: Transaction<unknown>, transactionId: string): Promise<number> {
  const { rows } = await sql<{ quantity: number }>`
    insert into user_coupon_use (user_coupon_id, transaction_id, line, quantity)
    select user_coupon_id, transaction_id, line, -quantity from user_coupon_use
     where transaction_id = ${transactionId} and quantity > 0 order by user_coupon_id
    returning quantity`.execute(trx);
  return rows.reduce((uses, { quantity }) => uses - quantity, 0);
}
