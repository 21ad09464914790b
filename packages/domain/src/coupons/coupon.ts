import type { Cents, CouponId, Instant, ProductId } from "../kernel/index.ts";

export const couponStatuses = ["ENABLED", "DISABLED", "DELETED"] as const;
export type CouponStatus = (typeof couponStatuses)[number];

/** A book of uses that the cafeteria sells. */
export type Coupon = {
  readonly id: CouponId;
  readonly name: string;
  readonly description: string;
  readonly price: Cents;
  /** Uses in one book. */
  readonly quantity: number;
  /** Days after the day of purchase; null: it ends at `expirationDate`. */
  readonly validDays: number | null;
  readonly expirationDate: Instant | null;
  /** Any of them is paid by one use. */
  readonly productIds: readonly ProductId[];
  readonly shownInApp: boolean;
  readonly status: CouponStatus;
  readonly imageUrl: string | null;
  /** Counts the edits: an edit names the version that it was made from. */
  readonly version: number;
};

/** Low enough that no number of uses and no total leaves what the database and the wire can carry. */
export const couponLimits = {
  /** Uses in one book. */
  uses: 9_999,
  /** Books in one sale. */
  books: 999,
  validDays: 3_650,
  products: 1_000,
} as const;

/** Only active coupons that have not expired are sold. COUPON-06 */
export const isOnSale = (coupon: Pick<Coupon, "status" | "expirationDate">, at: Instant): boolean =>
  coupon.status === "ENABLED" && (coupon.expirationDate === null || coupon.expirationDate > at);
