import type { Product } from "../catalog/index.ts";
import type { Diner } from "../clients/index.ts";
import type { ClassId, ProductId } from "../kernel/index.ts";
import type { Cart, CartLine } from "./cart.ts";
import type { ChangedPrice } from "./sale-refusal.ts";

function withLines(cart: Cart, refresh: (line: CartLine) => CartLine): Cart {
  const lines = cart.lines.map(refresh);
  return lines.some((line, index) => line !== cart.lines[index]) ? { ...cart, lines } : cart;
}

function withProducts(cart: Cart, find: (id: ProductId) => Product | undefined): Cart {
  return withLines(cart, (line) => {
    if (line.kind === "GENERIC") return line;
    const product = find(line.product.id);
    return product === undefined || product === line.product ? line : { ...line, product };
  });
}

/** Prices and stock follow the catalogue. A product that left it stays, and the server will say so. SALE-21 */
export function refreshProducts(cart: Cart, products: readonly Product[]): Cart {
  if (cart.lines.length === 0) return cart;
  const wanted = new Set<string>(cart.lines.map((line) => line.key));
  const byId = new Map(products.flatMap((product) => (wanted.has(product.id) ? [[product.id, product] as const] : [])));
  return withProducts(cart, (id) => byId.get(id));
}

/** Balance, class and category follow the client list. SALE-21 */
export function refreshDiner(cart: Cart, diners: readonly Diner[]): Cart {
  const fresh = diners.find((diner) => diner.commensal.id === cart.diner?.commensal.id);
  return fresh === undefined || fresh === cart.diner ? cart : { ...cart, diner: fresh };
}

function repriced(product: Product, { price, version }: ChangedPrice, classId: ClassId | null): Product {
  if (!product.classPrices.some((row) => row.classId === classId)) return { ...product, version, price };
  const classPrices = product.classPrices.map((row) => (row.classId === classId ? { ...row, price } : row));
  return { ...product, version, classPrices };
}

/** The cart at the prices that the seller has just accepted. SALE-25 */
export function acceptPrices(cart: Cart, changes: readonly ChangedPrice[]): Cart {
  const classId = cart.diner?.commensal.classId ?? null;
  return withLines(cart, (line) => {
    const change = changes.find((one) => one.productId === line.key);
    return line.kind === "GENERIC" || change === undefined
      ? line
      : { ...line, product: repriced(line.product, change, classId) };
  });
}
