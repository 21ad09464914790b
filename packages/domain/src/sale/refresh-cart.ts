import type { Product } from "../catalog/index.ts";
import type { Diner } from "../clients/index.ts";
import type { ClassId } from "../kernel/index.ts";
import { type Cart, classOf } from "./cart.ts";
import type { CartLine, ProductLine } from "./cart-line.ts";
import { heardOf } from "./catalog-news.ts";
import { priceCart } from "./price-cart.ts";
import type { ChangedPrice } from "./sale-refusal.ts";

function withLines(cart: Cart, refresh: (line: ProductLine) => ProductLine): Cart {
  const lines = cart.lines.map((line): CartLine => (line.kind === "GENERIC" ? line : refresh(line)));
  return lines.some((line, index) => line !== cart.lines[index]) ? { ...cart, lines } : cart;
}

/** Stock and names follow the catalogue; a price stays what the seller saw until it is accepted. SALE-21 */
export function refreshProducts(cart: Cart, products: readonly Product[]): Cart {
  if (cart.lines.length === 0) return cart;
  const wanted = new Set<string>(cart.lines.map((line) => line.key));
  const byId = new Map(products.flatMap((product) => (wanted.has(product.id) ? [[product.id, product] as const] : [])));
  const classId = classOf(cart);
  return withLines(cart, (line) => heardOf(line, byId.get(line.product.id) ?? null, classId));
}

function isPricedAlike(cart: Cart, other: Cart): boolean {
  const [priced, otherwise] = [priceCart(cart), priceCart(other)];
  return priced.lines.every((line, index) => line.total === otherwise.lines[index]?.total);
}

/** The diner of now at the class and the discount that the seller saw. */
function withTermsOf(seen: Diner, fresh: Diner): Diner {
  const { rate, maxDiscount } = seen.category;
  return {
    ...fresh,
    className: seen.className,
    commensal: { ...fresh.commensal, classId: seen.commensal.classId },
    category: { ...fresh.category, rate, maxDiscount },
  };
}

/** Balance and name follow the client list; another class or discount waits where it changes the total. SALE-21 */
export function refreshDiner(cart: Cart, diners: readonly Diner[]): Cart {
  const { diner, news } = cart;
  const fresh = diners.find(({ commensal }) => commensal.id === diner?.commensal.id);
  if (diner === null || fresh === undefined || fresh === diner || fresh === news.diner) return cart;
  const taken: Cart = { ...cart, diner: fresh, news: { ...news, diner: null } };
  if (isPricedAlike(taken, cart)) return taken;
  return { ...cart, diner: withTermsOf(diner, fresh), news: { ...news, diner: fresh } };
}

function repriced(product: Product, { price, version }: ChangedPrice, classId: ClassId | null): Product {
  if (!product.classPrices.some((row) => row.classId === classId)) return { ...product, version, price };
  const classPrices = product.classPrices.map((row) => (row.classId === classId ? { ...row, price } : row));
  return { ...product, version, classPrices };
}

/** The cart at the prices that the server told and the seller has just accepted. SALE-25 */
export function acceptPrices(cart: Cart, changes: readonly ChangedPrice[]): Cart {
  const classId = classOf(cart);
  return withLines(cart, (line) => {
    const change = changes.find((one) => one.productId === line.key);
    if (change === undefined) return line;
    const product = repriced(line.product, change, classId);
    const isBehind = line.current === null || line.current.version < change.version;
    return heardOf({ ...line, product }, isBehind ? product : line.current, classId);
  });
}
