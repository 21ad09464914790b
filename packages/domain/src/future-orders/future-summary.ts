import { type ClassId, compareNames } from "../kernel/index.ts";
import type { FutureItem, FutureOrder } from "./future-order.ts";

/** What tells one row of the summary from another. */
export type ProductKey = string & { readonly "~brand": "ProductKey" };

export const productKeyOf = ({ productId, name }: Pick<FutureItem, "productId" | "name">): ProductKey =>
  (productId ?? `generic:${name}`) as ProductKey;

export type SummaryRow = {
  readonly key: ProductKey;
  readonly name: string;
  readonly isGeneric: boolean;
  readonly units: number;
  /** null: those without a class. */
  readonly unitsByClass: ReadonlyMap<ClassId | null, number>;
  /** Of a promotion: what its units hold, in all. */
  readonly held: readonly { readonly name: string; readonly quantity: number }[];
};

type Growing = {
  name: string;
  version: number;
  units: number;
  readonly isGeneric: boolean;
  readonly unitsByClass: Map<ClassId | null, number>;
  readonly held: Map<string, { name: string; version: number; quantity: number }>;
};

/** The later version's; of one version's, whichever comes first in the alphabet, so that the orders' order is nothing. */
const isLaterName = (now: Pick<Growing, "name" | "version">, version: number, name: string): boolean =>
  version > now.version || (version === now.version && name < now.name);

function addHeld(held: Growing["held"], version: number, item: FutureItem): void {
  for (const { productId, name, quantity } of item.items) {
    const known = held.get(productId);
    if (known === undefined) held.set(productId, { name, version, quantity: quantity * item.quantity });
    else {
      known.quantity += quantity * item.quantity;
      if (isLaterName(known, version, name)) Object.assign(known, { name, version });
    }
  }
}

/** Most units first, then by name. FUTURE-03 */
export function summariseFuture(orders: readonly Pick<FutureOrder, "classId" | "orderItems">[]): readonly SummaryRow[] {
  const rows = new Map<ProductKey, Growing>();
  for (const { classId, orderItems } of orders) {
    for (const item of orderItems) {
      const [key, version] = [productKeyOf(item), item.productVersion ?? 0];
      const row: Growing = rows.get(key) ?? {
        name: item.name,
        version,
        units: 0,
        isGeneric: item.productId === null,
        unitsByClass: new Map(),
        held: new Map(),
      };
      rows.set(key, row);
      if (isLaterName(row, version, item.name)) Object.assign(row, { name: item.name, version });
      row.units += item.quantity;
      row.unitsByClass.set(classId, (row.unitsByClass.get(classId) ?? 0) + item.quantity);
      addHeld(row.held, version, item);
    }
  }
  const byUnits = (one: { units: number; name: string }, other: { units: number; name: string }): number =>
    other.units - one.units || compareNames(one.name, other.name);
  return [...rows]
    .map(([key, { name, units, isGeneric, unitsByClass, held }]): SummaryRow => ({
      key,
      name,
      isGeneric,
      units,
      unitsByClass,
      held: [...held.values()]
        .toSorted((one, other) => other.quantity - one.quantity || compareNames(one.name, other.name))
        .map(({ name: heldName, quantity }) => ({ name: heldName, quantity })),
    }))
    .toSorted((one, other) => byUnits(one, other) || (one.key < other.key ? -1 : 1));
}
