import { counterPaymentMethods, paymentMethods } from "@cantina/domain/cafeteria";
import { couponLimits } from "@cantina/domain/coupons";
import { textLimits } from "@cantina/domain/kernel";
import { cartLimits } from "@cantina/domain/sale";
import { orderStatuses, orderTypes, originMedia } from "@cantina/domain/orders";
import { cancelReasons } from "@cantina/domain/transactions";
import * as v from "valibot";
import { promotionItem } from "../catalog/index.ts";
import { paymentParts } from "./payment-parts.wire.ts";
import {
  allergenList,
  type Given,
  givenInstant,
  idOf,
  instantText,
  money,
  nameText,
  nonNegativeMoney,
  percent,
  sealList,
  textUpTo,
  unitPrice,
} from "../wire/index.ts";

const quantity = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(cartLimits.quantity));

/** How many uses are wrong is the sale's rule to say: INVALID_COUPON_AMOUNT. */
const exchangedCoupons = v.pipe(
  v.array(v.object({ userCouponId: idOf<"user-coupon">(), quantity: v.pipe(v.number(), v.integer()) })),
  v.maxLength(couponLimits.books),
);

const lineName = v.pipe(textUpTo(textLimits.name), v.trim());

const productItem = v.object({
  type: v.literal("PRODUCT"),
  productId: idOf<"product">(),
  quantity,
  /** The version that the till priced this line from. */
  productVersion: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** What one unit was shown at; PRICE_CHANGED when the server's differs. */
  price: v.optional(v.nullable(unitPrice)),
  /** What the product is called; WRONG_PRODUCT when it is another one. */
  name: v.optional(v.nullable(lineName)),
  productLabel: v.optional(v.nullable(lineName)),
  /** Bought coupons that pay some of the units. */
  exchangedCoupons: v.optional(exchangedCoupons, []),
});

const genericItem = v.object({
  type: v.literal("GENERIC"),
  name: nameText,
  price: unitPrice,
  quantity,
  /** None pays for it: COUPONS_NOT_AVAILABLE. */
  exchangedCoupons: v.optional(exchangedCoupons),
});

export const newOrder = v.object({
  /** One cart is sold at most once, whatever attempts are made of it. */
  cartId: v.optional(idOf<"cart">()),
  orderItems: v.pipe(
    v.array(v.variant("type", [productItem, genericItem])),
    v.minLength(1, "El pedido está vacío"),
    v.maxLength(cartLimits.lines),
  ),
  commensalId: v.optional(v.nullable(idOf<"commensal">()), null),
  /** The commensal's own, where they are named. */
  buyerId: v.optional(v.nullable(idOf<"profile">())),
  commensalClassId: v.optional(v.nullable(idOf<"class">())),
  comments: v.optional(textUpTo(textLimits.orderComment), ""),
  /** Of a sale that several methods pay, one of them. */
  paymentMethod: v.picklist(counterPaymentMethods),
  /** Where several pay, what each of them does, that one's among them; they add up to the total, or WRONG_PAYMENT_METHOD. */
  payments: v.optional(paymentParts(counterPaymentMethods)),
  /** The total that the seller saw; PRICE_CHANGED when the server's differs. */
  expectedTotal: v.optional(v.nullable(nonNegativeMoney), null),
  /** Percent; null: none entered. 0 counts as entered. */
  sellerDiscount: v.optional(v.nullable(percent), null),
  markAsCompleted: v.optional(v.boolean(), false),
  /** Of an order from the app: when it will be fetched. At the counter there is none. */
  pickUpDateTime: v.optional(v.nullable(givenInstant), null),
  /** Those of the commensal that the seller was told of and sells in spite of. */
  ignoredAllergens: v.optional(allergenList),
  /** Seals that the seller was told of and sells in spite of. */
  ignoredSeals: v.optional(sealList),
  ignoreLimit: v.optional(v.boolean(), false),
  ignoreAllProductsDailyLimit: v.optional(v.boolean(), false),
  ignoreInsufficientBalance: v.optional(v.boolean(), false),
});

export const orderItem = v.object({
  /** By which a refund names it; answers kept from before lack it. */
  line: v.exactOptional(v.nullable(v.number()), null),
  type: v.picklist(["PRODUCT", "GENERIC"]),
  productId: v.nullable(idOf<"product">()),
  productVersion: v.nullable(v.number()),
  name: v.string(),
  /** What a list shows the line as: the name that it was sold by. */
  productLabel: v.exactOptional(v.nullable(v.string()), null),
  /** What each unit of a promotion held when it was sold. Answers kept from before there were promotions lack it. */
  items: v.optional(v.array(promotionItem), []),
  price: money,
  quantity: v.number(),
  exchangedCoupons: v.array(v.object({ userCouponId: idOf<"user-coupon">(), quantity: v.number() })),
  discount: money,
  total: money,
});

/** What each method paid, or gets back. */
export const paidParts = v.array(v.object({ paymentMethod: v.picklist(paymentMethods), amount: money }));

export const order = v.object({
  id: idOf<"order">(),
  cartId: v.nullable(idOf<"cart">()),
  orderType: v.picklist(orderTypes),
  status: v.picklist(orderStatuses),
  orderItems: v.array(orderItem),
  commensalId: v.nullable(idOf<"commensal">()),
  commensalName: v.nullable(v.string()),
  commensalClassId: v.nullable(idOf<"class">()),
  buyerId: v.nullable(idOf<"profile">()),
  sellerId: v.nullable(idOf<"profile">()),
  comments: v.string(),
  /** Where it was split, one of the methods. */
  paymentMethod: v.picklist(paymentMethods),
  /** Where it was split, what each method paid of the total, after refunds; answers kept from before lack it. */
  payments: v.exactOptional(paidParts, []),
  subtotal: money,
  discount: money,
  totalPrice: money,
  dateTime: instantText,
  pickUpDateTime: v.nullable(instantText),
  lastStatusUpdate: instantText,
  originMedium: v.picklist(originMedia),
  version: v.number(),
  couponId: v.nullable(idOf<"coupon">()),
  couponsQuantity: v.nullable(v.number()),
  // Answers kept from before the following fields lack them.
  /** When the kitchen said that a pending one is made. */
  readyAt: v.exactOptional(v.nullable(instantText), null),
  marketplaceFee: v.exactOptional(money, 0),
  /** Whether a subscription's charge or meal. */
  isSubscription: v.exactOptional(v.boolean(), false),
  subscriptionId: v.exactOptional(v.nullable(idOf<"subscription">()), null),
  /** Null as long as nothing was invoiced. */
  arcaInvoiceUrl: v.exactOptional(v.nullable(v.string()), null),
  cancellationReason: v.exactOptional(v.nullable(v.picklist(cancelReasons)), null),
  cancellationComment: v.exactOptional(v.string(), ""),
  /** What was refunded of it by units: the lines, the discount and the total tell the rest. */
  refunded: v.exactOptional(money, 0),
  /** Of what was refunded by units: the order that it was part of. */
  partOf: v.exactOptional(v.nullable(idOf<"order">()), null),
});
export type OrderData = Given<v.InferOutput<typeof order>>;

/** The booked order, and what is left on the account that paid (null when no account did). */
export const placedOrder = v.object({ ...order.entries, balanceAfter: v.nullable(money) });

/** Where a step has left an order. */
export const orderState = v.object({ id: idOf<"order">(), status: v.picklist(orderStatuses), version: v.number() });
