import { allergens } from "@cantina/domain/allergens";
import { type QueuedSale, lateFaults, latePaymentMethods } from "@cantina/domain/sale";
import { seals } from "@cantina/domain/school-rules";
import * as v from "valibot";
import {
  storedAmount as amount,
  storedId as idOf,
  storedInstant,
  storedQuantity as quantity,
  storedShare as share,
} from "../storage/index.ts";

const storedItem = v.variant("type", [
  v.object({
    type: v.literal("PRODUCT"),
    productId: idOf<"product">(),
    productVersion: v.number(),
    price: amount,
    quantity,
  }),
  v.object({ type: v.literal("GENERIC"), name: v.string(), price: amount, quantity }),
]);

const storedLateSale = v.object({
  cartId: idOf<"cart">(),
  orderItems: v.array(storedItem),
  commensalId: v.nullable(idOf<"commensal">()),
  ignoredAllergens: v.exactOptional(v.array(v.picklist(allergens))),
  ignoredSeals: v.exactOptional(v.array(v.picklist(seals))),
  comments: v.string(),
  paymentMethod: v.picklist(latePaymentMethods),
  payments: v.exactOptional(v.array(v.object({ paymentMethod: v.picklist(latePaymentMethods), amount }))),
  totalPrice: amount,
  sellerDiscount: v.nullable(share),
  dinerDiscount: v.nullable(v.object({ rate: share, maxDiscount: v.nullable(amount) })),
  markAsCompleted: v.boolean(),
  soldAt: storedInstant,
  // A former version kept the device's time alone.
  deviceTime: v.optional(v.nullable(storedInstant), null),
  sellerId: idOf<"profile">(),
  registerSessionId: v.nullable(idOf<"register-session">()),
});

const storedRefusal = v.variant("code", [
  v.object({ code: v.literal("INVALID_LATE_SALE"), data: v.picklist(lateFaults) }),
  v.object({ code: v.literal("SELLER_NOT_ALLOWED") }),
  v.object({ code: v.literal("REFUSED"), error: v.string() }),
]);

export const storedQueuedSale: v.GenericSchema<unknown, QueuedSale> = v.object({
  key: idOf<"idempotency-key">(),
  sale: storedLateSale,
  refusal: v.nullable(storedRefusal),
});
