import {
  type ExchangedCoupon,
  type UserCoupon,
  areExchangeAmounts,
  assignCoupons,
  mergeExchanged,
  usableCoupons,
} from "../coupons/index.ts";
import type { Instant, ProfileId, UserCouponId } from "../kernel/index.ts";
import type { Cart } from "./cart.ts";
import type { ProductLine } from "./cart-line.ts";
import { priceCart, unitPriceOf } from "./price-cart.ts";

type Uses = Map<UserCouponId, number>;

const usesOf = (coupons: readonly UserCoupon[]): Uses =>
  new Map(coupons.map(({ id, remainingQuantity }) => [id, remainingQuantity]));

function take(free: Uses, exchanged: readonly ExchangedCoupon[]): void {
  for (const { userCouponId, quantity } of exchanged) free.set(userCouponId, (free.get(userCouponId) ?? 0) - quantity);
}

/** What was set by hand, as far as the coupons still allow it. */
function keptOf(line: ProductLine, free: Uses): readonly ExchangedCoupon[] {
  return line.exchanged.flatMap(({ userCouponId, quantity }) => {
    const kept = Math.min(quantity, free.get(userCouponId) ?? 0);
    return kept > 0 ? [{ userCouponId, quantity: kept }] : [];
  });
}

const isSame = (a: readonly ExchangedCoupon[], b: readonly ExchangedCoupon[]): boolean =>
  a.length === b.length &&
  a.every((one, index) => one.userCouponId === b[index]?.userCouponId && one.quantity === b[index]?.quantity);

/** Every line with its coupons: those set by hand first, the rest assigned by themselves. SALE-34 */
export function withCoupons(cart: Cart): Cart {
  const products = cart.lines.filter((line) => line.kind === "PRODUCT");
  if (cart.coupons.length === 0 && products.every((line) => line.exchanged.length === 0)) return cart;
  const free = usesOf(cart.coupons);
  const exchanged = new Map<string, readonly ExchangedCoupon[]>();
  for (const line of products.filter((one) => one.isExchangedByHand)) {
    const kept = keptOf(line, free);
    take(free, kept);
    exchanged.set(line.key, kept);
  }
  const classId = cart.diner?.commensal.classId ?? null;
  const items = products
    .filter((line) => !line.isExchangedByHand)
    .map((line) => ({
      key: line.key,
      productId: line.product.id,
      unitPrice: unitPriceOf(line, classId),
      quantity: line.quantity,
    }));
  for (const [key, coupons] of assignCoupons(items, cart.coupons, free)) exchanged.set(key, coupons);
  const lines = cart.lines.map((line) => {
    const wanted = exchanged.get(line.key) ?? [];
    return line.kind === "GENERIC" || isSame(line.exchanged, wanted) ? line : { ...line, exchanged: wanted };
  });
  return lines.some((line, index) => line !== cart.lines[index]) ? { ...cart, lines } : cart;
}

export type ReadCoupons = {
  readonly clientId: ProfileId;
  readonly coupons: readonly UserCoupon[];
  /** When they were read: what has expired by then is left out. */
  readonly at: Instant;
};

/**
 * The coupons of the diner's client as they are now; those of anybody else change nothing. Fewer paid units wait
 * until the seller accepts them. SALE-34 SALE-21
 */
export function refreshCoupons(cart: Cart, { clientId, coupons, at }: ReadCoupons): Cart {
  if (cart.diner?.client.id !== clientId) return cart;
  const usable = usableCoupons(coupons, at);
  const taken = withCoupons({ ...cart, coupons: usable, news: { ...cart.news, coupons: null } });
  const isDearer = priceCart(taken).total > priceCart(cart).total;
  return isDearer ? { ...cart, news: { ...cart.news, coupons: usable } } : taken;
}

/** A coupon that a line could use. */
export type ExchangeOption = {
  readonly coupon: UserCoupon;
  /** Uses on this line now. */
  readonly quantity: number;
  /** Uses on the other lines, by hand or by themselves. */
  readonly elsewhere: number;
  /** Uses that the line could have: what other lines have by themselves gives way, what they have by hand does not. */
  readonly available: number;
};

/** The coupons of a line's product, soonest to expire first. SALE-35 */
export function exchangeOptions(cart: Cart, key: string): readonly ExchangeOption[] {
  const line = cart.lines.find((one) => one.key === key);
  if (line?.kind !== "PRODUCT") return [];
  const free = usesOf(cart.coupons);
  for (const other of cart.lines)
    if (other.kind === "PRODUCT" && other !== line && other.isExchangedByHand) take(free, other.exchanged);
  const elsewhere = new Map<UserCouponId, number>();
  for (const other of cart.lines)
    if (other.kind === "PRODUCT" && other !== line)
      for (const { userCouponId, quantity } of other.exchanged)
        elsewhere.set(userCouponId, (elsewhere.get(userCouponId) ?? 0) + quantity);
  return cart.coupons
    .filter((coupon) => coupon.productIds.includes(line.product.id))
    .map((coupon) => ({
      coupon,
      quantity: line.exchanged.find(({ userCouponId }) => userCouponId === coupon.id)?.quantity ?? 0,
      elsewhere: elsewhere.get(coupon.id) ?? 0,
      available: Math.max(0, free.get(coupon.id) ?? 0),
    }));
}

/** Whether a line may have these coupons. SALE-35 */
export function canExchange(cart: Cart, key: string, exchanged: readonly ExchangedCoupon[]): boolean {
  const line = cart.lines.find((one) => one.key === key);
  if (line?.kind !== "PRODUCT") return false;
  const left = new Map(exchangeOptions(cart, key).map(({ coupon, available }) => [coupon.id, available]));
  const areOffered = exchanged.every(({ userCouponId }) => left.has(userCouponId));
  return areOffered && areExchangeAmounts([{ quantity: line.quantity, exchanged }], left);
}

/** The line with the coupons that the seller chose for it; what can't be exchanged changes nothing. SALE-35 */
export function exchangeByHand(cart: Cart, key: string, exchanged: readonly ExchangedCoupon[]): Cart {
  if (!canExchange(cart, key, exchanged)) return cart;
  const lines = cart.lines.map((line) =>
    line.key === key && line.kind === "PRODUCT"
      ? { ...line, exchanged: mergeExchanged(exchanged), isExchangedByHand: true }
      : line,
  );
  return { ...cart, lines };
}
