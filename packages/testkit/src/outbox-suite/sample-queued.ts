import { type Instant, type ProfileId, basisPoints, cents, id } from "@cantina/domain/kernel";
import type { QueuedSale } from "@cantina/domain/sale";

const uuid = (group: string, number: number): string =>
  `00000000-0000-4000-8${group.padStart(3, "0")}-${number.toString(16).padStart(12, "0")}`;

export const sampleSeller: ProfileId = id<"profile">(uuid("1", 1));

/** The n-th sale of a till without a link: a coffee and something of no name, paid in cash. */
export const sampleQueued = (number: number, sellerId: ProfileId = sampleSeller): QueuedSale => ({
  key: id<"idempotency-key">(uuid("2", number)),
  refusal: null,
  sale: {
    cartId: id<"cart">(uuid("3", number)),
    orderItems: [
      { type: "PRODUCT", productId: id<"product">(uuid("4", 1)), productVersion: 3, price: cents(1_550), quantity: 2 },
      { type: "GENERIC", name: "Fruta ñandú", price: cents(5), quantity: 1 },
    ],
    commensalId: id<"commensal">(uuid("5", 1)),
    comments: 'sin "azúcar" ☕',
    paymentMethod: "CASH",
    totalPrice: cents(2_795),
    sellerDiscount: null,
    dinerDiscount: { rate: basisPoints(1_000), maxDiscount: cents(310) },
    markAsCompleted: true,
    soldAt: `2026-11-20T13:05:${String(number % 60).padStart(2, "0")}.250Z` as Instant,
    deviceTime: `2026-11-20T13:09:${String(number % 60).padStart(2, "0")}.250Z` as Instant,
    sellerId,
    registerSessionId: null,
  },
});
