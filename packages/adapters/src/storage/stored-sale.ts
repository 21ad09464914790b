import { product } from "@cantina/contract/catalog";
import { clientAccount, discountCategory } from "@cantina/contract/clients";
import { userCoupon } from "@cantina/contract/coupons";
import { allergens } from "@cantina/domain/allergens";
import { counterPaymentMethods } from "@cantina/domain/cafeteria";
import type { CartLine, OpenCart, ParkedCart, PendingSale } from "@cantina/domain/sale";
import { seals } from "@cantina/domain/school-rules";
import * as v from "valibot";
import {
  storedAmount as amount,
  storedId as idOf,
  storedInstant,
  storedQuantity as quantity,
  storedShare as share,
} from "./stored-parts.ts";

const exchanged = v.array(v.object({ userCouponId: idOf<"user-coupon">(), quantity }));

/** As the cart holds it: the wire's name of its class prices is not its own, and what is sold is enabled. */
const { cafeteriaClassPrices: _onTheWire, status: _enabled, ...productEntries } = product.entries;

const storedProduct = v.object({
  ...productEntries,
  price: amount,
  // What was stored before there were promotions has none.
  items: v.optional(product.entries.items, []),
  classPrices: v.array(v.object({ classId: idOf<"class">(), price: amount })),
});

const storedCommensal = v.object({
  ...clientAccount.entries.commensals.item.entries,
  dailyLimit: v.nullable(amount),
});

const storedDiner = v.object({
  commensal: storedCommensal,
  client: v.object({
    ...clientAccount.entries,
    balance: amount,
    minimumBalance: v.nullable(amount),
    commensals: v.array(storedCommensal),
  }),
  className: v.nullable(v.string()),
  category: v.object({
    // Sales that wait on a device were kept without it.
    ...v.omit(discountCategory, ["version"]).entries,
    rate: share,
    maxDiscount: v.nullable(amount),
    minimumBalance: amount,
  }),
  minimumBalance: amount,
});

const storedLine = v.pipe(
  v.variant("kind", [
    v.object({
      kind: v.literal("PRODUCT"),
      key: v.string(),
      product: storedProduct,
      // Absent: the catalogue said the same.
      current: v.exactOptional(v.nullable(storedProduct)),
      quantity,
      exchanged,
      isExchangedByHand: v.boolean(),
    }),
    v.object({ kind: v.literal("GENERIC"), key: v.string(), name: v.string(), price: amount, quantity }),
  ]),
  v.transform((line): CartLine =>
    line.kind === "GENERIC" ? line : { ...line, current: line.current === undefined ? line.product : line.current },
  ),
);

const storedParts = v.array(v.object({ paymentMethod: v.picklist(counterPaymentMethods), amount }));

const storedCart = v.object({
  lines: v.array(storedLine),
  diner: v.nullable(storedDiner),
  paymentMethod: v.picklist(counterPaymentMethods),
  // What was stored before a sale could be split has none.
  parts: v.optional(storedParts, []),
  unread: v.optional(v.array(v.picklist(counterPaymentMethods)), []),
  sellerDiscount: v.nullable(share),
  description: v.string(),
  // Of a cart that a former version kept nobody entered it.
  tendered: v.optional(v.nullable(amount), null),
  coupons: v.array(userCoupon),
  // What was stored before there was any has none.
  news: v.optional(v.object({ diner: v.nullable(storedDiner), coupons: v.nullable(v.array(userCoupon)) }), {
    diner: null,
    coupons: null,
  }),
});

const storedRequest = v.object({
  cartId: idOf<"cart">(),
  orderItems: v.array(
    v.variant("type", [
      v.object({
        type: v.literal("PRODUCT"),
        productId: idOf<"product">(),
        quantity,
        productVersion: v.number(),
        exchangedCoupons: exchanged,
      }),
      v.object({ type: v.literal("GENERIC"), name: v.string(), price: amount, quantity }),
    ]),
  ),
  commensalId: v.nullable(idOf<"commensal">()),
  ignoredAllergens: v.exactOptional(v.array(v.picklist(allergens))),
  ignoredSeals: v.exactOptional(v.array(v.picklist(seals))),
  comments: v.string(),
  paymentMethod: v.picklist(counterPaymentMethods),
  payments: v.exactOptional(storedParts),
  expectedTotal: v.nullable(amount),
  sellerDiscount: v.nullable(share),
  markAsCompleted: v.boolean(),
  ignoreLimit: v.boolean(),
  ignoreAllProductsDailyLimit: v.boolean(),
  ignoreInsufficientBalance: v.boolean(),
});

export const storedPendingSale: v.GenericSchema<unknown, PendingSale> = v.object({
  key: idOf<"idempotency-key">(),
  cartId: idOf<"cart">(),
  cart: storedCart,
  request: storedRequest,
  pressedAt: v.exactOptional(storedInstant),
  deviceTime: v.exactOptional(storedInstant),
});

const openCart = v.object({ cartId: idOf<"cart">(), cart: storedCart });

export const storedOpenCart: v.GenericSchema<unknown, OpenCart> = openCart;

export const storedParkedCart: v.GenericSchema<unknown, ParkedCart> = v.object({
  ...openCart.entries,
  name: v.string(),
  parkedAt: storedInstant,
});
