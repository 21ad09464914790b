import type { CounterPaymentMethod } from "../cafeteria/index.ts";
import { type Product, stockUsesOf } from "../catalog/index.ts";
import type { Diner } from "../clients/index.ts";
import type { ExchangedCoupon, UserCoupon } from "../coupons/index.ts";
import { type BasisPoints, type Cents, type ProductId, textLimits } from "../kernel/index.ts";
import { cartLimits } from "./cart-limits.ts";

export type ProductLine = {
  readonly kind: "PRODUCT";
  /** The product's id: a product stands on one line. */
  readonly key: string;
  readonly product: Product;
  readonly quantity: number;
  /** Bought coupons that pay some of the units. */
  readonly exchanged: readonly ExchangedCoupon[];
  /** Set by the seller; else assigned by themselves. SALE-34 */
  readonly isExchangedByHand: boolean;
};

export type GenericLine = {
  readonly kind: "GENERIC";
  readonly key: string;
  readonly name: string;
  readonly price: Cents;
  readonly quantity: number;
};

export type CartLine = ProductLine | GenericLine;

/** Plain data: a pending attempt stores it and a reload gives it back. */
export type Cart = {
  readonly lines: readonly CartLine[];
  readonly diner: Diner | null;
  readonly paymentMethod: CounterPaymentMethod;
  /** null: none entered. 0 counts as entered. */
  readonly sellerDiscount: BasisPoints | null;
  readonly description: string;
  /** Those that the diner's client could use when they were read, soonest to expire first. */
  readonly coupons: readonly UserCoupon[];
};

export const emptyCart = (paymentMethod: CounterPaymentMethod): Cart => ({
  lines: [],
  diner: null,
  paymentMethod,
  sellerDiscount: null,
  description: "",
  coupons: [],
});

const noExchange = { exchanged: [], isExchangedByHand: false } as const;

const quantityInCart = (cart: Pick<Cart, "lines">, productId: ProductId): number =>
  cart.lines.find((line) => line.key === productId)?.quantity ?? 0;

/** Units of a product that the other lines take: as themselves, or in a promotion. */
function takenBeside({ lines }: Pick<Cart, "lines">, key: string, productId: ProductId): number {
  let units = 0;
  for (const line of lines) {
    if (line.kind === "GENERIC" || line.key === key) continue;
    const use = stockUsesOf(line.product).find((one) => one.productId === productId);
    units += (use?.quantity ?? 0) * line.quantity;
  }
  return units;
}

/** Whether the stock is enough for so many of a product beside the other lines. SALE-05 SALE-63 */
const isInStock = (cart: Pick<Cart, "lines">, product: Product, quantity: number): boolean =>
  stockUsesOf(product).every(
    (use) =>
      use.currentStock === null ||
      use.quantity * quantity + takenBeside(cart, product.id, use.productId) <= use.currentStock,
  );

/** One more unit may enter while the stock is unlimited or exceeds what is in the cart. SALE-05 */
export function canAddProduct(cart: Cart, product: Product): boolean {
  const quantity = quantityInCart(cart, product.id);
  const hasRoom = quantity > 0 ? quantity < cartLimits.quantity : cart.lines.length < cartLimits.lines;
  return hasRoom && isInStock(cart, product, quantity + 1);
}

/** Adds one unit, on the product's line if it has one. Untouched lines stay the same objects. SALE-05 SALE-06 */
export function addProduct(cart: Cart, product: Product): Cart {
  if (!canAddProduct(cart, product)) return cart;
  if (quantityInCart(cart, product.id) > 0)
    return {
      ...cart,
      lines: cart.lines.map((line) =>
        line.kind === "PRODUCT" && line.key === product.id
          ? { ...line, ...noExchange, product, quantity: line.quantity + 1 }
          : line,
      ),
    };
  return { ...cart, lines: [...cart.lines, { kind: "PRODUCT", key: product.id, product, quantity: 1, ...noExchange }] };
}

/** A generic item has a name and a price ≥ 0, and always a line of its own. SALE-07 */
export function addGeneric(cart: Cart, { key, name, price }: Pick<GenericLine, "key" | "name" | "price">): Cart {
  const trimmed = name.trim();
  const isNamed = trimmed !== "" && trimmed.length <= textLimits.name;
  const isPriced = price >= 0 && price <= cartLimits.unitPrice;
  if (!isNamed || !isPriced || cart.lines.length >= cartLimits.lines) return cart;
  return { ...cart, lines: [...cart.lines, { kind: "GENERIC", key, name: trimmed, price, quantity: 1 }] };
}

export const removeLine = (cart: Cart, key: string): Cart =>
  cart.lines.some((line) => line.key === key)
    ? { ...cart, lines: cart.lines.filter((line) => line.key !== key) }
    : cart;

/** Fewer units are always allowed; more only up to the stock. SALE-05 */
function canChangeQuantity(cart: Cart, line: CartLine, quantity: number): boolean {
  if (!Number.isInteger(quantity) || quantity < 0 || quantity > cartLimits.quantity) return false;
  if (line.kind === "GENERIC" || quantity <= line.quantity) return true;
  return isInStock(cart, line.product, quantity);
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

/** Coupons are the client's: a commensal of another client has none until they are read. SALE-34 */
export const chooseDiner = (cart: Cart, diner: Diner | null): Cart => ({
  ...cart,
  diner,
  coupons: diner?.client.id === cart.diner?.client.id ? cart.coupons : [],
  lines: cart.lines.map((line) =>
    line.kind === "PRODUCT" && line.isExchangedByHand ? { ...line, ...noExchange } : line,
  ),
});

export const choosePaymentMethod = (cart: Cart, paymentMethod: CounterPaymentMethod): Cart => ({
  ...cart,
  paymentMethod,
});

export const enterSellerDiscount = (cart: Cart, sellerDiscount: BasisPoints | null): Cart => ({
  ...cart,
  sellerDiscount,
});

export const describe = (cart: Cart, text: string): Cart => ({
  ...cart,
  description: text.slice(0, textLimits.orderComment),
});

/** Something to sell, and an account to charge when it is an account sale. SALE-08 */
export const canSubmit = (cart: Cart): boolean =>
  cart.lines.length > 0 && (cart.paymentMethod !== "ACCOUNT_BALANCE" || cart.diner !== null);
