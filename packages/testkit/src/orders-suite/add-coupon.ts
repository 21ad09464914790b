import { randomUUID } from "node:crypto";
import type { ProductId } from "@cantina/domain/kernel";
import type { Canteen, Query } from "./canteen.ts";

export type CouponOptions = {
  /** Minor units. */
  readonly price?: number;
  readonly uses?: number;
  readonly validDays?: number;
  /** Instead of days of validity. */
  readonly expirationDate?: string;
  readonly isDisabled?: boolean;
};

/** A coupon of these products that the canteen sells. */
export async function addCoupon(
  query: Query,
  canteen: Canteen,
  productIds: readonly ProductId[],
  options: CouponOptions = {},
): Promise<string> {
  const couponId = randomUUID();
  const { expirationDate = null } = options;
  await query(
    `insert into coupon (id, cafeteria_id, name, description, price, quantity, valid_days, expiration_date, status)
     values ($1, $2, '10 cafés', 'Diez cafés', $3, $4, $5, $6, $7)`,
    [
      couponId,
      canteen.cafeteriaId,
      options.price ?? 12_000,
      options.uses ?? 10,
      expirationDate === null ? (options.validDays ?? 30) : null,
      expirationDate,
      options.isDisabled === true ? "DISABLED" : "ENABLED",
    ],
  );
  await query("insert into coupon_product (coupon_id, product_id) select $1, unnest($2::uuid[])", [
    couponId,
    productIds,
  ]);
  return couponId;
}
