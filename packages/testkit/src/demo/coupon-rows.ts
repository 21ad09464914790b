import type { Coupon, UserCoupon } from "@cantina/domain/coupons";
import type { Cents, Instant, LocalDate, ProfileId, UserCouponId } from "@cantina/domain/kernel";

import { type DemoProduct, priceAt } from "./catalog.ts";
import type { DemoDiner } from "./diners.ts";
import { type DemoRows, type Row, rowOf } from "./tables.ts";

/** A purchase and what it gave. */
export type CouponBook = {
  readonly bought: UserCoupon;
  readonly transactionId: string;
  readonly total: Cents;
  readonly paymentMethod: "CARD" | "TRANSFER";
  readonly localDate: LocalDate;
  readonly sellerId: ProfileId;
};

/** A delivered order of one unit that a coupon paid. */
export type CouponUse = {
  readonly transactionId: string;
  readonly cartId: string;
  readonly userCouponId: UserCouponId;
  readonly product: DemoProduct;
  readonly diner: DemoDiner;
  readonly localDate: LocalDate;
  readonly at: Instant;
  readonly sellerId: ProfileId;
};

/** What is sold, under the picture of what it pays for first. */
export type CouponOffer = { readonly coupon: Coupon; readonly products: readonly DemoProduct[] };

export const couponRows = (cafeteriaId: string, offers: readonly CouponOffer[]): DemoRows => ({
  coupon: offers.map(({ coupon: { productIds: _productIds, imageUrl: _imageUrl, ...coupon }, products: [first] }) => ({
    ...rowOf(coupon),
    cafeteria_id: cafeteriaId,
    picture_id: first?.picture.id ?? null,
    created_at: "2026-01-01T12:00:00Z",
  })),
  coupon_product: offers.flatMap(({ coupon }) =>
    coupon.productIds.map((productId) => ({ coupon_id: coupon.id, product_id: productId })),
  ),
});

type Timed = { readonly localDate: LocalDate; readonly at: Instant };

/** What these transactions have in common, and the columns that only some of them fill. */
export const transactionRow = (cafeteriaId: string, { localDate, at }: Timed, more: Row): Row => ({
  cafeteria_id: cafeteriaId,
  cart_id: null,
  status: "COMPLETED",
  commensal_id: null,
  commensal_class_id: null,
  comments: "",
  subtotal: 0,
  discount: 0,
  discount_source: null,
  total_price: 0,
  local_date: localDate,
  date_time: at,
  pick_up_date_time: null,
  last_status_update: at,
  origin_medium: "WEB",
  register_session_id: null,
  version: 1,
  coupon_id: null,
  coupons_quantity: null,
  ...more,
});

export const bookRows = (cafeteriaId: string, books: readonly CouponBook[]): DemoRows => ({
  user_coupon: books.map(({ bought: { productIds: _productIds, ...bought }, transactionId }) => ({
    ...rowOf(bought),
    cafeteria_id: cafeteriaId,
    transaction_id: transactionId,
  })),
  user_coupon_product: books.flatMap(({ bought }) =>
    bought.productIds.map((productId) => ({ user_coupon_id: bought.id, product_id: productId })),
  ),
});

const purchaseRow = (cafeteriaId: string, { bought, ...book }: CouponBook): Row =>
  transactionRow(
    cafeteriaId,
    { localDate: book.localDate, at: bought.buyTime },
    {
      id: book.transactionId,
      order_type: "COUPON_BUY",
      buyer_id: bought.profileId,
      seller_id: book.sellerId,
      payment_method: book.paymentMethod,
      subtotal: book.total,
      total_price: book.total,
      coupon_id: bought.couponId,
      coupons_quantity: 1,
    },
  );

const redemptionRow = (cafeteriaId: string, use: CouponUse): Row =>
  transactionRow(cafeteriaId, use, {
    id: use.transactionId,
    cart_id: use.cartId,
    order_type: "ORDER",
    commensal_id: use.diner.commensal.id,
    commensal_class_id: use.diner.commensal.classId,
    buyer_id: use.diner.client.id,
    seller_id: use.sellerId,
    payment_method: "ACCOUNT_BALANCE",
  });

function itemRow({ transactionId, product, diner, localDate }: CouponUse): Row {
  const { version, price } = priceAt(product, { isFormer: false, classId: diner.commensal.classId });
  return {
    transaction_id: transactionId,
    line: 1,
    type: "PRODUCT",
    product_id: product.product.id,
    product_version: version,
    name: product.product.name,
    price,
    quantity: 1,
    redeemed: 1,
    discount: 0,
    total: 0,
    local_date: localDate,
  };
}

/** Purchases and uses as transactions, and the uses as the coupons count them. */
export const redemptionRows = (
  cafeteriaId: string,
  books: readonly CouponBook[],
  uses: readonly CouponUse[],
): DemoRows => ({
  transaction: [
    ...books.map((book) => purchaseRow(cafeteriaId, book)),
    ...uses.map((use) => redemptionRow(cafeteriaId, use)),
  ],
  transaction_item: uses.map(itemRow),
  user_coupon_use: uses.map((use) => ({
    user_coupon_id: use.userCouponId,
    transaction_id: use.transactionId,
    line: 1,
    quantity: 1,
    at: use.at,
  })),
});
