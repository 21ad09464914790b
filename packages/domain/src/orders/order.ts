import type { PaymentMethod } from "../cafeteria/index.ts";
import type { PromotionItem } from "../catalog/index.ts";
import type { ExchangedCoupon } from "../coupons/index.ts";
import type {
  CartId,
  Cents,
  ClassId,
  CommensalId,
  CouponId,
  Instant,
  OrderId,
  ProductId,
  ProfileId,
} from "../kernel/index.ts";
import type { OrderStatus, OrderType, OriginMedium } from "./order-status.ts";
import type { PaymentPart } from "./payment-part.ts";

/** Orders keep their own copy of names and prices. */
export type OrderItem = {
  /** By which the order knows it, from 1; servers of before and sales that wait don't tell. */
  readonly line?: number | null | undefined;
  readonly type: "PRODUCT" | "GENERIC";
  readonly productId: ProductId | null;
  readonly productVersion: number | null;
  readonly name: string;
  /** What each unit of a promotion held when it was sold. */
  readonly items: readonly PromotionItem[];
  readonly price: Cents;
  readonly quantity: number;
  /** Bought coupons that paid some of the units. */
  readonly exchangedCoupons: readonly ExchangedCoupon[];
  readonly discount: Cents;
  readonly total: Cents;
};

export type Order = {
  readonly id: OrderId;
  readonly cartId: CartId | null;
  readonly orderType: OrderType;
  readonly status: OrderStatus;
  readonly orderItems: readonly OrderItem[];
  readonly commensalId: CommensalId | null;
  readonly commensalName: string | null;
  readonly commensalClassId: ClassId | null;
  readonly buyerId: ProfileId | null;
  readonly sellerId: ProfileId | null;
  readonly comments: string;
  /** Where it was split, the one that paid the rest. */
  readonly paymentMethod: PaymentMethod;
  /** Where it was split, what each method paid of its total. SPLIT-01 */
  readonly payments?: readonly PaymentPart[] | undefined;
  readonly subtotal: Cents;
  readonly discount: Cents;
  readonly totalPrice: Cents;
  readonly dateTime: Instant;
  readonly pickUpDateTime: Instant | null;
  readonly lastStatusUpdate: Instant;
  readonly originMedium: OriginMedium;
  /** When the kitchen said that a pending one is made; null: not yet, or it waits no more. ORDERS-20 */
  readonly readyAt: Instant | null;
  /** Counts the status changes: who acts on an earlier one acts on what is no longer so. */
  readonly version: number;
  /** Of a coupon purchase: what was bought, and how many books of it. */
  readonly couponId: CouponId | null;
  readonly couponsQuantity: number | null;
  /** What was refunded of it by units; the rest is what its lines tell. REFUND-06 */
  readonly refunded?: Cents | undefined;
  /** Of what was refunded: the order that it was of. REFUND-06 */
  readonly partOf?: OrderId | null | undefined;
};

/** An order just booked, and what is left on the account that paid (null when no account did). */
export type PlacedOrder = Order & { readonly balanceAfter: Cents | null };
