import { type Product, unitPriceFor } from "../catalog/index.ts";
import type { ClassId } from "../kernel/index.ts";
import type { ProductLine } from "./cart-line.ts";

const holdsTheSame = ({ items }: Product, { items: others }: Product): boolean =>
  items.length === others.length &&
  items.every(({ productId, quantity }, index) => {
    const other = others[index];
    return other?.productId === productId && other.quantity === quantity;
  });

/** The same price for that class, and of a promotion the same items. */
const isSameOffer = (a: Product, b: Product, classId: ClassId | null): boolean =>
  unitPriceFor(a, classId) === unitPriceFor(b, classId) && holdsTheSame(a, b);

export const holdsOtherItems = (a: Product, b: Product): boolean => !holdsTheSame(a, b);

/** The line as it is after a look at the catalogue: what changes no price is taken, a price waits. SALE-21 */
export function heardOf(line: ProductLine, current: Product | null, classId: ClassId | null): ProductLine {
  const product = current !== null && isSameOffer(line.product, current, classId) ? current : line.product;
  return product === line.product && current === line.current ? line : { ...line, product, current };
}

/** A card may be pressed a moment before it is drawn anew. */
export const newest = ({ current }: ProductLine, product: Product): Product =>
  current !== null && current.version > product.version ? current : product;
