import type { DecodedRequestOf } from "@cantina/contract/endpoint";
import type { couponDeskEndpoints } from "@cantina/contract/coupons";
import { type Transaction, sql } from "kysely";

export type CouponDraft = DecodedRequestOf<typeof couponDeskEndpoints.createCoupon>["body"];

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
export async function linkProducts(
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
