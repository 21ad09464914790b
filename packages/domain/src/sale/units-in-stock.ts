import { type Product, stockUsesOf } from "../catalog/index.ts";
import type { ProductId } from "../kernel/index.ts";
import type { CartLine } from "./cart-line.ts";

type Units = ReadonlyMap<ProductId, number>;

const unitsByLines = new WeakMap<readonly CartLine[], Units>();

function addUses(units: Map<ProductId, number>, product: Product, quantity: number): void {
  for (const use of stockUsesOf(product))
    units.set(use.productId, (units.get(use.productId) ?? 0) + use.quantity * quantity);
}

/** Units that the lines take of each product: as themselves, or in a promotion. Kept, because each line asks. */
function unitsTaken(lines: readonly CartLine[]): Units {
  const known = unitsByLines.get(lines);
  if (known !== undefined) return known;
  const units = new Map<ProductId, number>();
  for (const line of lines) if (line.kind === "PRODUCT") addUses(units, line.current ?? line.product, line.quantity);
  unitsByLines.set(lines, units);
  return units;
}

/** How many of a product the stock is enough for beside the other lines; Infinity without stock control. SALE-05 SALE-63 */
export function unitsInStock({ lines }: { readonly lines: readonly CartLine[] }, product: Product): number {
  const taken = unitsTaken(lines);
  const own = new Map<ProductId, number>();
  const line = lines.find(({ key }) => key === product.id);
  if (line?.kind === "PRODUCT") addUses(own, line.current ?? line.product, line.quantity);
  let most = Number.POSITIVE_INFINITY;
  for (const { productId, quantity, currentStock } of stockUsesOf(product)) {
    if (currentStock === null) continue;
    const beside = (taken.get(productId) ?? 0) - (own.get(productId) ?? 0);
    most = Math.min(most, Math.floor((currentStock - beside) / quantity));
  }
  return most;
}
