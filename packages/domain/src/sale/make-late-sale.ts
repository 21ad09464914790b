import type { Clock, IdempotencyKey, NewId, ProfileId, RegisterSessionId } from "../kernel/index.ts";
import { id } from "../kernel/index.ts";
import type { PaymentPart } from "../orders/index.ts";
import type { Cart } from "./cart.ts";
import { type LateItem, type LatePaymentMethod, type QueuedSale, latePaymentMethods } from "./late-sale.ts";
import type { PendingSale } from "./pending-sale.port.ts";
import { priceCart, redeemedOf, unitPriceOf } from "./price-cart.ts";
import { paymentsOf } from "./split-payment.ts";

const lateMethodOf = ({ paymentMethod }: Pick<PaymentPart, "paymentMethod">): LatePaymentMethod | undefined =>
  latePaymentMethods.find((method) => method === paymentMethod);

const isLatePart = (part: PaymentPart): part is PaymentPart<LatePaymentMethod> => lateMethodOf(part) !== undefined;

/** What needs no look at an account: neither its balance nor its coupons. SALE-40 */
export const canSellLate = (cart: Cart): boolean =>
  [cart, ...cart.parts].every((one) => lateMethodOf(one) !== undefined) &&
  cart.lines.every((line) => redeemedOf(line) === 0);

/** Who sells on this device. */
export type LateSeller = { readonly sellerId: ProfileId; readonly registerSessionId: RegisterSessionId | null };

type Making = {
  readonly clock: Clock;
  readonly deviceClock: Clock;
  readonly newId: NewId;
  readonly seller: LateSeller;
};

function itemsOf({ lines, diner }: Cart): readonly LateItem[] {
  const classId = diner?.commensal.classId ?? null;
  return lines.map((line): LateItem => {
    const shared = { price: unitPriceOf(line, classId), quantity: line.quantity };
    return line.kind === "GENERIC"
      ? { type: "GENERIC", name: line.name, ...shared }
      : { type: "PRODUCT", productId: line.product.id, productVersion: line.product.version, ...shared };
  });
}

/** Not before what was sold before it, though the till's clock was put right in between. SALE-54 */
export function inOrder(queued: QueuedSale | null, waiting: readonly QueuedSale[]): QueuedSale | null {
  if (queued === null) return null;
  const latest = waiting.reduce(
    // Of a former version the time is the device's own, by which nothing is moved.
    (last, { sale }) => (sale.deviceTime !== null && sale.soldAt > last ? sale.soldAt : last),
    queued.sale.soldAt,
  );
  return { ...queued, sale: { ...queued.sale, soldAt: latest } };
}

/**
 * The attempt as a fact to be told later; null when it needs the server. It has
 * a key of its own, because another request goes with it; that both are one sale
 * is known by their cart. SALE-47
 */
export function queuedSaleOf(
  { cart, cartId, request, pressedAt, deviceTime }: PendingSale,
  making: Making,
): QueuedSale | null {
  const paymentMethod = lateMethodOf(cart);
  if (paymentMethod === undefined || !canSellLate(cart)) return null;
  const category = cart.diner?.category ?? null;
  const payments = paymentsOf(cart)?.filter(isLatePart);
  const key: IdempotencyKey = id<"idempotency-key">(making.newId());
  return {
    key,
    refusal: null,
    sale: {
      cartId,
      orderItems: itemsOf(cart),
      commensalId: cart.diner?.commensal.id ?? null,
      ...(request.ignoredAllergens !== undefined && { ignoredAllergens: request.ignoredAllergens }),
      ...(request.ignoredSeals !== undefined && { ignoredSeals: request.ignoredSeals }),
      comments: cart.description,
      paymentMethod,
      ...(payments !== undefined && { payments }),
      totalPrice: priceCart(cart).total,
      sellerDiscount: cart.sellerDiscount,
      dinerDiscount: category === null ? null : { rate: category.rate, maxDiscount: category.maxDiscount },
      markAsCompleted: request.markAsCompleted,
      soldAt: pressedAt ?? making.clock.now(),
      // Of an attempt that a former version kept, its time is the device's.
      deviceTime: deviceTime ?? pressedAt ?? making.deviceClock.now(),
      ...making.seller,
    },
  };
}
