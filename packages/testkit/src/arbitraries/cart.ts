import { id } from "@cantina/domain/kernel";
import type { Cart, CartLine } from "@cantina/domain/sale";
import * as fc from "fast-check";
import { anyProduct } from "./catalog.ts";
import { anyDiner } from "./clients.ts";
import { anyUserCoupons } from "./coupons.ts";
import { anyPrice, anyShare } from "./money.ts";

const anyExchanged = () =>
  fc.record({
    userCouponId: fc.uuid().map((text) => id<"user-coupon">(text)),
    quantity: fc.integer({ min: 1, max: 9_999 }),
  });

const anyLine = (): fc.Arbitrary<CartLine> =>
  fc.oneof(
    fc
      .record({
        kind: fc.constant("PRODUCT" as const),
        key: fc.uuid(),
        product: anyProduct(),
        now: fc.oneof(fc.constantFrom("same", "gone"), anyProduct()),
        quantity: fc.integer({ min: 1, max: 9_999 }),
        exchanged: fc.array(anyExchanged(), { maxLength: 3 }),
        isExchangedByHand: fc.boolean(),
      })
      .map(({ now, ...line }) => ({
        ...line,
        current: typeof now === "object" ? now : now === "same" ? line.product : null,
      })),
    fc.record({
      kind: fc.constant("GENERIC" as const),
      key: fc.uuid(),
      name: fc.string({ minLength: 1 }),
      price: anyPrice(),
      quantity: fc.integer({ min: 1, max: 9_999 }),
    }),
  );

/** Whatever a cart may look like when it is kept; its parts needn't fit each other. */
export const anyCart = (): fc.Arbitrary<Cart> =>
  fc.record({
    lines: fc.array(anyLine(), { maxLength: 5 }),
    diner: fc.option(anyDiner(), { nil: null }),
    paymentMethod: fc.constantFrom("ACCOUNT_BALANCE", "CASH", "CARD", "CUSTOM"),
    parts: fc.uniqueArray(
      fc.record({ paymentMethod: fc.constantFrom("ACCOUNT_BALANCE", "CASH", "CARD", "CUSTOM"), amount: anyPrice() }),
      { maxLength: 3, selector: ({ paymentMethod }) => paymentMethod },
    ),
    unread: fc.subarray(["ACCOUNT_BALANCE", "CASH", "CARD", "CUSTOM"]),
    sellerDiscount: fc.option(anyShare(), { nil: null }),
    description: fc.string(),
    tendered: fc.option(anyPrice(), { nil: null }),
    coupons: anyUserCoupons(),
    news: fc.record({
      diner: fc.option(anyDiner(), { nil: null }),
      coupons: fc.option(anyUserCoupons(), { nil: null }),
    }),
  });
