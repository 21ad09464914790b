import { type IdempotencyKey, type NewId, id } from "../kernel/index.ts";
import { sealsIn } from "../school-rules/index.ts";
import { allergensIn } from "./check-allergens.ts";
import type { CartLine } from "./cart-line.ts";
import { acceptTerms } from "./cart-changes.ts";
import type { SubmitFailure } from "./orders.port.ts";
import type { PendingSale } from "./pending-sale.port.ts";
import { priceCart } from "./price-cart.ts";
import { acceptPrices } from "./refresh-cart.ts";
import type { SaleItem, SaleRequest } from "./sale-request.ts";
import { paymentsOf } from "./split-payment.ts";

const saleItem = (line: CartLine): SaleItem =>
  line.kind === "GENERIC"
    ? { type: "GENERIC", name: line.name, price: line.price, quantity: line.quantity }
    : {
        type: "PRODUCT",
        productId: line.product.id,
        quantity: line.quantity,
        productVersion: line.product.version,
        exchangedCoupons: line.exchanged,
      };

const newKey = (newId: NewId): IdempotencyKey => id<"idempotency-key">(newId());

type Press = Pick<PendingSale, "cart" | "cartId" | "pressedAt" | "deviceTime"> & { readonly deliver: boolean };

/** What one press of 'Comandar' or 'Entregar' sends: the cart, the total that was shown, and a key of its own. SALE-22 */
export function beginAttempt({ cart, cartId, deliver, ...time }: Press, newId: NewId): PendingSale {
  const payments = paymentsOf(cart);
  const request: SaleRequest = {
    cartId,
    orderItems: cart.lines.map(saleItem),
    commensalId: cart.diner?.commensal.id ?? null,
    comments: cart.description,
    paymentMethod: cart.paymentMethod,
    ...(payments !== undefined && { payments }),
    expectedTotal: priceCart(cart).total,
    sellerDiscount: cart.sellerDiscount,
    markAsCompleted: deliver,
    ignoreLimit: false,
    ignoreAllProductsDailyLimit: false,
    ignoreInsufficientBalance: false,
  };
  return { key: newKey(newId), cartId, cart, request, ...time };
}

function grant({ cart, request }: PendingSale, refusal: SubmitFailure): Pick<PendingSale, "cart" | "request"> {
  if (refusal.code === "DAILY_LIMIT_EXCEEDED") return { cart, request: { ...request, ignoreLimit: true } };
  if (refusal.code === "DAILY_STOCK_LIMIT_EXCEEDED")
    return { cart, request: { ...request, ignoreAllProductsDailyLimit: true } };
  if (refusal.code === "INSUFFICIENT_BALANCE")
    return { cart, request: { ...request, ignoreInsufficientBalance: true } };
  if (refusal.code === "ALLERGENS_CONTAINED")
    return { cart, request: { ...request, ignoredAllergens: allergensIn(refusal.data) } };
  if (refusal.code === "SEALS_CONTAINED") return { cart, request: { ...request, ignoredSeals: sealsIn(refusal.data) } };
  if (refusal.code !== "PRICE_CHANGED") return { cart, request };
  const accepted = acceptPrices(acceptTerms(cart), refusal.data.lines);
  const orderItems = accepted.lines.map(saleItem);
  // The method of the rest pays the difference, too. SPLIT-03
  const payments = paymentsOf(accepted, refusal.data.total);
  const expectedTotal = refusal.data.total;
  return {
    cart: accepted,
    request: { ...request, ...(payments !== undefined && { payments }), orderItems, expectedTotal },
  };
}

/** The same cart again under a new key, with what the seller has just granted beside what was granted before. SALE-24 SALE-25 */
export const continueAttempt = (attempt: PendingSale, refusal: SubmitFailure, newId: NewId): PendingSale => ({
  ...attempt,
  ...grant(attempt, refusal),
  key: newKey(newId),
});

/** Neither failure tells whether an earlier send of the same key was booked. SALE-26 */
export const isUncertain = (failure: SubmitFailure): boolean =>
  failure.code === "UNREACHABLE" ||
  failure.code === "SESSION_EXPIRED" ||
  (failure.code === "REFUSED" && failure.error === "TOO_MANY_REQUESTS");

/** As the server says it. SALE-28 */
export const alreadySold: SubmitFailure = { code: "REFUSED", error: "CART_ALREADY_SOLD" };

/** The server has this cart already: an answer to an earlier attempt was lost. SALE-28 */
export const isAlreadySold = (failure: SubmitFailure): boolean =>
  failure.code === "REFUSED" && failure.error === "CART_ALREADY_SOLD";
