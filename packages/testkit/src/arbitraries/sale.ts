import type { Product } from "@cantina/domain/catalog";
import { counterPaymentMethods } from "@cantina/domain/cafeteria";
import type { Diner } from "@cantina/domain/clients";
import type { Instant } from "@cantina/domain/kernel";
import type { CheckoutEvent, PriceableLine } from "@cantina/domain/sale";
import * as fc from "fast-check";
import { anyUserCoupons } from "./coupons.ts";
import { anyAmount, anyPrice, anyShare } from "./money.ts";

/** A line with some of its units paid by coupons. */
export const anyPriceableLine = (maxPrice?: number): fc.Arbitrary<PriceableLine> =>
  fc
    .tuple(anyPrice(maxPrice), fc.integer({ min: 1, max: 9_999 }), fc.nat())
    .map(([unitPrice, quantity, seed]) => ({ unitPrice, quantity, redeemed: seed % (quantity + 1) }));

const morning = "2026-05-04T08:00:00.000Z" as Instant;

/** Whatever may reach a checkout from a screen, sensible or not, in any order. */
export function anyCheckoutEvent(products: readonly Product[], diners: readonly Diner[]): fc.Arbitrary<CheckoutEvent> {
  const product = fc.constantFrom(...products);
  const key = fc.constantFrom(...products.map(({ id }) => id as string), "unknown");
  const quantity = fc.oneof(fc.integer({ min: -1, max: 8 }), fc.constantFrom(Number.NaN, 1.5, 1e9));
  const clientIds = diners.map(({ client }) => client.id);
  const owned = anyUserCoupons({ clientIds, productIds: products.map(({ id }) => id) });
  const couponsRead = fc
    .tuple(fc.constantFrom(...clientIds), owned)
    .map(([clientId, coupons]) => ({ type: "sale.couponsRefreshed" as const, clientId, coupons, at: morning }));
  const couponsSet = fc
    .tuple(key, fc.array(fc.tuple(owned, fc.integer({ min: -1, max: 5 })), { maxLength: 2 }))
    .map(([exchangedOn, chosen]) => ({
      type: "sale.couponsExchanged" as const,
      key: exchangedOn,
      exchanged: chosen.flatMap(([coupons, uses]) =>
        coupons.slice(0, 1).map((coupon) => ({ userCouponId: coupon.id, quantity: uses })),
      ),
    }));
  const plain = <Type extends CheckoutEvent["type"]>(type: Type) => fc.constant({ type });
  return fc.oneof(
    { weight: 10, arbitrary: product.map((added) => ({ type: "sale.productAdded" as const, product: added })) },
    {
      weight: 3,
      arbitrary: fc
        .tuple(product, fc.integer({ min: -1, max: 12 }))
        .map(([added, quantity]) => ({ type: "sale.productAdded" as const, product: added, quantity })),
    },
    fc.record({
      type: fc.constant("sale.genericAdded" as const),
      name: fc.constantFrom("Varios", "", "  "),
      price: anyPrice(50_000),
    }),
    { weight: 3, arbitrary: fc.record({ type: fc.constant("sale.quantityChanged" as const), key, quantity }) },
    key.map((removed) => ({ type: "sale.quantityChanged" as const, key: removed, quantity: 0 })),
    fc.constantFrom(null, ...diners).map((diner) => ({ type: "sale.dinerChosen" as const, diner })),
    fc.constantFrom(...counterPaymentMethods).map((method) => ({ type: "sale.paymentMethodChosen" as const, method })),
    fc.option(anyShare(), { nil: null }).map((discount) => ({ type: "sale.sellerDiscountEntered" as const, discount })),
    fc.string().map((text) => ({ type: "sale.descriptionEntered" as const, text })),
    fc.option(anyAmount(-1, 200_000), { nil: null }).map((amount) => ({ type: "sale.tenderEntered" as const, amount })),
    fc.record({
      type: fc.constant("sale.partEntered" as const),
      method: fc.constantFrom(...counterPaymentMethods),
      amount: fc.option(
        fc.oneof({ weight: 6, arbitrary: anyAmount(-1, 200_000) }, fc.constant("UNREADABLE" as const)),
        {
          nil: null,
        },
      ),
    }),
    anyAmount(-1, 200_000).map((onAccount) => ({ type: "sale.restInCash" as const, onAccount })),
    plain("sale.cleared"),
    plain("sale.undone"),
    { weight: 7, arbitrary: fc.boolean().map((deliver) => ({ type: "sale.submitted" as const, deliver })) },
    { weight: 2, arbitrary: plain("sale.promptAccepted") },
    plain("sale.promptDeclined"),
    plain("sale.retried"),
    fc.shuffledSubarray([...products]).map((fresh) => ({ type: "sale.catalogRefreshed" as const, products: fresh })),
    { weight: 5, arbitrary: couponsRead },
    { weight: 2, arbitrary: couponsSet },
    fc.subarray([...diners]).map((fresh) => ({ type: "sale.dinersRefreshed" as const, diners: fresh })),
  );
}
