import type { PrivilegeLevel } from "../access/index.ts";
import { type Cafeteria, type CouponPaymentMethod, couponPaymentMethods, offeredAmong } from "../cafeteria/index.ts";
import { isRegisterMissing } from "../cash-register/index.ts";
import { type AccountRefusal, chargeAccount } from "../clients/index.ts";
import {
  type Cents,
  type Instant,
  type ProfileId,
  type Result,
  accepted,
  multiplyMoney,
  refused,
} from "../kernel/index.ts";
import { type Coupon, couponLimits, isOnSale } from "./coupon.ts";
import { expirationOf } from "./expiration.ts";

export type CouponSaleRequest = {
  /** The client, whoever of its commensals was chosen. */
  readonly buyerId: ProfileId;
  readonly paymentMethod: CouponPaymentMethod;
  /** Books. */
  readonly quantity: number;
  /** The total that the seller saw; null: whatever it costs. */
  readonly expectedTotal: Cents | null;
};

export type CouponSaleFacts = {
  readonly at: Instant;
  readonly sellerLevel: PrivilegeLevel | null;
  readonly isRegisterOpen: boolean;
  readonly cafeteria: Pick<Cafeteria, "features" | "customPaymentMethod" | "timeZone" | "balanceFloor">;
  /** null: no such enabled client here. */
  readonly buyer: { readonly balance: Cents; readonly minimumBalance: Cents } | null;
  /** null: unknown to this cafeteria. */
  readonly coupon: Coupon | null;
};

export type CouponSaleRefusal =
  | { readonly code: "CLOSED_CASH_FLOW" | "WRONG_PROFILE" | "WRONG_PAYMENT_METHOD" | "INVALID_COUPON" }
  | { readonly code: "PRICE_CHANGED"; readonly data: { readonly shownTotal: Cents; readonly total: Cents } }
  | AccountRefusal;

export type BookableCouponSale = {
  readonly coupon: Coupon;
  readonly total: Cents;
  readonly uses: number;
  readonly expirationTime: Instant;
  /** Of the account that pays; null when no account does. */
  readonly balanceAfter: Cents | null;
};

/** Books of one coupon: what they cost. */
export const couponSaleTotal = (coupon: Pick<Coupon, "price">, quantity: number): Cents =>
  multiplyMoney(coupon.price, quantity);

/** Judges a coupon sale, first failure first, and says what is to be booked. COUPON-05 COUPON-06 COUPON-07 */
export function decideCouponSale(
  request: CouponSaleRequest,
  { at, sellerLevel, isRegisterOpen, cafeteria, buyer, coupon }: CouponSaleFacts,
): Result<BookableCouponSale, CouponSaleRefusal> {
  if (isRegisterMissing({ sellerLevel, isRegisterOpen, features: cafeteria.features }))
    return refused({ code: "CLOSED_CASH_FLOW" });
  if (buyer === null) return refused({ code: "WRONG_PROFILE" });
  if (!offeredAmong(couponPaymentMethods, cafeteria.customPaymentMethod).includes(request.paymentMethod))
    return refused({ code: "WRONG_PAYMENT_METHOD" });
  const isBookCount = Number.isInteger(request.quantity) && request.quantity >= 1;
  if (coupon === null || !isOnSale(coupon, at) || !isBookCount || request.quantity > couponLimits.books)
    return refused({ code: "INVALID_COUPON" });
  const total = couponSaleTotal(coupon, request.quantity);
  if (request.expectedTotal !== null && request.expectedTotal !== total)
    return refused({ code: "PRICE_CHANGED", data: { shownTotal: request.expectedTotal, total } });
  const sale = {
    coupon,
    total,
    uses: coupon.quantity * request.quantity,
    expirationTime: expirationOf(coupon, at, cafeteria.timeZone),
  };
  if (request.paymentMethod !== "ACCOUNT_BALANCE") return accepted({ ...sale, balanceAfter: null });
  const charged = chargeAccount(total, { ...buyer, floor: cafeteria.balanceFloor, ignoresMinimum: false });
  return charged.ok ? accepted({ ...sale, balanceAfter: charged.value.balanceAfter }) : charged;
}
