import { isHiddenFrom, unitPriceFor } from "../catalog/index.ts";
import type { Cents, ClassId } from "../kernel/index.ts";
import { type Cart, changeQuantity, classOf, noNews, removeLine } from "./cart.ts";
import type { CartLine, ProductLine } from "./cart-line.ts";
import { heardOf, holdsOtherItems } from "./catalog-news.ts";
import { withCoupons } from "./exchange-coupons.ts";
import { priceCart } from "./price-cart.ts";
import { refreshDiner } from "./refresh-cart.ts";
import type { ChangedPrice, PriceDifference } from "./sale-refusal.ts";
import { unitsInStock } from "./units-in-stock.ts";

/** What stands beside a line because it is no longer what the seller put there. SALE-21 */
export type LineMark =
  | { readonly kind: "PRICE"; readonly price: Cents }
  /** A promotion that holds something else. */
  | { readonly kind: "ITEMS" }
  /** Deleted, or hidden from the diner's class. */
  | { readonly kind: "GONE" }
  /** Units that the stock is still enough for, fewer than the line has. */
  | { readonly kind: "SHORT"; readonly left: number };

const classNow = (cart: Cart): ClassId | null => classOf({ diner: cart.news.diner ?? cart.diner });

function marksOfLine(cart: Cart, line: ProductLine): readonly LineMark[] {
  const { product, current } = line;
  const classId = classNow(cart);
  if (current === null || (classId !== null && isHiddenFrom(current, classId))) return [{ kind: "GONE" }];
  const marks: LineMark[] = [];
  const left = unitsInStock(cart, current);
  if (left < line.quantity) marks.push({ kind: "SHORT", left: Math.max(0, left) });
  const price = unitPriceFor(current, classId);
  if (price !== unitPriceFor(product, classOf(cart))) marks.push({ kind: "PRICE", price });
  if (holdsOtherItems(product, current)) marks.push({ kind: "ITEMS" });
  return marks;
}

type Marks = ReadonlyMap<string, readonly LineMark[]>;

const markedCarts = new WeakMap<Cart, Marks>();

/** The marks of each line that has any. SALE-21 */
export function marksOf(cart: Cart): Marks {
  const known = markedCarts.get(cart);
  if (known !== undefined) return known;
  const marks = new Map<string, readonly LineMark[]>();
  for (const line of cart.lines) {
    const ofLine = line.kind === "GENERIC" ? [] : marksOfLine(cart, line);
    if (ofLine.length > 0) marks.set(line.key, ofLine);
  }
  markedCarts.set(cart, marks);
  return marks;
}

const atCurrent = (line: CartLine): CartLine =>
  line.kind === "GENERIC" || line.current === null || line.product === line.current
    ? line
    : { ...line, product: line.current };

/** The cart at today's prices, items, discount and coupons; what can't be had any more stays. SALE-25 */
export const acceptTerms = (cart: Cart): Cart =>
  withCoupons({
    ...cart,
    diner: cart.news.diner ?? cart.diner,
    coupons: cart.news.coupons ?? cart.coupons,
    news: noNews,
    lines: cart.lines.map(atCurrent),
  });

/** The same without what can't be had any more. SALE-25 */
export function acceptChanges(cart: Cart): Cart {
  let accepted = acceptTerms(cart);
  for (const { key } of accepted.lines)
    for (const mark of marksOf(accepted).get(key) ?? []) {
      if (mark.kind === "GONE") accepted = removeLine(accepted, key);
      if (mark.kind === "SHORT") accepted = changeQuantity(accepted, key, mark.left);
    }
  return withCoupons(accepted);
}

export type CartChanges = {
  /** With all of them accepted. */
  readonly total: Cents;
  readonly marks: readonly LineMark[];
  readonly isDinerChanged: boolean;
  readonly areCouponsGone: boolean;
};

/** What the seller is asked to accept; null: nothing. SALE-21 */
export function cartChanges(cart: Cart): CartChanges | null {
  const marks = [...marksOf(cart).values()].flat();
  const isDinerChanged = cart.news.diner !== null;
  const areCouponsGone = cart.news.coupons !== null;
  if (marks.length === 0 && !isDinerChanged && !areCouponsGone) return null;
  return { total: priceCart(acceptChanges(cart)).total, marks, isDinerChanged, areCouponsGone };
}

function changedPrices(cart: Cart): readonly ChangedPrice[] {
  return cart.lines.flatMap((line) => {
    if (line.kind === "GENERIC" || line.current === null) return [];
    const { id, name, version } = line.current;
    const shownPrice = unitPriceFor(line.product, classOf(cart));
    const price = unitPriceFor(line.current, classNow(cart));
    return price === shownPrice ? [] : [{ productId: id, name, version, shownPrice, price }];
  });
}

/** What a press of the button asks first: the total would be another one. null: nothing to ask. SALE-25 */
export function unacceptedTerms(cart: Cart): PriceDifference | null {
  const shownTotal = priceCart(cart).total;
  const { total } = priceCart(acceptTerms(cart));
  return total === shownTotal ? null : { shownTotal, total, lines: changedPrices(cart) };
}

/** A cart that was agreed, with what has been heard since it was sent. */
export function withNewsOf(agreed: Cart, heard: Cart): Cart {
  const currents = new Map(heard.lines.map((line) => [line.key, line]));
  const lines = agreed.lines.map((line) => {
    const known = currents.get(line.key);
    return line.kind === "GENERIC" || known?.kind !== "PRODUCT" || (known.current?.version ?? 0) < line.product.version
      ? line
      : heardOf(line, known.current, classOf(agreed));
  });
  const diner = heard.news.diner ?? heard.diner;
  return refreshDiner({ ...agreed, lines }, diner === null ? [] : [diner]);
}
