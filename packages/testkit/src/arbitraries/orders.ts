import { type ClassId, type Instant, cents, id } from "@cantina/domain/kernel";
import { type Order, orderStatuses, originMedia } from "@cantina/domain/orders";
import * as fc from "fast-check";
import { anyId } from "./identity.ts";

type Week = { readonly from: string; readonly until: string };

const anyInstant = ({ from, until }: Week): fc.Arbitrary<Instant> =>
  fc.integer({ min: Date.parse(from), max: Date.parse(until) }).map((at) => new Date(at).toISOString() as Instant);

const anyItem = fc.record({
  type: fc.constant("PRODUCT" as const),
  productId: anyId<"product">(),
  productVersion: fc.constant(1),
  name: fc.constantFrom("Café con leche", "Tostado", "Ñoquis", "Agua", "Menú del día"),
  items: fc.oneof(
    { weight: 3, arbitrary: fc.constant([]) },
    fc.array(
      fc.record({
        productId: anyId<"product">(),
        name: fc.constantFrom("Ñoquis", "Agua", "Flan"),
        quantity: fc.integer({ min: 1, max: 3 }),
      }),
      { minLength: 1, maxLength: 3 },
    ),
  ),
  price: fc.constant(cents(1_000)),
  quantity: fc.integer({ min: 1, max: 5 }),
  exchangedCoupons: fc.constant([]),
  discount: fc.constant(cents(0)),
  total: fc.constant(cents(1_000)),
});

/** An order of any status, sold and to be fetched within those days. */
export const anyOrder = (days: Week, classIds: readonly ClassId[] = []): fc.Arbitrary<Order> =>
  fc.record({
    id: anyId<"order">(),
    cartId: fc.constant(null),
    orderType: fc.constant("ORDER" as const),
    status: fc.constantFrom(...orderStatuses),
    orderItems: fc.array(anyItem, { minLength: 1, maxLength: 4 }),
    commensalId: fc.constant(id<"commensal">("11111111-1111-4111-8111-111111111111")),
    commensalName: fc.constantFrom(null, "Ana Gómez", "Zoe Ñandú", "José Núñez", "ana pérez"),
    commensalClassId: fc.constantFrom(null, ...classIds),
    buyerId: fc.constant(null),
    sellerId: fc.constant(null),
    comments: fc.constantFrom("", "sin sal", "Con azúcar"),
    paymentMethod: fc.constant("ACCOUNT_BALANCE" as const),
    subtotal: fc.constant(cents(1_000)),
    discount: fc.constant(cents(0)),
    totalPrice: fc.constant(cents(1_000)),
    dateTime: anyInstant(days),
    pickUpDateTime: fc.option(anyInstant(days), { nil: null }),
    lastStatusUpdate: anyInstant(days),
    originMedium: fc.constantFrom(...originMedia),
    readyAt: fc.option(anyInstant(days), { nil: null }),
    version: fc.integer({ min: 1, max: 4 }),
    couponId: fc.constant(null),
    couponsQuantity: fc.constant(null),
  });
