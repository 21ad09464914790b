import type { CounterPaymentMethod } from "../cafeteria/index.ts";
import type { Product } from "../catalog/index.ts";
import type { Diner } from "../clients/index.ts";
import type { UserCoupon } from "../coupons/index.ts";
import { type BasisPoints, type Cents, type ClassId, type ProductId, textLimits } from "../kernel/index.ts";
import type { PaymentPart } from "../orders/index.ts";
import { cartLimits } from "./cart-limits.ts";
import type { CartLine, GenericLine } from "./cart-line.ts";
import { heardOf, newest } from "./catalog-news.ts";
import { unitsInStock } from "./units-in-stock.ts";

/** What is known by now and would change the total, until the seller accepts it. SALE-21 */
export type CartNews = {
  /** The diner with another class or other terms. */
  readonly diner: Diner | null;
  /** The coupons of the diner's client, where fewer units are paid with them. */
  readonly coupons: readonly UserCoupon[] | null;
};

export const noNews: CartNews = { diner: null, coupons: null };

/** Plain data: a pending attempt stores it and a reload gives it back. */
export type Cart = {
  readonly lines: readonly CartLine[];
  readonly diner: Diner | null;
  /** Of a split one, the method that pays the rest. */
  readonly paymentMethod: CounterPaymentMethod;
  /** What others pay of it, each once. SPLIT-03 */
  readonly parts: readonly PaymentPart<CounterPaymentMethod>[];
  /** Those of which something was typed that is no amount. SPLIT-11 */
  readonly unread: readonly CounterPaymentMethod[];
  /** null: none entered. 0 counts as entered. */
  readonly sellerDiscount: BasisPoints | null;
  readonly description: string;
  /** What the buyer gives in cash; null: not entered. SALE-83 */
  readonly tendered: Cents | null;
  /** Those that the diner's client could use when they were read, soonest to expire first. */
  readonly coupons: readonly UserCoupon[];
  readonly news: CartNews;
};

export const emptyCart = (paymentMethod: CounterPaymentMethod): Cart => ({
  lines: [],
  diner: null,
  paymentMethod,
  parts: [],
  unread: [],
  sellerDiscount: null,
  description: "",
  tendered: null,
  coupons: [],
  news: noNews,
});

export const noExchange = { exchanged: [], isExchangedByHand: false } as const;

export const classOf = ({ diner }: Pick<Cart, "diner">): ClassId | null => diner?.commensal.classId ?? null;

const quantityInCart = (cart: Pick<Cart, "lines">, productId: ProductId): number =>
  cart.lines.find((line) => line.key === productId)?.quantity ?? 0;

/** Whether the stock is enough for so many of a product beside the other lines. SALE-05 SALE-63 */
const isInStock = (cart: Pick<Cart, "lines">, product: Product, quantity: number): boolean =>
  quantity <= unitsInStock(cart, product);

/** Units enter while the stock is unlimited or enough for them beside what is in the cart. SALE-05 SALE-85 */
export function canAddProduct(cart: Cart, product: Product, units = 1): boolean {
  const inCart = quantityInCart(cart, product.id);
  const quantity = inCart + units;
  if (!Number.isInteger(units) || units < 1 || quantity > cartLimits.quantity) return false;
  return (inCart > 0 || cart.lines.length < cartLimits.lines) && isInStock(cart, product, quantity);
}

/** How many the line of a product may have. SALE-05 SALE-85 */
export const mostUnits = (cart: Cart, product: Product): number =>
  Math.max(0, Math.min(cartLimits.quantity, unitsInStock(cart, product)));

/** Adds them all or none, on the product's line if it has one. Untouched lines stay the same objects. SALE-05 SALE-06 SALE-85 */
export function addProduct(cart: Cart, product: Product, units = 1): Cart {
  if (!canAddProduct(cart, product, units)) return cart;
  if (quantityInCart(cart, product.id) > 0)
    return {
      ...cart,
      lines: cart.lines.map((line) =>
        line.kind === "PRODUCT" && line.key === product.id
          ? heardOf({ ...line, ...noExchange, quantity: line.quantity + units }, newest(line, product), classOf(cart))
          : line,
      ),
    };
  const line = { kind: "PRODUCT", key: product.id, product, current: product, quantity: units, ...noExchange } as const;
  return { ...cart, lines: [...cart.lines, line] };
}

/** A generic item has a name and a price ≥ 0, and always a line of its own. SALE-07 */
export function addGeneric(cart: Cart, { key, name, price }: Pick<GenericLine, "key" | "name" | "price">): Cart {
  const trimmed = name.trim();
  const isNamed = trimmed !== "" && trimmed.length <= textLimits.name;
  const isPriced = price >= 0 && price <= cartLimits.unitPrice;
  if (!isNamed || !isPriced || cart.lines.length >= cartLimits.lines) return cart;
  return { ...cart, lines: [...cart.lines, { kind: "GENERIC", key, name: trimmed, price, quantity: 1 }] };
}

/** What was given for the last line of a cart, or split of it, is given for none after it. SALE-83 SPLIT-03 */
export function removeLine(cart: Cart, key: string): Cart {
  const lines = cart.lines.filter((line) => line.key !== key);
  if (lines.length === cart.lines.length) return cart;
  return lines.length === 0 ? { ...cart, lines, tendered: null, parts: [], unread: [] } : { ...cart, lines };
}

/** Fewer units are always allowed; more only up to the stock. SALE-05 */
function canChangeQuantity(cart: Cart, line: CartLine, quantity: number): boolean {
  if (!Number.isInteger(quantity) || quantity < 0 || quantity > cartLimits.quantity) return false;
  if (line.kind === "GENERIC" || quantity <= line.quantity) return true;
  return isInStock(cart, line.current ?? line.product, quantity);
}

/** As it is now; null: a generic line, or none. */
export function productOn(cart: Cart, key: string): Product | null {
  const line = cart.lines.find((one) => one.key === key);
  return line?.kind === "PRODUCT" ? (line.current ?? line.product) : null;
}

/** Of which product its line would hold more; null: of none. */
export function productRaised(cart: Cart, key: string, quantity: number): Product | null {
  const line = cart.lines.find((one) => one.key === key);
  return line !== undefined && quantity > line.quantity ? productOn(cart, key) : null;
}

/** More units than the product's stock are asked for. SALE-05 */
export function isBeyondStock(cart: Cart, key: string, quantity: number): boolean {
  const line = cart.lines.find((one) => one.key === key);
  return line?.kind === "PRODUCT" && quantity > line.quantity && !canChangeQuantity(cart, line, quantity);
}

/** 0 removes the line; what is not allowed changes nothing. SALE-05 SALE-06 */
export function changeQuantity(cart: Cart, key: string, quantity: number): Cart {
  const touched = cart.lines.find((line) => line.key === key);
  if (touched === undefined || touched.quantity === quantity || !canChangeQuantity(cart, touched, quantity))
    return cart;
  if (quantity === 0) return removeLine(cart, key);
  const changed: CartLine =
    touched.kind === "GENERIC" ? { ...touched, quantity } : { ...touched, ...noExchange, quantity };
  return { ...cart, lines: cart.lines.map((line) => (line === touched ? changed : line)) };
}

const withoutPart = ({ parts, unread }: Cart, method: CounterPaymentMethod): Pick<Cart, "parts" | "unread"> => ({
  parts: parts.filter(({ paymentMethod }) => paymentMethod !== method),
  unread: unread.filter((one) => one !== method),
});

/** Coupons are the client's: a commensal of another client has none until they are read. So is what an account pays. SALE-34 SPLIT-03 */
export function chooseDiner(cart: Cart, diner: Diner | null): Cart {
  const isSameClient = diner?.client.id === cart.diner?.client.id;
  const classId = diner?.commensal.classId ?? null;
  return {
    ...cart,
    ...(!isSameClient && withoutPart(cart, "ACCOUNT_BALANCE")),
    diner,
    coupons: isSameClient ? cart.coupons : [],
    news: { diner: null, coupons: isSameClient ? cart.news.coupons : null },
    lines: cart.lines.map((line) => {
      if (line.kind === "GENERIC") return line;
      return heardOf(line.isExchangedByHand ? { ...line, ...noExchange } : line, line.current, classId);
    }),
  };
}

/** What it had a part of, it pays with the rest. */
export const choosePaymentMethod = (cart: Cart, paymentMethod: CounterPaymentMethod): Cart => ({
  ...cart,
  paymentMethod,
  ...withoutPart(cart, paymentMethod),
  // Nobody gives notes for anything else.
  tendered: paymentMethod === "CASH" ? cart.tendered : null,
});

export const enterSellerDiscount = (cart: Cart, sellerDiscount: BasisPoints | null): Cart => ({
  ...cart,
  sellerDiscount,
});

export const describe = (cart: Cart, text: string): Cart => ({
  ...cart,
  description: text.slice(0, textLimits.orderComment),
});
