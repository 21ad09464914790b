import { textLimits } from "@cantina/domain/kernel";
import { cartLimits, latePaymentMethods } from "@cantina/domain/sale";
import * as v from "valibot";
import {
  allergenList,
  fraction,
  givenInstant,
  idOf,
  instantText,
  nameText,
  nonNegativeMoney,
  percent,
  sealList,
  textUpTo,
  unitPrice,
} from "../wire/index.ts";
import { paymentParts } from "./payment-parts.wire.ts";

const quantity = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(cartLimits.quantity));

const productItem = v.object({
  type: v.literal("PRODUCT"),
  productId: idOf<"product">(),
  productVersion: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** What one unit was sold at. */
  price: unitPrice,
  quantity,
});

const genericItem = v.object({ type: v.literal("GENERIC"), name: nameText, price: unitPrice, quantity });

/** A sale that happened without the server, as it happened. */
export const newLateOrder = v.object({
  /** One cart is sold at most once, whatever attempts were made of it before. */
  cartId: idOf<"cart">(),
  orderItems: v.pipe(
    v.array(v.variant("type", [productItem, genericItem])),
    v.minLength(1, "El pedido está vacío"),
    v.maxLength(cartLimits.lines),
  ),
  commensalId: v.nullable(idOf<"commensal">()),
  /** Those of the commensal that the seller was told of and sold in spite of. */
  ignoredAllergens: v.optional(allergenList),
  /** Seals that the seller was told of and sold in spite of. */
  ignoredSeals: v.optional(sealList),
  comments: textUpTo(textLimits.orderComment),
  paymentMethod: v.picklist(latePaymentMethods),
  /** Where several paid, what each of them did, that one's among them. */
  payments: v.optional(paymentParts(latePaymentMethods)),
  /** What the buyer paid. */
  totalPrice: nonNegativeMoney,
  /** Percent; null: none entered. 0 counts as entered. */
  sellerDiscount: v.nullable(percent),
  /** Terms of the diner's category as the till knew them. */
  dinerDiscount: v.nullable(v.object({ rate: fraction, maxDiscount: v.nullable(nonNegativeMoney) })),
  markAsCompleted: v.boolean(),
  /** By the server's clock as the till goes on with it. It is booked between the register's opening and the arrival. */
  soldAt: givenInstant,
  /** What the device's own clock showed. */
  deviceTime: v.optional(v.nullable(givenInstant), null),
  sellerId: idOf<"profile">(),
  /** The seller's register session as the till knew it. */
  registerSessionId: v.nullable(idOf<"register-session">()),
});

/** Units that were sold without the server, or that a count found to be held, and were not in the stock. */
export const stockShortage = v.object({
  id: v.pipe(v.string(), v.uuid()),
  productId: idOf<"product">(),
  name: v.string(),
  quantity: v.number(),
  /** What is available of the product; null: its stock is not controlled any more. */
  currentStock: v.nullable(v.number()),
  /** Either this or a count. */
  orderId: v.nullable(idOf<"order">()),
  countId: v.nullable(idOf<"count">()),
  /** Who sold or counted. */
  sellerName: v.string(),
  /** When it was sold or counted. */
  soldAt: instantText,
  /** When the server was told. */
  receivedAt: instantText,
});
